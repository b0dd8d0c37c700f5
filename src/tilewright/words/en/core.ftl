### English. Sentences are made here and nowhere else.

## Why a row is no set

set-not-in-box = there is no { $face } among the pieces of this rulebook
set-too-many-copies = the box holds the { $face } only { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
  }
set-too-short = a set has at least { $count } pieces
set-too-few-numbered = jokers alone are no set: a set has at least { $count ->
    [one] one numbered piece
   *[other] { $count } numbered pieces
  }
set-too-many-jokers = by these rules a set may hold at most { $count ->
    [one] one joker
   *[other] { $count } jokers
  }
set-adjacent-jokers = by these rules two jokers may not lie side by side, and no order keeps them apart
set-change-at-start = by these rules a color change never has the lowest place of a run
set-too-many-changes = by these rules a run may hold at most { $count ->
    [one] one color change
   *[other] { $count } color changes
  }
set-too-many-colors = by these rules a run has at most { $count } colors
set-mirror-side-too-small = by these rules each side of a mirror stands for at least { $count } pieces
set-mirrored-group-too-large = by these rules a mirrored group stands for at most { $count } pieces in all
set-color-twice = the { $face } is there more than once: a group has each color once
set-group-too-large = a group has at most { $count } { $faces ->
    [0] pieces, one of each color
   *[other] colors, and a double joker stands for two of them
  }
set-number-twice = the { $face } is there more than once: a run has each number once
set-run-too-long = a run has at most { $count } numbers, from 1 to 13
set-one-after-thirteen = a run ends at 13: no 1 may follow it
set-gap = the run has a gap: { $face } { $faces ->
    [one] is
   *[other] are
  } missing { $count ->
    [0] {""}
    [one] and there is only one joker
   *[other] and there are only { $count } jokers
  }
set-double-does-not-fit = { $faces ->
    [0] {""}
    [one] the run has a gap, { $face } is missing:
   *[other] the run has a gap, { $face } are missing:
  } a double joker takes the place of two numbers in a row, no more and no less
set-change-in-group = a color change has no place in a group
set-change-same-color = a color change lies between two colors, and all numbers here have the same
set-change-without-place = a color change takes the place of a number, and there is none between { $face }
set-changes-side-by-side = { $count ->
    [0] two color changes may not lie side by side
   *[other] at one end there is no number for a color change, and two of them may not lie side by side
  }
set-changes-too-few = the run would change its color more often than there are color changes
set-change-gap = the run has a gap: { $count ->
    [one] one number more is
   *[other] { $count } numbers more are
  } missing than the jokers stand for
set-change-misplaced = the pieces make no run that goes on in another color behind a color change
set-two-mirrors = a set has only one mirror
set-mirror-lone-change = a color change beside a mirror has another one opposite, and here is only one
set-mirror-lone-number = both sides of a mirror are the same, but { $face } { $faces ->
    [one] is
   *[other] are
  } there only once { $count ->
    [0] {""}
    [one] and there is only one joker to lie opposite
   *[other] and jokers can lie opposite only { $count } of them
  }
set-mirror-uneven = the pieces cannot be shared out evenly to both sides of the mirror
set-mirror-mixed = each side of a mirror is part of a run or of a group, the same on both, and these pieces make neither
set-wrong-order = the dice are a set only in another order, and a line counts as it lies: a run rises along it
set-mixed = the pieces share neither one number (a group) nor one color (a run)

## What is wrong with a turn

fault-no-such-tile = { $found ->
    [one] One piece of this table is
   *[other] { $found } pieces of this table are
  } neither on the table nor on your rack.
fault-tile-twice = { $faces ->
    [0] A piece is
    [one] The { $face } is
   *[other] The { $face } are
  } used twice.
fault-tile-missing = The { $face } { $faces ->
    [one] is
   *[other] are
  } missing: what lay on the table stays on the table.
fault-not-a-set = Row { $row } is no set: { $why }.
fault-nothing-played = A turn lays at least one piece from your rack; whoever cannot draws, or passes once the pool is empty.
fault-table-touched = { $row ->
    [0] A row of the table is not as it was
   *[other] Row { $row } has pieces that lay on the table
  }: in the turn in which you open, the table stays untouched.
