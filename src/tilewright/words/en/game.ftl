### English: the screen of a match of tiles, in the browser.

## Around the table

game-title = At the table
game-home = Home
game-close = Close
game-more = More
game-opponents = Opponents
game-rules = Rules
game-joining = Taking your seat…
game-waiting = The game starts as soon as everyone is here.
game-gone = Match not found
game-refused = You can’t do that right now.
game-your-turn = Your turn
game-their-turn = { $name } is playing
game-over = The game is over
game-match-over = The match is over
game-paused = Paused
game-you-are-away = A stand-in is playing for you
game-watching = You’re watching.
game-watching-later = Spectators see the game with a short delay. One moment…
game-last-lap = Last turns: no more drawing
game-down = Connection lost. Your turn is saved. Reconnecting…
game-slow = The connection is slow. What you do arrives late.
game-number = Game { $game } of { $games }
game-pool = { $count ->
    [0] Pool empty
   *[other] Pool { $count }
  }

## Seats

game-seats = Players at the table
game-you = You
game-bot = bot
game-bot-number = { $name } { $number }
game-moves = to play
game-pieces-held = { $count ->
    [one] tile on the rack
   *[other] tiles on the rack
  }
game-opened = has opened
game-big-turn = { $count } tiles!
game-big-joker = Joker freed!
game-not-opened = has not opened yet
game-points = { $points } pts
game-away = stand-in
game-not-connected = offline
game-wants-pause = wants a pause

## Actions

game-tools = Tools
game-play = Play
game-draw = Draw
game-pass = Pass
game-undo = Undo
game-redo = Redo
game-reset = Reset
game-hint = Hint
game-again = Show again
game-talk = Chat
game-talk-new = { $count ->
    [one] Chat: one new message
   *[other] Chat: { $count } new messages
  }
game-claim = Show pairs and redeal
game-step-away = Let a stand-in play
game-end = End this match
game-end-sure = Press again to end it; it won’t count
game-ended = You ended this match
game-come-back = I’m back
game-pause = Ask for a pause
game-pause-agree = Agree to a pause
game-pause-no-longer = Cancel my pause request
game-go-on = Resume
game-mute = Turn sounds off
game-unmute = Turn sounds on
game-sounds = Sounds
game-large = Large text and tiles
game-zen = Zen mode
game-zen-end = Leave zen mode
game-give-up = You’ll lose what you’ve laid. Press again to confirm.
game-penalty = If anything is wrong, everything goes back{ $count ->
    [0] {""}
    [one] , you draw one penalty tile,
   *[other] , you draw { $count } penalty tiles,
  } and your turn is over. Play it?
game-penalty-back = Look again
game-penalty-silent = Don’t ask again
game-unchecked = Everything is checked when you press Play.
game-verdict-begin = Lay tiles on the table, or draw.
game-verdict-begin-pass = Lay tiles on the table, or pass.
game-nothing-laid = Lay tiles on the table first, or draw.
game-nothing-laid-pass = Lay tiles on the table first, or pass.
game-not-yet = { $name } is still playing. Wait for your turn.
game-opening-first = Open first: lay { $needed ->
    [0] a set from your own rack
   *[other] sets from your own rack worth at least { $needed } points
  }. Then you can add to the table.
game-rows-wrong = { $count } rows aren’t sets yet. Each of them is marked.
game-read-all = Read all
game-verdict-fine = Everything fits.
game-verdict-begun = Keep going: a set needs at least three tiles.
game-verdict-apart = Push these tiles together to make a set.
game-joker-D = Double joker: stands for two tiles side by side in its set.
game-joker-C = Color-change joker: after it, the run continues in another color.
game-joker-M = Mirror joker: the same tiles lie on both sides of it.
game-opening = { $reached ->
    [yes] Opening: { $points } points. That’s enough.
   *[no] Opening: { $points } of { $needed }
  }

## A plan while others play

game-plan-begin = Plan while you wait: lay tiles as if it were your turn. Only you see them.
game-plan-yours = Your plan. Only you see it.
game-plan-fine = Your plan works. Only you see it.
game-plan-rated = Only the parts of your plan that still fit are kept here.
game-plan-refitted = The table has changed. In your plan, { $pieces } now { $count ->
    [one] goes
   *[other] go
  } elsewhere.
game-plan-no-place = The table has changed. Back on your rack, because there’s no place left: { $pieces }.
game-plan-unhelped = The table has changed. Back on your rack, because a rated match keeps only what still fits: { $pieces }.
game-plan-busy = The table has changed, and the server is too busy to look for other places. Back on your rack: { $pieces }.
game-plan-dropped = The table has changed. What you planned to rearrange is back as it was.

## The clock

game-no-clock = No clock. Take your time.
game-clock-seconds = { $count ->
    [one] one second left
   *[other] { $count } seconds left
  }
game-clock-minutes = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
  }
game-clock-hours = { $count ->
    [one] one hour left
   *[other] { $count } hours left
  }
