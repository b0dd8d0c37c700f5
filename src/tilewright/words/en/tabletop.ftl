### English: the scorecard and the judge for a physical set, in the browser.

## Pieces to tap

photo-open = Use a photo
photo-rest = Use a photo of what’s left
pick-pieces = Pick tiles
pick-color = Color
pick-remove = Remove { $piece }

## The score card

score-lead = Playing with real tiles? Enter who went out and what the others still have. The points are counted by the rulebook you choose.
score-players = Players
score-player = Player { $number }
score-add = Add a player
score-remove = Remove { $name }
score-begin = Start the scorecard
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
score-type = Type the total
score-pieces = Tiles { $name } still holds
score-count = Count
score-undo = Undo last game
score-on = Play another round
score-new = New card
score-new-sure = Yes, delete this card
score-picture = Save picture
score-away = The server can’t be reached. Your entries are safe on this device and will be counted when it’s back.
score-unclear = { $names } are tied on points, so whoever has fewer tiles wins. How many tiles does each of them have left?
score-shared = Someone shared this scorecard with you.
score-adopt = Continue it here
score-adopt-sure = Yes, replace my own card
score-own = My own card

## Its clock

score-clock = Turn clock
score-clock-start = Start
score-clock-stop = Stop
score-clock-next = Next turn
score-clock-over = Time’s up!

## The judge: is this allowed?

judge-lead = Playing with real tiles? Lay a row or a whole turn here, and see whether your rulebook allows it.
judge-what = What do you want to check?
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
judge-grid-how-before = Tap a square, then the dice that lie there. The next die goes to the right of it; tap the empty square again to go down instead. Real dice may have other faces than the ones in our games, so any face will do.
judge-grid-how-after = Now play the player’s turn: tap a die, then an empty square to move it there. Tap an empty square, then a die from the list to add it.
judge-grid-how-rest = Which dice does the player have left? They show whether a set had to be laid.
judge-grid-rest = Dice left over
judge-grid-remove = Remove this die
judge-rack = On the rack
judge-opened = This player has already opened
judge-fill = Choose where tiles go, then tap them. On the board, drag them as in a game.
judge-add = Add tiles
judge-no-more = There’s no { $piece } left: the box has { $count }.
judge-play = Play the turn
judge-lay = Now move the tiles the way the player did. You’ll see here whether it’s allowed.
judge-back = Back to the setup
judge-undo = Undo
judge-reset = Start over
judge-clear = Clear
judge-yes = Allowed
judge-no = Not allowed
judge-house = House rule: { $rules }
judge-clauses = { $count ->
    [one] Rule
   *[other] Rules
  }:

## On the home page
