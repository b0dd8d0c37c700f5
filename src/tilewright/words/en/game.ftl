### English: the screen of a match of tiles, in the browser.

## Around the felt

game-title = At the table
game-home = Home
game-close = Close
game-more = More
game-rules = Rules
game-joining = Taking your seat …
game-waiting = The game begins as soon as everybody is here.
game-gone = This match is not to be found
game-refused = That is not possible now.
game-your-turn = Your turn
game-their-turn = { $name } is playing
game-over = The game is over
game-match-over = The match is over
game-paused = Paused
game-you-are-away = A stand-in plays for you
game-watching = You are watching.
game-watching-later = Those who watch see the game a little later. One moment …
game-last-lap = Last lap: nobody draws any more
game-down = The line is down; your turn is kept. Trying again …
game-number = Game { $game } of { $games }
game-pool = { $count ->
    [0] Pool empty
   *[other] Pool { $count }
  }

## Seats

game-seats = The others at the table
game-you = You
game-bot = computer player
game-bot-number = { $name } { $number }
game-moves = to move
game-pieces-held = pieces on the rack
game-opened = has opened
game-not-opened = has not opened yet
game-points = { $points } pts
game-away = stand-in
game-not-connected = not connected
game-wants-pause = would like a pause

## What may be done

game-tools = Arranging
game-play = Play
game-draw = Draw
game-pass = Pass
game-undo = Undo
game-redo = Redo
game-reset = Reset
game-hint = Hint
game-talk = Log and talk
game-claim = Show my pairs and deal again
game-step-away = Step away: a stand-in plays for me
game-come-back = I am back
game-pause = Ask for a pause
game-pause-agree = Agree to a pause
game-pause-no-longer = No pause after all
game-go-on = Go on
game-sounds = Sounds
game-zen = Only felt and rack
game-zen-end = Show everything
game-give-up = That gives up what you have laid. Press again if you mean it.
game-verdict-begin = Lay pieces on the felt, or draw.
game-verdict-begin-pass = Lay pieces on the felt, or pass.
game-verdict-fine = Everything fits.
game-opening = Opening: { $points } of { $needed }

## The clock

game-no-clock = There is no clock: take your time.
game-clock-seconds = { $count ->
    [one] one second left
   *[other] { $count } seconds left
  }
game-clock-minutes = { $count } minutes left
game-clock-hours = { $count } hours left
game-last-seconds = Ten seconds left.
game-time-out = When time is up

## Hints

game-hint-asking = Looking at your rack …
game-hint-nothing = There is nothing to lay this turn.
game-hint-something = There is a play for you.
game-hint-most = The most you can lay: { $pieces }.
game-hint-some = You can lay { $pieces }.
game-hint-most-shown = The most you can lay:
game-hint-some-shown = You can lay:
game-hint-which = Which pieces?
game-hint-how = Show me how
game-hint-again = Show again
game-hint-lay = Lay it so

## The end of a game

game-scores = Score card
game-player = Player
game-round-game = { $round }.{ $game }
game-won = won
game-total = Total
game-left-points = { $points } left
game-left-nothing = nothing left
game-see-table = See the table
game-next-deal = Next game
game-rematch = Play again
game-rematch-waits = Waiting for { $names }.
game-rematch-without = Begin without them
game-replay = Watch again
game-record = Download the record
game-verify = Verify the shuffle
game-verified = { $games ->
    [one] Made again from the secret shown after the game: it is the same shuffle.
   *[other] All { $games } shuffles, made again from the secrets shown after the games, are the same.
  }
game-not-verified = The shuffle made again is another one: do not trust this game.
game-verify-later = The server could not verify it now; try again later.

## What happens beside the game

game-log = What happened
game-event-left = { $you ->
    [yes] You are away: a stand-in plays for you.
   *[no] { $who } is away: a stand-in plays.
  }
game-event-back = { $you ->
    [yes] You are back.
   *[no] { $who } is back.
  }
game-event-pause-asked = { $you ->
    [yes] You ask for a pause.
   *[no] { $who } asks for a pause.
  }
game-event-paused = The game is paused.
game-event-pause-ended = { $you ->
    [yes] You end the pause.
   *[no] { $who } ends the pause.
  }

## Talk

game-chat = Talk
game-chat-text = Say something
game-chat-send = Send
game-chat-heard = { $name }: { $words }
game-chat-about = What { $name } said: mute or report
game-chat-mute = Mute { $name }
game-chat-muted = You no longer hear { $name }.
game-chat-block = Block { $name }
game-chat-blocked = You no longer hear { $name }, who cannot join your tables any more.
game-chat-report = Report { $name }
game-chat-reported = Thank you. The host of this server will look at it.
game-chat-reason = Reported from the table
chat-hello = Hello!
chat-good-luck = Good luck!
chat-well-played = Well played!
chat-thanks = Thank you!
chat-sorry = Sorry!
chat-one-moment = One moment, please.
chat-oops = Oops!
chat-good-game = Good game!
chat-again = Again?

## Keys

game-keys = Keys
game-keys-title = Keyboard shortcuts
game-keys-clock = How much time is left
game-keys-rack = What is on your rack
game-keys-pool = How many pieces are in the pool
game-keys-last = What happened last
game-keys-help = These keys
game-key-rack = { $count ->
    [one] One piece on your rack: { $pieces }.
   *[other] { $count } pieces on your rack: { $pieces }.
  }
game-key-pool = { $count ->
    [0] The pool is empty.
    [one] One piece in the pool.
   *[other] { $count } pieces in the pool.
  }