fault-opening-too-low = { $found ->
    [0] What you laid makes no set by itself
   *[other] What you laid is worth { $found ->
        [one] one point
       *[other] { $found } points
      }
  }: your first sets need { $needed } points, all from your rack.
fault-joker-not-replaced = A joker leaves its place only when the piece it stands for lies on the table{ $faces ->
    [0] .
    [one] : the { $face }.
   *[other] : { $face }.
  }
fault-joker-not-in-new-set = A joker that was freed goes into a new set in the same turn, not into one that lay there.
fault-joker-needs-rack-tiles = A joker that was freed goes into a new set with at least { $needed } pieces from your rack.
fault-pool-empty = There is nothing to draw: play or pass.
fault-must-draw = You may pass only when there is nothing to draw: play or draw.
fault-no-claim = By these rules nobody may have the pieces dealt again.
fault-too-late-to-claim = A new deal can be claimed only until the first turn of the game is over.
fault-too-few-pairs = You hold { $found ->
    [0] no pair
    [one] one pair
   *[other] { $found } pairs
  } of equal pieces; a new deal takes { $needed }.
fault-game-not-over = The game is not over yet.

## What is wrong with a turn of the dice game

dice-fault-not-rolled = Roll first: every turn begins with a roll.
dice-fault-already-rolled = You have rolled: there is one roll a turn.
dice-fault-must-roll-all = The first roll of a round is of all your { $needed } dice, not of { $found }.
dice-fault-too-few-rolled = Roll at least { $needed ->
    [one] one die
   *[other] { $needed } dice
  }.
dice-fault-not-in-hand = { $found ->
    [one] One of these dice is
   *[other] { $found } of these dice are
  } not in your hand: you roll your own dice that are not played yet.
dice-fault-no-such-die = { $found ->
    [one] One die of this grid is
   *[other] { $found } dice of this grid are
  } neither on the table nor in your hand.
dice-fault-die-twice = { $found ->
    [one] A die is
   *[other] { $found } dice are
  } named twice.
dice-fault-die-missing = The { $face } { $faces ->
    [one] is
   *[other] are
  } missing: dice that lay on the table stay on the table.
dice-fault-cell-taken = There is room for one die only at { $cells }.
dice-fault-too-far-out = No die may lie more than { $needed } cells away from the middle, as at { $cells }.
dice-fault-nothing-played = A turn places at least one die of yours; whoever cannot or will not passes.
dice-fault-must-lay = Your dice show a set, { $pieces }: what you play has to hold a set of its own.
dice-fault-too-many-sets = By these rules a turn lays at most { $needed ->
    [one] one set
   *[other] { $needed } sets
  } of own dice alone, and this one lays { $found }.
dice-fault-line-no-set = { $order ->
    [wrong] The line { $pieces } is a set only in another order.
   *[none] The line { $pieces } is no set: { $why }.
  }
dice-fault-die-in-no-set = The { $face } lies alone: every die has to be in a set.
dice-fault-crossing-joker-two-faces = A joker where two lines cross is the same die in both, and at { $cells } it cannot be.
dice-fault-freed-joker-in-old-set = A joker that was freed goes to another set, not back to the dice it lay with.
dice-fault-round-not-over = The round is not over yet.

## Rules, one phrase a parameter

rule-box-pieces = { $value } pieces in the box
rule-deal-rack = { $value } pieces on each rack
rule-deal-starter = { $value ->
    [highest] whoever draws the highest piece starts
    [lot] a lot decides who starts
   *[host] the host starts
  }
rule-deal-next_starter = { $value ->
    [again] the starter of later games is found as that of the first
    [rotate] the next player starts the next game
   *[winner] the winner starts the next game
  }
rule-deal-reshuffle_pairs = { $value ->
    [0] no new deal for pairs
   *[other] whoever is dealt { $value } pairs of equal pieces may have everything dealt again
  }
rule-sets-min_natural = { $value ->
    [0] a set may be all jokers
   *[other] a set has at least one numbered piece
  }
