### English: what happened and what will, in the sentences of the terminal and on the pages of the browser.

## What happened

event-drawn-for-start = Drawn to see who starts: { $draws }.
event-drawn-by = { $who } { $pieces }
event-starts = { $you ->
    [yes] You start.
   *[no] { $who } starts.
  }
event-reshuffled = { $you ->
    [yes] You showed { $pieces }
   *[no] { $who } showed { $pieces }
  }, each of them twice: everything was dealt again.
event-played = { $you ->
    [yes] You
   *[no] { $who }
  } { $how ->
    [opening] opened with { $pieces }
    [moving] played { $pieces } and moved pieces of the table
   *[adding] played { $pieces }
  }.
event-drew = { $you ->
    [yes] You drew { $pieces }.
   *[no] { $who } drew { $count ->
        [one] a piece
       *[other] { $count } pieces
      }.
  }
event-penalised = { $you ->
    [yes] Your turn broke the rules: the table is as it was, and you drew { $count ->
        [0] nothing, as the pool is empty
       *[other] { $pieces }
      }.
   *[no] { $who } broke the rules: the table is as it was, and { $count ->
        [0] there was no piece to draw
        [one] one piece was drawn
       *[other] { $count } pieces were drawn
      }.
  }
event-passed = { $you ->
    [yes] You
   *[no] { $who }
  } passed.
event-timed-out = { $you ->
    [yes] Your time was up:
   *[no] { $who } ran out of time:
  } { $table ->
    [same] the table is as it was.
   *[changed] the sets that were whole stayed on the table.
  }
event-timed-out-returned = { $you ->
    [yes] On your rack now: { $pieces }.
   *[no] { $count ->
        [one] One piece
       *[other] { $count } pieces
      } went to the rack.
  }
event-timed-out-to-pool = { $count ->
    [one] One loose piece of the table
   *[other] { $count } loose pieces of the table
  } went to the pool: { $pieces }.
event-timed-out-drew = { $you ->
    [yes] You drew { $pieces }.
   *[no] { $count ->
        [one] One piece was drawn.
       *[other] { $count } pieces were drawn.
      }
  }
event-game-out = { $you ->
    [yes] You laid your last piece and win the game!
   *[no] { $who } laid the last piece and wins the game.
  }
event-game-blocked = Nobody plays any more and the pool is empty: { $you ->
    [yes] you win the game with the lowest rack!
   *[no] { $winners ->
        [one] { $who } wins the game with the lowest rack.
       *[other] { $who } share the win with the lowest racks.
      }
  }
event-game-last-lap = The last lap is over: { $you ->
    [yes] you win the game with the lowest rack!
   *[no] { $winners ->
        [one] { $who } wins the game with the lowest rack.
       *[other] { $who } share the win with the lowest racks.
      }
  }
event-rolled = { $you ->
    [yes] You
   *[no] { $who }
  } rolled { $count ->
    [0] no die
   *[other] { $pieces }
  }.
event-placed = { $you ->
    [yes] You
   *[no] { $who }
  } played { $pieces }{ $how ->
    [moving] {" "}and moved dice of the table.
   *[adding] .
  }
event-turn-lost = { $you ->
    [yes] Your time was up, and you played no die.
   *[no] { $who } ran out of time and played no die.
  }
event-round-out = { $you ->
    [yes] You played your last die and win the round
   *[no] { $who } played the last die and wins the round
  }: { $points ->
    [one] one point.
   *[other] { $points } points.
  }
event-round-blocked = Nobody plays any more: { $winners ->
    [0] both have the same left, and nobody scores.
   *[other] { $you ->
        [yes] you have less left and win the round
       *[no] { $who } has less left and wins the round
      }: { $points ->
        [one] one point.
       *[other] { $points } points.
      }
  }
event-match-ended = { $you ->
    [yes] You win the match!
   *[no] { $winners ->
        [one] { $who } wins the match.
       *[other] { $who } share the match.
      }
  }

## What time-outs do, said before they happen

time-finished = A turn that is finished and right by then counts.
time-idle = If you moved nothing, you draw { $count ->
    [0] nothing
    [one] one piece
   *[other] { $count } pieces
  }.
time-restore = If you are in the middle of something, the table is put back as it was, your pieces return to your rack, and you draw { $count ->
    [0] nothing
    [one] one piece
   *[other] { $count } pieces
  }.
time-keep_sets = If you are in the middle of something, the sets that are whole stay, the other pieces from your rack return to it, { $loose ->
    [restore] loose pieces of the table go back to where they lay if that can be, else to the pool,
    [rack] loose pieces of the table go to your rack,
   *[pool] loose pieces of the table go to the pool,
  } and you draw { $count ->
    [0] nothing
    [one] one piece
   *[other] { $count } pieces
  }.
time-forgotten = If you are in the middle of something, your pieces return to your rack, the rows you disturbed count as forgotten and go to the pool, and you draw { $count ->
    [0] one piece
    [one] one piece and one more
   *[other] { $count } pieces and one more
  } for each of theirs.
