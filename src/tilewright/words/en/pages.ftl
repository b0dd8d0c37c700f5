### English: the pages around a game, in the browser.

page-close = Close
page-watch = Watch

## Bots and clocks

page-bot-line = { $bot } · { $strength }
page-bot-technical = Technical name:
page-strength-1 = very easy
page-strength-2 = easy
page-strength-3 = medium
page-strength-4 = hard
page-strength-5 = very hard
page-ladder-title = Bot ladder
page-ladder-beaten = Bots from very easy to very hard. You have beaten { $count } of { $all }.
page-ladder-tick = beaten
page-ladder-add = Add to the table
page-ladder-add-who = Add { $name } to the table
page-clock-none = No clock
page-clock-seconds = { $seconds ->
    [one] { $seconds } second per turn
   *[other] { $seconds } seconds per turn
  }
page-clock-minutes = { $minutes ->
    [one] One minute per turn
   *[other] { $minutes } minutes per turn
  }
page-clock-days = { $days ->
    [one] One day per turn
   *[other] { $days } days per turn
  }

## A new table

page-new-title = Play with friends
page-new-booklet = What do you want to play?
page-new-seats = How many players?
page-new-chair = Seat { $number }
page-new-friend = Someone I invite
page-new-clock = Time per turn
page-new-listed = Anyone on this server can join
page-new-watched = Others can watch
page-new-quiet = A quiet table
page-new-quiet-means = For children and grandparents: only people with your link, no written messages, no spectators, no rating, large tiles, and no clock unless you set one.
page-new-rated = Counts for ratings
page-new-rated-people = Only tables without bots can be rated.
page-new-rated-means = There are no hints at rated tables.
page-new-house = House rules
page-new-customize = Customize
page-differs = What differs from the rulebook:
page-differs-not = Everything as in the rulebook.
page-new-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
  }
page-new-house-why = Everyone at the table sees what you change here.
page-house-search = Find a house rule
page-house-found = { $count ->
    [0] Nothing found. Try another word.
    [one] One rule found.
   *[other] { $count } rules found.
  }
page-house-printed = In the rulebook: { $sentence }.
page-new-open = Create table
page-new-summary = { $rules } · { $count } players · { $clock }

## Tables

page-tables-title = Tables
page-tables-club = Club night
page-tables-new = New table
page-tables-own = Your tables
page-tables-back = Go to table
page-tables-open = Tables to join
page-tables-none = No one is waiting right now. Create a table, and others can join you.
page-tables-played = Games to watch
page-tables-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
  }

## Joining by a link

page-join-title = You’re invited
page-join-lead = There’s a seat for you. Enter your name and sit down.
page-join-there = At the table: { $names }.
page-join-host = { $name } invites you to play.
page-join-begun-why = You can watch, or ask { $name } for a seat in the next match.
page-join-name = Your name
page-join-sit = Sit down
page-join-guest = No account needed.
page-join-full = All seats at this table are taken.
page-join-begun = The match at this table has already started.

## The waiting room

page-room-title = Table
page-room-chairs = Seats
page-room-free = Free seat
page-room-you = you
page-room-listed = open to everyone
page-room-by-link = by invitation only
page-room-rated = rated
page-room-quiet = quiet
page-room-house = house rules
page-room-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
page-room-full = Everyone is here.
page-room-sound = Turn sound on? You’ll hear when it’s your turn, and this device will alert you when the page isn’t visible.
page-room-sound-on = Turn sound on
page-room-sound-off = No, keep it silent
page-room-start = Start the game
page-room-start-without = Start without { $names }
page-room-host-starts = Waiting for the host to start the game.
page-room-choose-seat = Choose a free seat to play.
page-room-no-seat = All seats are taken. As soon as one is free, you can sit down here.
page-room-leave = Leave
page-room-meanwhile = Play a bot while you wait
page-room-meanwhile-why = You keep your seat, and we’ll call you back.
page-room-close = Close table
page-room-kick-who = Remove { $name }
page-room-move = Move { $name } to another seat
page-room-move-where = Choose a seat for { $name }.
page-room-move-here = To this seat: { $name }
page-room-remove-who = Remove the bot { $name }
page-room-which = Who fills free seats at the start?
page-room-nobody = No one (the seats are removed)
page-room-starter = Who starts?
page-room-add = Add a bot
page-room-ended = This table is closed
page-room-ended-why = The host closed it, or it’s by invitation only.
page-room-knock-why = Did a friend send you this address? Ask to be let in.
page-room-knock = Ask to be let in
page-room-knocked = Request sent. If someone there lets you in, the table opens here.
page-room-asks = { $name } would like to join.
page-room-admit = Let in
page-room-decline = Not now
page-handicap-title = Handicap
page-handicap-like-table = Same as the table
page-handicap-opening = Opening
page-handicap-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-handicap-opens = { $points ->
    [0] opens with any set
   *[other] opens with { $points } points
  }