game-last-seconds = Ten seconds left.
game-time-out = When time runs out

## Hints

game-hint-asking = Looking at your rack…
game-hint-nothing = There’s nothing you can play this turn.
game-hint-something = You can play something.
game-hint-most = The most you can play: { $pieces }.
game-hint-some = You can play { $pieces }.
game-hint-most-shown = The most you can play:
game-hint-some-shown = You can play:
game-hint-which = Which tiles?
game-hint-how = Show me how
game-hint-again = Show again
game-hint-lay = Lay it for me

## The end of a game

game-scores = Scorecard
game-player = Player
game-round-game = { $round }.{ $game }
game-won = won
game-total = Total
game-games-won = Won
game-round-total = Round { $round }
game-left-points = { $points } left
game-left-nothing = nothing left
game-see-table = View the table
game-you-won = You won!
game-you-won-match = You won the match!
game-won-by = { $winners ->
    [one] { $who } won!
   *[other] { $who } share the win.
  }
game-wants-rematch = wants to play again
game-not-asked = hasn’t answered yet
game-next-deal = Next game
game-rematch = Play again
game-rematch-waits = Waiting for { $names }.
game-rematch-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
  }
game-rematch-without = Start without them
game-replay = Replay
game-record-fold = Record and shuffle
game-record = Download game record
game-verify = Verify the shuffle
game-verified = { $games ->
    [one] Verified: the secret revealed after the game gives exactly this shuffle.
   *[other] Verified: the secrets revealed after the games give exactly these { $games } shuffles.
  }
game-verified-here = This browser repeated the shuffle itself.
game-verified-there = The server repeated the shuffle, because this browser can’t do so on this page (it needs https).
game-not-verified = The revealed secret gives a different shuffle. Don’t trust this game.
game-verify-later = The server couldn’t verify it right now. Try again later.
game-seen-kept = The server kept the promise it made to this browser before the deal.
game-seen-changed = The server changed the promise it made before the deal, or the random number from your browser. Don’t trust this server.
game-seen-none = This browser didn’t see the match before its deal, so it can’t tell whether the server kept its promise.

## Away, back and paused

game-log = Game log
game-drawn-then = { $first }, then { $last }
game-event-left = { $you ->
    [yes] You’re away. A stand-in is playing for you.
   *[no] { $who } is away. A stand-in is playing.
  }
game-event-back = { $you ->
    [yes] You’re back.
   *[no] { $who } is back.
  }
game-event-pause-asked = { $you ->
    [yes] You asked for a pause.
   *[no] { $who } asked for a pause.
  }
game-event-hint = { $you ->
    [yes] You used a hint.
   *[no] { $who } used a hint.
  }
game-event-paused = The game is paused.
game-event-given-up = { $you ->
    [yes] You ended the match.
   *[no] { $who } ended the match.
  }
game-event-pause-ended = { $you ->
    [yes] You ended the pause.
   *[no] { $who } ended the pause.
  }

## Chat

game-chat = Chat
game-chat-text = Say something
game-chat-send = Send
game-chat-heard = { $name }: { $words }
game-chat-about = Mute or report { $name }
game-chat-mute = Mute { $name }
game-chat-muted = You won’t see messages from { $name } anymore.
game-chat-block = Block { $name }
game-chat-blocked = { $name } is blocked. You won’t see their messages, and they can’t join your tables.
game-chat-report = Report { $name }
game-chat-reported = Thank you. The people behind this server will take a look.
game-chat-reason = Reported from the table
chat-hello = Hello!
chat-good-luck = Good luck!
chat-well-played = Well played!
chat-thanks = Thanks!
chat-sorry = Sorry!
chat-one-moment = One moment, please.
chat-oops = Oops!
chat-good-game = Good game!
chat-again = Another game?
chat-emote-laugh = laughing
chat-emote-wow = wow
chat-emote-think = thinking
chat-emote-aw = aw, too bad
chat-emote-phew = phew
chat-emote-heart = heart
chat-emote-star = star
chat-emote-party = hooray
game-emotes = Emotes

## Keys

game-keys = Keys
game-keys-title = Keyboard shortcuts
game-keys-draw = Draw or pass
game-keys-play = End the turn: play
game-keys-clock = Time left
game-keys-rack = Tiles on your rack
game-keys-pool = Tiles in the pool
game-keys-last = Last event
game-keys-again = Show the last turns again
game-keys-help = This list
game-key-rack = { $count ->
    [one] One tile on your rack: { $pieces }.
   *[other] { $count } tiles on your rack: { $pieces }.
  }
game-key-pool = { $count ->
    [0] The pool is empty.
    [one] One tile in the pool.
   *[other] { $count } tiles in the pool.
  }

## Tips in the first game

game-tip-ok = Got it
game-tip-off = Turn tips off
game-called-start = The game at your table has started.
game-called-full = Everyone is at your table. You can start.
game-called-asks = Someone wants to join your table.
game-called-closed = Your table was closed.
