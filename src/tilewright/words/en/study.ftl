### English: the analysis board and the review of a game.

study-title = Analysis
study-why = Set up a table and find the best turn.
study-sample = What’s the best turn here?
study-sample-why = Five tiles left. See how all of them can be played.
study-position = Table and rack
study-table = Table as text
study-rack = Rack as text
study-as-text = Type or paste a table and rack
study-back-to = Back to turn { $turn }
study-best = Best turn by
study-tabs = Questions
study-tab-edit = Set up
study-tab-best = Best
study-tab-plays = All turns
study-tab-rows = Rows
study-tab-try = Try
study-tab-out = Play on
study-by-tiles = Most tiles
study-by-points = Most points
study-by-out = Going out
study-empty = Put at least one tile on the rack.
study-unfinished = A row needs at least three tiles.
study-no-rows = Put a row on the table.
study-thinking = Thinking…
study-none = Nothing can be played here.
study-not-out = You can’t go out in one turn here.
study-found = { $count ->
    [one] Play { $count } tile
   *[other] Play { $count } tiles
  }{ $out ->
    [yes] {" "}and go out
   *[no] {""}
  }. That takes { $points } { $points ->
    [one] point
   *[other] points
  } off your rack.
study-unproven = There may be an even better turn.
study-before = Before
study-after = After
study-show = Show the steps
study-steps = Steps
study-plays-all = { $count ->
    [0] Nothing can be played here.
    [one] There’s only one choice of tiles you can play.
   *[other] There are { $count } different choices of tiles you can play.
  }
study-plays-more = These are the best { $count } choices. There are more.
study-play = { $pieces }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
study-plays-next = Show more
study-stands = The { $joker } stands for { $stands }.
study-redo = Redo
study-copy-text = Copy as text
study-record = Load a record
study-record-file = A file of a game
study-record-paste = Or paste the record, or its short text
study-record-long = That’s longer than a record can be here.
study-behind = Wins { $less } less often than the best of these ({ $low } to { $high }).
study-as-good = No clear difference to the best of these.
study-ahead = The best of these.
study-wait = Drawing instead:
study-chances-how = Chances to win against one opponent, with 95 % intervals. All turns were played out in the same imagined games.
study-compare = Compare
study-compare-how = Choose Compare at two turns to see them side by side.
study-compare-other = Choose another turn to compare it with.
study-compared = Two turns side by side
study-lays = { $count ->
    [one] Plays { $count } tile
   *[other] Plays { $count } tiles
  }
study-keeps = { $count ->
    [0] Keeps nothing
    [one] Keeps { $count } tile
   *[other] Keeps { $count } tiles
  }
study-go-on = Go on from here
study-picture = Save picture
study-drawing = Save as SVG
study-here = Analyze from here
study-out-bot = Opponent { $number }
study-out-start = Start the game
study-out-again = Start again
study-out-nobody = No one
study-out-racks = Racks at the end
study-out-how = The bots get random tiles from those that aren’t on the table or on your rack. This game isn’t saved and doesn’t count for ratings.

review-faces = Replay or review
review-tab = { $face }: { $names }
review-tab-turn = Turn { $turn } · { $face }: { $names }
review-making = Preparing the review…
review-done = { $done } of { $turns } turns reviewed
review-summary = Summary
review-quality = of 100
review-quality-how = How well each player chose their turns. 100 means that no other turn would have given a better chance of winning.
review-moments = Key moments
review-turns = Turns
review-best-turns = Best turns
review-held-turns = Held back well
review-mistakes = Mistakes
review-outs-missed = Could have gone out
review-chances = Chances to win
review-chances-how = The chances after each turn, averaged over one turn of every player. For each turn, { $count } games were played out with only what that player could know. Drag along the chart to see a turn.
review-as-table = As a table
review-turn = Turn
review-turn-short = Turn { $turn }
review-mistakes-first = Mistakes first
review-turn-of = Turn { $turn }, { $name }
review-laid = Laid { $laid } of { $most }
review-lost = This lowered the chance of winning by { $chance }.
review-best-here = The best turn here
review-try = Try this turn
review-show-best = Show the best turn
review-watch = Watch what was played
review-analyze = Analyze
review-play-on = Play on against bots
review-back = Previous turn
review-next = Next turn
review-goal = { $count ->
    [one] { $count } tile can be played here. Can you find it?
   *[other] { $count } tiles can be played here. Can you find them?
  }
review-goal-out = You can go out here. Can you see how?
review-goal-found = Found it!
review-badge-out = Could have gone out
review-badge-open = Could have opened
review-badge-missed = { $count ->
    [one] Missed { $count } tile
   *[other] Missed { $count } tiles
  }
review-badge-held = Held back well
review-badge-best = Best
review-badge-none = Nothing to play

deal-par = Par is { $points } points: that’s what the { $bot } made of your tiles.
deal-played = You scored { $points } points.
deal-place = Place { $place }.
deal-field = { $count ->
    [0] No one has finished it yet.
    [one] One person has finished it.
   *[other] { $count } people have finished it.
  }
deal-claimed = { $claimed ->
    [one] One of them played offline; that result doesn’t push anyone down.
   *[other] { $claimed } of them played offline; those results don’t push anyone down.
  }
deal-review = Look back
deal-proof = How you can check the deal
deal-proof-why = These are fingerprints (SHA-256) of the keys the tiles are dealt from. Each is shown from the day before, and it’s in the record of your game, so the deal can’t be changed.
deal-today = Today
deal-tomorrow = Tomorrow