page-handicap-rack = Tiles dealt
page-handicap-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
page-handicap-dealt = { $count ->
    [one] gets { $count } tile
   *[other] gets { $count } tiles
  }
page-handicap-time = Time per turn
page-handicap-hints = Hints
page-handicap-always = always
page-handicap-three = three a game
page-handicap-never = never
page-handicap-hints-three = three hints a game
page-handicap-hints-never = no hints
page-handicap-even = Even the odds
page-handicap-even-why = Chooses handicaps from the measured strength of the bots and your results against them. A match with handicaps isn’t rated.
page-share-title = Invite others
page-share-lead = Send this link, or let them scan the code.
page-share-link = Link
page-share-copy = Copy link
page-share-copied = Copied
page-share-local = This link only works on this device. To invite phones at home, start the server with --lan and open the address it shows.
page-share-qr = The link as a QR code
page-phones-join = Let phones join
page-phones-why = Then anyone on the same network as this computer, such as your Wi-Fi, can open Tilewright here and play as a guest. No one on the internet can. You end it with the same button, and it ends when Tilewright stops.
page-phones-stop = Stop letting phones join
page-phones-on = Phones on your network can join: { $address }

## Profile

page-me-won = You won
page-me-won-by = Won by { $names }
page-me-export = Download my data

## People

page-people-title = People
page-people-why = Only you see this list.
page-people-friends = Friends
page-people-met = People you’ve played with
page-people-none = No one here yet. After your first match with other people, you’ll find them here.
page-people-here = Online
page-people-playing = In a game
page-people-play = Play again
page-people-play-with = Play again with { $names }
page-people-ask = Add friend
page-people-ask-who = Add { $name } as a friend
page-people-asked = Request sent
page-people-asks = { $name } wants to be your friend.
page-people-agree = Accept
page-people-refuse = No, thanks
page-people-more = More options for { $name }
page-people-end = Remove friend
page-people-take-back = Cancel request
page-people-forget = Remove from this list
page-people-shown = Let friends see when I’m online
page-people-shown-means = Next to your name, friends see “Online” or “In a game”. No one else does.
page-people-together = Who’s in the lead?
page-people-leads = { $name } leads by { $lead }
page-people-leads-you = You lead by { $lead }
page-people-level = All tied
page-people-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
page-people-all = Everyone you know
page-people-calls = { $name } invites you to play: { $book }
page-people-later = Not now
page-people-invite = Invite people you know
page-people-invite-who = Invite { $name }
page-people-called = { $names } { $count ->
    [one] has been invited.
   *[other] have been invited.
}
page-people-cannot = { $names } can’t play right now.

## Rules

page-rules-title = Rules
page-rules-table = Rules of this table
page-rules-others = Rulebooks
page-rules-house = house rule
page-rules-only = only here
page-rules-for = { $game ->
    [dice] For { $least } players, with { $pieces } dice.
   *[tiles] For { $least } to { $most } players, with { $pieces } tiles.
  }
page-rules-contents = On these pages
page-rules-fine = Fine print
page-rules-fine-why = Every rule in detail, with where it comes from. Rules that differ in other rulebooks are marked; open one to compare.
page-rules-elsewhere = Other rulebooks
page-rules-right = Right
page-rules-wrong = Wrong
page-rules-adds = You add
page-rules-then = Then

## Puzzles, games and turns, wherever they are named

page-home-deal = Deal of the day
page-home-deal-why = Everyone gets the same tiles against the same bots. One game, one try, no hints.
page-daily = Puzzle of the day
page-daily-streak = { $count ->
    [0] Solve it to start a streak.
    [one] One day solved. Come back tomorrow!
   *[other] { $count } days in a row.
  }
page-mistakes = Your own mistakes
page-mistakes-to-do = { $count ->
    [one] { $count } missed chance is waiting to be solved.
   *[other] { $count } missed chances are waiting to be solved.
}
page-daily-figures = { $count ->
    [0] No one has solved it yet.
    [one] One person has solved it.
   *[other] { $count } people have solved it.
  }
page-daily-median = Half of them took { $time } or less.
page-review = Review
page-remove = Remove