rule-opening-min = { $value ->
    [0] the first sets may be worth anything
    [one] the first sets of a player are worth at least one point
   *[other] the first sets of a player are worth at least { $value } points
  }
rule-opening-extras = { $value ->
    [yes] the opening turn may go on to add to rows and rearrange
   *[no] in the opening turn the table stays untouched
  }
rule-turn-wrong_lay = { $value ->
    [refuse] a wrong turn is refused and may be mended
   *[penalise] a wrong turn costs penalty pieces and is lost
  }
rule-jokers-release = { $value ->
    [rearrange] a joker of the table may be moved by any rearranging
   *[replace] a joker of the table may be moved once the piece it stands for lies there
  }
rule-jokers-reuse = { $value ->
    [any_set] a freed joker may go into any set
    [new_set] a freed joker goes into a new set
   *[new_set_two_rack_tiles] a freed joker goes into a new set with two pieces from the rack
  }
rule-jokers-group_of_three = { $value ->
    [either] either missing color replaces the joker of a group of three
   *[both] only both missing colors replace the joker of a group of three
  }
rule-jokers-max_per_set = { $value ->
    [none] any number of jokers in a set
    [one] at most one joker in a set
   *[other] at most { $value } jokers in a set
  }
rule-jokers-adjacent = { $value ->
    [yes] jokers may lie side by side
   *[no] jokers may not lie side by side
  }
rule-jokers-penalty = a joker left over costs { $value ->
    [0] nothing
    [one] one point
   *[other] { $value } points
  }
rule-change-at_start = { $value ->
    [yes] a color change may have the lowest place of a run
   *[no] a color change never has the lowest place of a run
  }
rule-change-max_per_run = { $value ->
    [one] at most one color change in a run
   *[other] at most { $value } color changes in a run
  }
rule-change-max_colors = at most { $value } colors in a run
rule-mirror-min_side = { $value ->
    [one] one piece on each side of a mirror is enough
   *[other] each side of a mirror stands for at least { $value } pieces
  }
rule-mirror-group_limit = { $value ->
    [per_side] a mirrored group has up to four colors on each side
   *[total] a mirrored group stands for up to four pieces in all
  }
rule-pool-empty = { $value ->
    [until_stuck] with the pool empty, play goes on until nobody plays
   *[last_lap] with the pool empty, everybody has one last turn
  }
rule-time-limit = { $value ->
    [none] no time limit
   *[other] { $value } seconds a turn
  }
rule-time-usual = { $value } seconds a turn where a clock is turned on
rule-time-idle_draw = whoever runs out of time with nothing moved draws { $value ->
    [0] nothing
    [one] one piece
   *[other] { $value } pieces
  }
rule-time-table = when time runs out { $value ->
    [restore] the table is put back as it was
   *[keep_sets] the sets that are whole stay
  }
rule-time-loose = { $value ->
    [restore] loose pieces go back to where they lay when time runs out, else to the pool
    [rack] loose pieces of the table go to the rack when time runs out
   *[pool] loose pieces of the table go to the pool when time runs out
  }
rule-time-penalty = an unfinished or wrong turn costs { $value ->
    [0] nothing
    [one] one piece
   *[other] { $value } pieces
  }
rule-time-memory = { $value ->
    [yes] rows disturbed when time runs out are forgotten and go to the pool
   *[no] the table is always remembered
  }
rule-dice-hand = each player takes { $value } dice
rule-dice-must_lay = { $value ->
    [yes] a set that the own dice show must be laid
   *[no] nobody has to lay a set
  }
rule-dice-max_sets = { $value ->
    [none] any number of sets may be laid in a turn
    [one] a turn lays at most one set of own dice
   *[other] a turn lays at most { $value } sets of own dice
  }
rule-dice-min_reroll = from the second turn on { $value ->
    [0] a player may keep all dice as they lie
   *[other] at least one die is rolled
  }
rule-dice-block_after = a round is over when { $value ->
    [one] one turn
   *[other] { $value } turns in a row
  } of each player placed no die
rule-grid-descending = { $value ->
    [yes] runs may also fall to the right or downward
   *[no] runs rise to the right or downward
  }
