### English: the score keeper for a physical set, in the browser.

## Pieces to tap

pick-pieces = Pick pieces
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

## On the home page

score-why = Playing with your own set? Count the points here
