### English: the analysis board and the review of a game.

study-title = Analysis
study-why = Find the best turn in any position.
study-lead = Set up any position and see the best turn, every turn there is, or what a row is worth. The address of this page holds the position, so you can share it.
study-position = The position
study-table = Table as text
study-rack = Rack as text
study-best = Best turn by
study-by-tiles = Most tiles
study-by-points = Most points
study-by-out = Going out
study-plays = All turns
study-rows = What rows are worth
study-try = Lay it yourself
study-empty = Put at least one tile on the rack.
study-thinking = Thinking…
study-none = No tile can be laid here.
study-not-out = You can’t go out in one turn here.
study-found = { $count ->
    [one] Lay { $count } tile
   *[other] Lay { $count } tiles
  }{ $out ->
    [yes] {" "}and go out
   *[no] {""}
  }. On a rack they would count { $points } { $points ->
    [one] point
   *[other] points
  }.
study-unproven = There may be an even better turn.
study-before = Before
study-after = After
study-show = Show the steps
study-steps = Steps
study-plays-all = { $count ->
    [0] No tile can be laid here.
    [one] There’s one choice of tiles that can be laid.
   *[other] There are { $count } choices of tiles that can be laid.
  }
study-plays-more = These are the best { $count } choices. There are more.
study-play = { $pieces }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
study-plays-next = Show more
study-stands = The { $joker } stands for { $stands }.
study-picture = Save picture
study-drawing = Save as SVG
study-here = Analyse from here
study-out = Play it out against bots
study-out-bot = Opponent { $number }
study-out-start = Start the game
study-out-again = Start again
study-out-nobody = No one
study-out-racks = Racks at the end
study-out-how = The bots draw their tiles at random from those that are neither on the table nor on your rack. Nothing is saved or rated.

review-title = Review
review-of = { $booklet }, game { $game }: review
review-making = The review is being made…
review-summary = Summary
review-player = Player
review-turns = Turns
review-best-turns = Best turns
review-held-turns = Held back well
review-mistakes = Mistakes
review-missed-tiles = Tiles missed
review-outs-missed = Missed going out
review-chances = Chances to win
review-chances-how = Before each turn, from { $count } games played out with what the player in turn could know.
review-as-table = As a table
review-turn = Turn
review-mistakes-first = Mistakes first
review-turn-of = Turn { $turn }, { $name }
review-laid = Laid { $laid } of { $most }
review-lost = This cost { $chance } of the chance to win.
review-choose = Choose a turn to see its position and the best turn there.
review-best-here = The best turn here
review-try = Try it yourself
review-badge-out = Could have gone out
review-badge-open = Could have opened
review-badge-missed = { $count ->
    [one] Missed { $count } tile
   *[other] Missed { $count } tiles
  }
review-badge-held = Held back well
review-badge-best = Best
review-badge-none = Nothing fitted

puzzles-title = Puzzles
puzzles-why = One a day, and many more.
puzzles-lead = In each position one turn stands out. Find it on the board. Solved without a hint, it raises your rating.
puzzles-daily = Puzzle of the day
puzzles-one = Puzzle, difficulty { $grade } of 10
puzzles-streak = { $count ->
    [0] Solve it to start a streak.
    [one] One day solved. Come back tomorrow!
   *[other] { $count } days in a row.
  }
puzzles-solve = Solve it
puzzles-again = Look at it again
puzzles-all = All puzzles
puzzles-grade = Difficulty
puzzles-grade-of = Difficulty { $grade } of 10.
puzzles-any = Any
puzzles-done = { $done } of { $count } solved
puzzles-number = Puzzle { $number }, difficulty { $grade }{ $solved ->
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
puzzles-result = Tilewright puzzle of { $day }: solved in { $time }, { $hints ->
    [0] no hints
    [one] one hint
   *[other] { $hints } hints
  }, { $streak ->
    [one] first day
   *[other] { $streak } days in a row
  }.
puzzles-hint-tiles = Play these tiles:
puzzles-hint-dice = Play these dice:
puzzles-hint-step = Next step
puzzles-rating = Your puzzle rating: { $rating }
puzzles-rated = Your puzzle rating: { $rating } ({ $change }).
puzzles-hint-cost = Hints cost rating.
rush-title = Three-minute rush
rush-lead = Solve as many puzzles as you can in three minutes. They get harder, and three misses end the rush.
rush-start = Start
rush-again = Again
rush-skip = Skip (counts as a miss)
rush-best = Your best: { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
  } solved.
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
results-title = Your results
results-none = Nothing here yet. Finished matches are counted.
results-puzzles = Puzzles solved: { $solved }. Rating: { $rating }. Days in a row: { $streak }.
results-opponents = Against
results-matches = Matches
results-games = Games
results-won = Won
results-missed = Tiles missed per turn
results-people = people
results-bots = bots
results-csv = Download as CSV
results-rating = { $title }: { $rating }
results-date = Date