rule-grid-crossing_joker = { $value ->
    [one] a joker where two sets cross is the same die in both
   *[each] a joker where two sets cross may be another die in each
  }
rule-match-sudden_death = { $value ->
    [yes] a level match has one more round
   *[no] a level match is shared
  }
rule-scoring-blocked = in a blocked game { $value ->
    [difference] the losers pay the winner the difference between their racks
   *[all_minus] everybody writes down the own rack as a loss
  }
rule-scoring-tie = { $value ->
    [fewest_tiles] of level racks in a blocked game the one with fewest pieces wins
   *[shared] level racks in a blocked game share the win
  }
rule-match-games = { $value ->
    [players] as many games as players
    [one] one game
   *[other] { $value } games
  }{ $rounds ->
    [one] {""}
   *[other] {" "}in each round
  }
rule-match-rounds = { $value ->
    [one] one round
   *[other] { $value } rounds
  }
rule-match-winner = { $value ->
    [points] the most points win the match
   *[games_then_points] the most games won win the match, then the most points
  }

## The terminal: what cannot be followed

move-unknown = { $word } means nothing here. Type pieces to lay them, as in `K5 K6 K7`, or `help`.
move-did-you-mean = { $word } means nothing here. Did you mean `{ $near }`?
move-word-alone = { $word } stands alone: nothing may follow it.
move-row-alone = What about row { $row }? Type `{ $row } + B8` to add to it, `{ $row } - B8` to take off; `help` shows more.
move-no-pieces = Which pieces? A piece is a color and a number, as in `K5 K6 K7`.
move-no-row-number = { $word } is no row: rows go by the numbers at their left.
move-two-places = Pieces go to one place: name one row behind `to`, or `new`.
move-rows-from = With `|` several new rows are laid from your rack; `from` and `to` go with one row at a time.
move-split-how = Name the row, and the piece that shall begin its second part, as in `3 / B8`.
move-split-at-first = The { $piece } is the first of row { $row }: name the piece that shall begin its second part.
move-join-how = Name two rows or more, as in `2 + 3`.
move-row-twice = A row cannot be joined to itself.
move-no-such-row = There is no row { $row }: the last one is row { $last }.
move-table-empty = There is no row { $row }: the table is empty.
move-not-in-row = There is no { $pieces } in row { $row }.
move-in-no-row = No row has { $pieces }.
move-in-many-rows = { $pieces } lies in rows { $rows }: say which one with `from`.
move-lies-elsewhere = You have no { $piece } left on your rack, but { $count ->
    [one] row { $rows } has
   *[other] rows { $rows } have
  } it: write `from { $row }` behind the pieces to use it.
move-none-left = You have no more { $piece }.
move-not-yours = You have no { $piece }, and none lies on the table.
move-too-many = There are not so many { $piece } on the table and your rack.
move-end-nothing = You have laid nothing yet: lay at least one piece, or `draw` (`pass` when the pool is empty).
move-nothing-to-undo = There is nothing to take back: the table is as it was when your turn began.
move-dice-unknown = { $word } means nothing here. Type dice and where they shall lie, as in `K3 at 2,0`, or `help`.
move-dice-roll-first = Roll first: `roll` rolls all your dice, `keep K3 K4` all but these.
move-dice-none-shows = None of your dice shows { $piece }.
move-dice-no-more = You have no more { $piece }.
move-dice-lies-there = None of your dice shows { $piece }, but one lies at { $cell }: `{ $cell } to 0,0` moves it.
move-dice-empty-cell = Nothing lies at { $cell }.
move-dice-cell-twice = The cell { $cell } is named twice.
move-dice-too-far = { $cell } is too far out: cells run from -{ $reach } to { $reach } each way.
move-dice-slanting = From { $first } to { $last } is no line: name two cells of one row or one column.
move-dice-down-where = Where does the line begin? Name a cell, as in `K3 R3 B3 at 2,0 down`.
move-dice-move-where = Where to? `{ $cell } to 0,0` moves the die, `take { $cell }` takes it off.
move-dice-two-cells = Dice go to one cell: name the one for the first of them.
move-dice-which-cell = Which cell? A cell is the number of its column and of its row, as in `2,0`.
move-dice-no-cell = { $word } is no cell: a cell is the number of its column and of its row, as in `2,0`.
move-dice-end-nothing = You have laid nothing yet: lay at least one die, or `pass`.