puzzles-title = Puzzles
puzzles-lead = Every puzzle has one best turn. Can you find it? Solve it without hints, and your rating goes up.
puzzles-one = Puzzle
puzzles-of-day = Puzzle of { $date }
puzzles-month-before = Previous month
puzzles-month-after = Next month
puzzles-day = { $date }, { $rules }{ $state ->
    [solved] , solved
    [late] , solved later
   *[open] {""}
  }
puzzles-calendar-why = One missed day doesn’t end your streak. Days you missed can still be solved.
puzzles-solve = Solve it
puzzles-again = Look at it again
puzzles-all = All puzzles
puzzles-grade = Difficulty
puzzles-grade-of = Difficulty { $grade } of 10
puzzles-any = Any
puzzles-done = { $done } of { $count } solved
puzzles-kind = What to find
puzzles-kind-out = Play all tiles
puzzles-kind-most = Play the most
puzzles-kind-open = Open
puzzles-kind-free_joker = Free a joker
puzzles-kind-cross = Cross sets
puzzles-mine = My level
puzzles-more = Show more
puzzles-picture = { $kind }, difficulty { $grade }{ $solved ->
    [yes] , solved
   *[no] {""}
  }
puzzles-solved = Solved!
puzzles-hints-used = { $count ->
    [0] Without a hint.
    [one] With one hint.
   *[other] With { $count } hints.
  }
puzzles-next = Next puzzle
puzzles-share = Copy result
puzzles-tomorrow = The next one comes at { $time }.
puzzles-time = Solved in { $time }.
puzzles-hint-tiles = Play these tiles:
puzzles-hint-dice = Play these dice:
puzzles-hint-step = Next step
puzzles-rating = Your puzzle rating: { $rating }
puzzles-rated = Your puzzle rating: { $rating } ({ $change }).
puzzles-hint-cost = Hints cost rating points.
puzzles-wrong = You can play more than that. Wrong answers cost rating points.
mistakes-none = Nothing here yet. When one of your finished games is reviewed, up to three turns where you missed something become puzzles here, if there’s one proven best answer.
mistakes-all-solved = You’ve solved them all. More may come with the review of your next game.
mistakes-solved = Solved: { $count }
mistakes-one = A chance you missed
mistakes-turn = Turn { $turn } of your game
mistakes-in-game = { $count ->
    [one] { $count } chance you missed here is now a puzzle.
   *[other] { $count } chances you missed here are now puzzles.
}
mistakes-as-puzzle = Solve it as a puzzle
mistakes-wrong = You can play more than that.
rush-title = Three-minute rush
rush-lead = Solve as many puzzles as you can in three minutes. They get harder, and three misses end the rush.
rush-start = Start
rush-again = Again
rush-skip = Skip (counts as a miss)
rush-best = Your best: { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
  } solved.
rush-board = Today’s best on this server
rush-missed = Puzzles you missed
rush-answer = Show the answer
rush-score = Solved: { $solved }. Misses: { $missed } of { $misses }.
rush-number = Puzzle { $number }, difficulty { $grade }.
rush-over-misses = Three misses. The rush is over.
rush-over-time = Time’s up!
rush-over = The rush is over.
rush-result = { $count ->
    [0] No puzzle solved.
    [one] 1 puzzle solved!
   *[other] { $count } puzzles solved!
  }
progress-title = Progress
progress-train = What to train next: { $theme }
progress-found = You found the best turn { $best } of { $turns } times.
progress-how = How often you found the best turn in your latest reviewed games, by what it was about, with 95 % intervals.
progress-best = Best turns found in your last { $count } reviewed matches: { $now }
progress-opened = Turn of your opening in your last { $count } reviewed matches, on average: { $now }
progress-jokers = Jokers left at the end in your last { $count } reviewed matches, per game: { $now }
progress-between = Your strength lies between { $low } and { $high } (95 %). The rating is a careful figure below that.
results-title = Your results
results-none = Nothing here yet. Your finished matches will show up here.
results-puzzles = Puzzles solved: { $solved }. Rating: { $rating }. Days in a row: { $streak }.
results-opponents = Against
results-matches = Matches
results-games = Games
results-won = Won
results-wins = Matches won out of the last { $count }: { $now }
results-missed = Tiles missed per turn
results-reviewed = Games reviewed
results-opened = Opened on turn, on average
results-jokers = Jokers left at the end, per game
results-missed-now = Tiles missed per turn, over the last { $count } reviewed matches: { $now }
results-people = people
results-bots = bots
results-csv = Download as CSV
results-rating = { $title }: { $rating }
results-date = Date
results-interval = Strength (95 %)

## Replays and results

page-me-ratings = Ratings
page-me-rated-matches = { $count ->
    [one] one match
   *[other] { $count } matches
  }
page-me-history = Your matches
page-me-nothing = You haven’t played yet.
page-me-earlier = Show earlier matches
page-me-unfinished = Not finished
page-me-record = Download game record
page-me-go-on = Continue playing
page-replay-title = Replay
page-replay-of = { $booklet }, game { $game }
page-replay-game = Game
page-replay-racks = Whose rack is shown
page-replay-pool = { $count } in the pool
page-replay-back = Previous step
page-replay-next = Next step
page-replay-play = Play
page-replay-pause = Pause
page-replay-moment = Step
page-replay-moment-of = { $number } of { $count }
page-replay-keys = Keys: ← and → to step, space to play.
