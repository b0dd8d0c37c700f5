### English: the pages around a game, in the browser.

page-close = Close
page-watch = Watch

## Bots and clocks

page-bot-line = { $bot } · { $strength }
page-strength-1 = very easy
page-strength-2 = easy
page-strength-3 = medium
page-strength-4 = strong
page-strength-5 = very strong
page-clock-none = No clock
page-clock-seconds = { $seconds } seconds a turn
page-clock-minutes = { $minutes ->
    [one] One minute a turn
   *[other] { $minutes } minutes a turn
  }
page-clock-days = { $days ->
    [one] A day for each turn
   *[other] { $days } days for each turn
  }

## A new table

page-new-title = A table with friends
page-new-booklet = What do you want to play?
page-new-seats = How many play?
page-new-chair = Chair { $number }
page-new-friend = Somebody I invite
page-new-clock = How long may a turn last?
page-new-listed = Anybody on this server may join
page-new-watched = Others may watch
page-new-rated = It counts for ratings
page-new-rated-people = Only tables without bots can be rated.
page-new-rated-means = At a rated table nobody gets hints.
page-new-house = House rules
page-new-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
  }
page-new-house-why = Everybody at the table sees what you change here.
page-new-open = Open the table
page-new-next = Then you get the link to send around.

## Tables

page-tables-title = Tables
page-tables-new = New table
page-tables-own = Yours
page-tables-back = Go to the table
page-tables-open = To join
page-tables-none = Nobody is waiting at the moment. Open a table, and others can join you.
page-tables-played = To watch
page-tables-free = { $count ->
    [one] one free chair
   *[other] { $count } free chairs
  }

## Joining by a link

page-join-title = You are invited
page-join-lead = Somebody has a chair for you. Say your name and sit down.
page-join-there = At the table: { $names }.
page-join-name = Your name
page-join-sit = Sit down
page-join-guest = You need no account.
page-join-full = Every chair of this table is taken.
page-join-begun = The match at this table has begun.

## The waiting room

page-room-title = A table
page-room-chairs = Chairs
page-room-free = Free chair
page-room-you = that is you
page-room-listed = open to everybody
page-room-by-link = by link only
page-room-rated = rated
page-room-house = house rules
page-room-waiting = { $count ->
    [one] One chair is still free.
   *[other] { $count } chairs are still free.
  }
page-room-full = Everybody is here.
page-room-start = Start the game
page-room-host-starts = The host starts the game.
page-room-leave = Leave
page-room-close = Close the table
page-room-kick = Send away
page-room-kick-who = Send { $name } away
page-room-remove = Remove
page-room-remove-who = Remove the bot { $name }
page-room-which = Who gets free chairs at the start?
page-room-nobody = Nobody: they are put away
page-room-add = Add a bot
page-room-ended = This table is closed
page-room-ended-why = The host has closed it, or it is not for you.
page-share-title = Invite others
page-share-lead = Send this link, or let them point the camera at the picture.
page-share-link = Link
page-share-copy = Copy the link
page-share-copied = Copied
page-share-local = This link works on this device only. For phones in the house, start the server with --lan and open the address it shows.
page-share-qr = The link as a code for a camera

## Oneself

page-me-title = Me
page-me-name-title = How others see you
page-me-name = Name
page-me-name-kept = Your name is kept.
page-me-keep = Keep
page-me-account = Account
page-me-why = You play as a guest of this device. With an account you find your matches and your rating on every device.
page-me-sign-up = Make an account
page-me-made = Your account is made.
page-me-log-in = Log in
page-me-log-out = Log out
page-me-logged-in = You are logged in as { $login }.
page-me-login = Login
page-me-password = Password
page-me-password-old = Password now
page-me-password-new = New password
page-me-password-change = Change the password
page-me-password-ends = All your other devices are logged out.
page-me-password-kept = Your password is changed.
page-me-ratings = Ratings
page-me-rated-matches = { $count ->
    [one] one match
   *[other] { $count } matches
  }
page-me-history = Your matches
page-me-nothing = You have not played yet.
page-me-earlier = Show earlier ones
page-me-won = You won
page-me-won-by = Won by { $names }
page-me-unfinished = Not over
page-me-replay = Watch again
page-me-record = Download the record
page-me-go-on = Go on playing
page-me-kept = What is kept about you
page-me-kept-what = Your name, your settings, your matches and what you said at tables. Nothing else, and nothing goes to others.
page-me-export = Download everything
page-me-delete = Delete me
page-me-delete-means = Everything about you is deleted. In the matches of others an empty name remains. This cannot be undone.
page-me-delete-sure = Yes, delete everything about me

## Settings

page-settings-title = Settings
page-settings-language = Language
page-settings-browser = As the browser has it
page-settings-theme = Colors
page-settings-theme-auto = Like the device
page-settings-theme-light = Light
page-settings-theme-dark = Dark
page-settings-sorting = Sort my rack
page-settings-sorting-color = By color
page-settings-sorting-number = By number
page-settings-sorting-own = My own order
page-settings-sounds = Sounds
page-settings-sounds-means = A soft tone when it is your turn and when tiles are laid.
page-settings-zen = Nothing but the table
page-settings-zen-means = Hides everything around table and rack while you play.
page-settings-shunned = People you do not hear
page-settings-nobody = You hear everybody.
page-settings-muted = muted
page-settings-blocked = blocked
page-settings-hear = Hear again
page-settings-hear-who = Hear { $name } again
page-settings-kept = Kept at once, and with you when you log in elsewhere.

## A game told again

page-replay-title = Watch again
page-replay-of = { $booklet }, game { $game }
page-replay-game = Game
page-replay-racks = Whose rack is shown
page-replay-pool = { $count } in the pool
page-replay-back = One step back
page-replay-next = One step on
page-replay-play = Play
page-replay-pause = Pause
page-replay-moment = Moment
page-replay-moment-of = { $number } of { $count }
page-replay-keys = Keys: ← and → step, space plays.

## Rules

page-rules-title = Rules
page-rules-table = The rules of this table
page-rules-others = Booklets
page-rules-marked = What differs from other booklets is marked; open it to see what they say.
page-rules-house = house rule
page-rules-only = only here
page-rules-for = { $game ->
    [dice] For { $least } players, with { $pieces } dice.
   *[tiles] For { $least } to { $most } players, with { $pieces } tiles.
  }
page-rules-short = In short
page-rules-goal = Be the first to lay all your tiles. They are laid in sets of three or more:
page-rules-run = A run: one color, numbers in a row
page-rules-group = A group: one number, different colors
page-rules-joker = A joker stands for any tile
page-rules-turn = In your turn lay at least one tile from your rack, or draw one from the pool. The first sets you lay must be worth enough, all from your own rack. After that you may also rearrange everything on the table, as long as only whole sets are left.
page-rules-end = When somebody lays the last tile the game is over, and the others count what is left on their racks.
page-rules-dice-goal = Be the first to play all your dice. They are laid in lines across and down, as in a crossword, and every line of two or more is part of a set: a run or a group of three or more.
page-rules-dice-turn = Roll your dice, then lay as many as you can and like, also to lines that lie there; you may move what lies there, as long as only whole sets are left. Next turn you choose which dice to roll again.
page-rules-dice-end = Whoever has played the last die wins the round and scores what the other has left.