## The terminal: a game

play-welcome = Welcome to Tilewright
play-teach-sets = Lay sets of three or more: runs (K5 K6 K7) or groups (K8 R8 O8).
play-teach-pieces = K is black, R red, B blue, O orange; J, the joker, stands for any piece.
play-teach-special = D, the double, stands for two pieces; C changes the color of a run; M mirrors its two sides.
play-teach-opening = { $points ->
    [0] Lay sets from your rack first; after that rearrange the table as you like.
   *[other] Your first sets must count { $points } points; after that rearrange the table too.
  }
play-teach-typing = Type `K5 K6 K7` to lay a row, `2 + B8` to add to row 2, then `end`; or `draw`.
play-teach-end = Whoever empties the rack first wins. `help` shows all you can type.
play-special = Special here: { $rules }.
play-clock = You have { $seconds } seconds a turn.
play-seconds-left = { $seconds } seconds left.
play-rules = Rules: { $title } ({ $rules }).
play-rules-mark = * differs from { $rules }.
play-rules-time = With --clock time counts.
play-game = Game { $game } of { $games }
play-your-turn = { $game }: your turn
play-game-over = { $game } is over
play-count = { $name }: { $count }
play-pool = pool: { $count }
play-last-lap = The last lap: nobody draws any more, and everybody has one last turn.
play-table-empty = The table is empty.
play-mark-new = * new since your last turn
play-mark-own = + from your rack
play-rack = Your rack: { $count ->
    [one] one piece
   *[other] { $count } pieces
  }, by { $sort ->
    [number] number
   *[color] color
  }
play-ok = ok
play-not-ok = no set
play-in-hand = In your hand: { $pieces }. { $count ->
    [one] It has
   *[other] They have
  } to lie on the table again before you end.
play-opening = Your opening: { $found } of { $needed } points.
play-ready = Everything fits. Type `end` to finish your turn, or go on.
play-hint-nothing = There is no turn for you: draw, or pass when the pool is empty.
play-hint-something = There is a turn for you. `hint` again says which pieces it plays.
play-hint-pieces = The most pieces that can go are { $pieces }.
play-hint-some-pieces = These pieces can go: { $pieces }.
play-hint-more = `hint` again says how.
play-hint-reset = From the table as it lay when your turn began (`reset` brings it back):
play-give-up = That gives up what you have laid in this turn. Type `{ $word }` again if you mean it.
play-quit-again = Leave? The game is not kept. Type `quit` again if you mean it.
play-left-with = { $you ->
    [yes] You are
   *[no] { $name } is
  } left with { $count ->
    [one] one piece
   *[other] { $count } pieces
  }, { $cost } points:
play-card-game = game { $game }
play-card-total = total
play-next-game = Press Enter to deal game { $game }, or type `quit`.
play-another = Press Enter to leave, or type `again` for another match.
play-claim = You hold { $count } pairs: { $pieces }, each twice. Type `claim` to have everything dealt again, or press Enter to play on.
play-bye = Good-bye, and thank you for playing.
play-promise = Game { $game }: the deal comes from a secret with SHA-256 { $promise }, promised before the first piece was dealt.
play-promise-kept = Game { $game }: the secret { $secret } has the SHA-256 { $promise } that was promised.
play-promise-broken = Game { $game }: the secret { $secret } does not have the SHA-256 { $promise } that was promised!

## The terminal: a match of the dice game

