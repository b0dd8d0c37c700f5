### English: what happened and what will, in the sentences of the terminal and on the pages of the browser.

## What happened

event-drawn-for-start = Draw for the first turn: { $draws }.
event-drawn-by = { $who } ({ $pieces })
event-starts = { $you ->
    [yes] You start.
   *[no] { $who } starts.
  }
event-reshuffled = { $you ->
    [yes] You showed
   *[no] { $who } showed
  } pairs of { $pieces }, so everything was dealt again.
event-played = { $you ->
    [yes] You
   *[no] { $who }
  } { $how ->
    [opening] opened with { $pieces }
    [moving] played { $pieces } and rearranged the table
   *[adding] played { $pieces }
  }.
event-drew = { $you ->
    [yes] You drew { $pieces }.
   *[no] { $who } drew { $count ->
        [one] a tile
       *[other] { $count } tiles
      }.
  }
event-penalised = { $you ->
    [yes] Your turn wasn’t valid. The table is back as it was, and { $count ->
        [0] there was nothing to draw
       *[other] you drew { $pieces }
      }.
   *[no] { $who }’s turn wasn’t valid. The table is back as it was, and { $count ->
        [0] there was nothing to draw
        [one] they drew a tile
       *[other] they drew { $count } tiles
      }.
  }
event-passed = { $you ->
    [yes] You
   *[no] { $who }
  } passed.
event-timed-out = { $you ->
    [yes] Your time is up.
   *[no] { $who } ran out of time.
  } { $table ->
    [same] The table stays as it was.
   *[changed] Complete sets stay on the table.
  }
event-timed-out-returned = { $you ->
    [yes] Now on your rack: { $pieces }.
   *[no] { $count ->
        [one] One tile
       *[other] { $count } tiles
      } went to their rack.
  }
event-timed-out-to-pool = { $count ->
    [one] One loose tile
   *[other] { $count } loose tiles
  } went to the pool: { $pieces }.
event-timed-out-drew = { $you ->
    [yes] You drew { $pieces }.
   *[no] { $count ->
        [one] They drew a tile.
       *[other] They drew { $count } tiles.
      }
  }
event-game-out = { $you ->
    [yes] That was your last tile. You win the game!
   *[no] { $who } plays the last tile and wins the game.
  }
event-game-blocked = The pool is empty and everyone has passed. { $you ->
    [yes] You win the game with the fewest points left on your rack!
   *[no] { $winners ->
        [one] { $who } wins the game with the fewest points left on the rack.
       *[other] { $who } share the win with the fewest points left on their racks.
      }
  }
event-game-last-lap = Everyone has had a last turn. { $you ->
    [yes] You win the game with the fewest points left on your rack!
   *[no] { $winners ->
        [one] { $who } wins the game with the fewest points left on the rack.
       *[other] { $who } share the win with the fewest points left on their racks.
      }
  }
story-joker = { $you ->
    [yes] You went out with a joker!
   *[no] { $who } went out with a joker.
  }
story-many = { $you ->
    [yes] You went out with { $count } tiles in one turn!
   *[no] { $who } went out with { $count } tiles in one turn.
  }
story-blocked = No one could lay another tile.
story-last-lap = Everyone has had a last turn.
story-short = { $you ->
    [yes] You were { $count ->
        [one] one tile
       *[other] { $count } tiles
      } short.
   *[no] { $who } was { $count ->
        [one] one tile
       *[other] { $count } tiles
      } short.
  }
story-unopened = { $you ->
    [yes] You never got to open.
   *[no] { $who } never got to open.
  }
story-dice-out = { $you ->
    [yes] You laid your last die and won.
   *[no] { $who } laid the last die and won.
  }
story-dice-blocked = No one could lay another die.
event-rolled = { $you ->
    [yes] You
   *[no] { $who }
  } rolled { $count ->
    [0] no dice
   *[other] { $pieces }
  }.
event-placed = { $you ->
    [yes] You
   *[no] { $who }
  } played { $pieces }{ $how ->
    [moving] {" "}and rearranged the grid.
   *[adding] .
  }
event-turn-lost = { $you ->
    [yes] Your time ran out before you played any dice.
   *[no] { $who } ran out of time without playing any dice.
  }
event-round-out = { $you ->
    [yes] That was your last die. You win the round
   *[no] { $who } plays the last die and wins the round
  } for { $points ->
    [one] one point.
   *[other] { $points } points.
  }
event-round-blocked = Both players have passed too many times in a row. { $winners ->
    [0] Both players have the same left, so no one scores.
   *[other] { $you ->
        [yes] You have less left and win the round
       *[no] { $who } has less left and wins the round
      } for { $points ->
        [one] one point.
       *[other] { $points } points.
      }
  }
event-match-ended = { $you ->
    [yes] You win the match!
   *[no] { $winners ->
        [one] { $who } wins the match.
       *[other] { $who } share the win.
      }
  }

## What time-outs do, said before they happen

time-finished = When time runs out, a turn that is complete and valid counts.
time-idle = If you haven’t laid or moved anything, you draw { $count ->
    [0] nothing
    [one] one tile
   *[other] { $count } tiles
  }.
time-restore = If you’re in the middle of a move, the table goes back to how it was, your tiles return to your rack, and you draw { $count ->
    [0] nothing
    [one] one tile
   *[other] { $count } tiles
  }.
time-keep_sets = If you’re in the middle of a move, complete sets stay, your other tiles return to your rack, { $loose ->
    [restore] loose tiles from the table go back to their place or, if that isn’t possible, to the pool,
    [rack] loose tiles from the table go to your rack,
   *[pool] loose tiles from the table go to the pool,
  } and you draw { $count ->
    [0] nothing
    [one] one tile
   *[other] { $count } tiles
  }. Before your opening, the table goes back to how it was, and sets of your own tiles stay only if together they are enough for the opening. If this would take a joker off the table or break a joker rule, the whole table goes back to how it was.
time-forgotten = If you’re in the middle of a move, your tiles return to your rack, the rows you took apart go to the pool, and you draw { $count ->
    [0] one tile
    [one] one tile, plus one more
   *[other] { $count } tiles, plus one more
  } for each tile in those rows.

## The score card of a physical set

score-total = Total
score-leads = { $count ->
    [one] { $names } leads.
   *[other] { $names } share the lead.
  }
score-won = { $count ->
    [one] { $names } wins the match!
   *[other] { $names } share the win!
  }

## The notification of a turn

call-title = Your turn
call-body = Your game with { $names } is waiting for you.
call-table-title = { $name } invites you to play
call-table-body = { $book }: a seat is waiting for you.
