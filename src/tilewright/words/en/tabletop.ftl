### English: the score keeper and the judge for a physical set, in the browser.

## Pieces to tap

pick-pieces = Pick tiles
pick-remove = Remove { $piece }

## The score card

score-title = Score keeper
score-lead = For a game with your own set: enter who went out and what the others still hold. The points are counted by the rules of your booklet.
score-players = Players
score-player = Player { $number }
score-add = Add a player
score-remove = Remove { $name }
score-begin = Start the score card
score-game = { $game ->
    [dice] Round
   *[tiles] Game
  } { $number } of { $count }
score-out = Who went out?
score-nobody = No one
score-left = Points { $name } still holds
score-tap = { $game ->
    [dice] Tap dice
   *[tiles] Tap tiles
  }
score-more = { $game ->
    [dice] Add dice
   *[tiles] Add tiles
  }
score-type = Type a sum
score-pieces = Tiles { $name } still holds
score-count = Count
score-undo = Undo last game
score-on = Play another round
score-new = New card
score-new-sure = Yes, delete this card
score-picture = Save picture
score-away = The server can’t be reached. Your entries are safe on this device and will be counted when it’s back.
score-unclear = { $names } hold equally many points. The one with fewer tiles wins: how many tiles does each hold?
score-shared = Someone shared this score card with you.
score-adopt = Continue it here

## Its clock

score-clock = Turn clock
score-clock-start = Start
score-clock-stop = Stop
score-clock-next = Next turn
score-clock-over = Time’s up!

## The judge: is this allowed?

judge-title = Is this allowed?
judge-lead = For a game with your own set: lay a row or a whole turn, and see whether the rules of your booklet allow it.
judge-what = What should be judged?
judge-a-row = One row
judge-a-turn = A whole turn
judge-your-row = { $game ->
    [dice] Your line of dice
   *[tiles] Your row
  }
judge-tap = { $game ->
    [dice] Tap the dice of the line, from left to right.
   *[tiles] Tap the tiles of the row.
  }
judge-table = On the table before the turn
judge-row = Row { $number }
judge-new-row = New row
judge-grid-step-before = Before the turn
judge-grid-step-after = After the turn
judge-grid-how-before = Tap a square, then the dice that lie there. The next die goes to the right of it; tap the empty square again to go down instead.
judge-grid-how-after = Now make the player’s turn: tap a die, then an empty square to move it there. Tap an empty square, then a die from the list to add it.
judge-grid-how-rest = The dice that the player still has. They show whether a set had to be laid.
judge-grid-rest = Dice left over
judge-grid-remove = Remove this die
judge-rack = On the rack
judge-opened = This player has already opened
judge-fill = Choose a row or the rack, then tap its tiles. Tap a tile again to remove it.
judge-play = Lay the turn
judge-lay = Move the tiles as in the turn. The verdict appears here.
judge-back = Change the position
judge-undo = Undo
judge-reset = Start over
judge-clear = Clear
judge-yes = Allowed
judge-no = Not allowed
judge-house = House rule: { $rules }
judge-clauses = { $count ->
    [one] Clause
   *[other] Clauses
  }:

## On the home page

score-why = Playing with your own set? Count the points here.
judge-why = Settle an argument at the table.
score-own-set = Playing with your own set?