play-teach-dice-sets = Lay sets of three or more in lines, to the right or down: runs (K5 K6 K7) or groups (K8 R8 O8).
play-teach-dice-pieces = K is black, R red, B blue, O orange; J, the joker, stands for any face.
play-teach-dice-rolling = You roll all nine dice at first, later as many as you like; if they show a set, you must lay one.
play-teach-dice-grid = Lines may cross as in a crossword, and you may move dice that lie there; every line has to be a set.
play-teach-dice-typing = Type `roll`, then `K5 K6 K7` or `K8 at 3,1` to lay dice, then `end`; or `pass`.
play-teach-dice-end = Whoever is out of dice wins the round; { $rounds ->
    [one] one round is
   *[other] { $rounds } rounds are
  } played. `help` shows all you can type.
play-rules-house = * a house rule of this table.
play-round = Round { $game } of { $games }
play-failed = turns without a die: { $count }
play-mark-wrong = ! no set as it lies
play-mark-own-die = + yours, laid now
play-dice-unrolled = Your dice: { $count ->
    [one] one, not rolled yet.
   *[other] { $count }, not rolled yet.
  }
play-dice-own = Your dice: { $count ->
    [one] one left
   *[other] { $count } left
  }
play-dice-of = { $name } has:
play-dice-left = { $you ->
    [yes] You are
   *[no] { $name } is
  } left with { $count ->
    [one] one die
   *[other] { $count } dice
  }, { $cost } points:
play-roll-all = Type `roll` to roll all your dice.
play-roll-some = Type `roll` to roll them all, `roll K3 J` to roll some, or `keep K3 K4` to roll the others.
play-card-round = round
play-card-meaning = For each player the points of the round and the total so far.
play-next-round = Press Enter for round { $game }, or type `quit`.
play-hint-roll-all = The first roll of a round is of all your dice: `roll`.
play-hint-roll = When rolls are tried out, this one lets you play most dice: `roll { $pieces }`.
play-hint-no-dice = None of your dice can be played: pass.
play-hint-some-dice = There is a turn for you. `hint` again says which dice it plays.
play-hint-dice = The most dice that can go are { $pieces }.
play-hint-these-dice = These dice can go: { $pieces }.

## The terminal: help, one line a move

help-lay = lay a new row from your rack
help-range = the same for a stretch of one color
help-add = put pieces on a row
help-take = take pieces off a row: yours go back to your rack, others to your hand until you lay them again
help-from = use pieces of a row together with your own
help-move = move pieces from row to row
help-split = cut a row in front of a piece
help-join = put row 3 onto row 2
help-row = make a row exactly this, also to change its order
help-table = state the whole table
help-undo = take back the last step, or all of them
help-end = finish your turn with the table as it lies
help-draw = end your turn with a piece from the pool; pass when there is none
help-claim = have everything dealt again, where the rules know it
help-sort = sort your rack by color or by number
help-hint = is there a turn? again: which pieces? once more: how?
help-rules = what is played by; the promise behind the shuffle
help-quit = leave
help-roll = roll all your dice
help-roll-some = roll only these
help-keep = roll all but these
help-die-at = lay a die at a cell: column 2, row 0; what lay there goes to your hand
help-line-at = lay a line from a cell to the right; dice that lie there already and show the same stay
help-line-down = lay it down from the cell
help-line = lay a line by itself, away from the others
help-die-to = move a die to another cell
help-line-to = move a line; with right or down behind it, it is laid that way
help-die-take = take a die off: yours is yours again, others go to your hand until you lay them again
help-grid = state the whole grid, line by line
help-end-grid = finish your turn with the grid as it lies
help-pass = end your turn without a die
help-hint-dice = which dice to roll? then: is there a turn? again: which dice? once more: how?

## Steps of a rearrangement

step-split = split row { $row }: { $pieces } become a row of their own
step-take = take { $count ->
    [one] the { $pieces }
   *[other] { $pieces }
  } { $where ->
    [front] from the front of row { $row }
    [middle] out of the middle of row { $row }
    [end] from the end of row { $row }
   *[whole] away, the whole of row { $row }
  }
step-join = join all of row { $row } to { $where ->
    [front] the front
   *[end] the end
  } of row { $onto }
step-lay = lay { $pieces } as a new row
step-add = add { $count ->
    [one] the { $pieces }
   *[other] { $pieces }
  } { $where ->
    [front] to the front of row { $row }
    [middle] inside row { $row }
   *[end] to the end of row { $row }
  }
