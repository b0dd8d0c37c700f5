### English: rulebooks, one phrase per parameter.

rule-box-pieces = { $value } tiles in the box
rule-deal-rack = { $value } tiles on each rack to start
rule-deal-starter = { $value ->
    [highest] the player who draws the highest tile starts
    [lot] the starter is chosen at random
   *[host] the host chooses who starts
  }
rule-deal-next_starter = { $value ->
    [again] the starter is chosen again for every game
    [rotate] the next player starts the next game
   *[winner] the winner starts the next game
  }
rule-deal-reshuffle_pairs = { $value ->
    [0] no new deal for pairs
   *[other] with { $value } pairs of identical tiles you can ask for a new deal
  }
rule-sets-min_natural = { $value ->
    [0] a set can be all jokers
   *[other] a set needs at least one numbered tile
  }
rule-opening-min = { $value ->
    [0] the opening can be worth any number of points
    [one] the opening must be worth at least one point
   *[other] the opening must be worth at least { $value } points
  }
rule-opening-extras = { $value ->
    [yes] in the opening turn you can also add to rows and rearrange the table
   *[no] in the opening turn the rest of the table stays as it is
  }
rule-turn-wrong_lay = { $value ->
    [refuse] an invalid turn is rejected and can be corrected
   *[penalise] an invalid turn is lost and costs penalty tiles
  }
rule-turn-checked = { $value ->
    [always] the app shows what’s wrong before you end your turn
    [never] the app doesn’t show what’s wrong before you end your turn
   *[unless_penalised] the app shows what’s wrong before you end your turn, unless a mistake costs penalty tiles
  }
rule-jokers-release = { $value ->
    [rearrange] a joker on the table can be freed by rearranging
   *[replace] a joker on the table can be freed once the tile it stands for is on the table
  }
rule-jokers-reuse = { $value ->
    [any_set] a freed joker can go into any set
    [new_set] a freed joker has to go into a new set
   *[new_set_two_rack_tiles] a freed joker has to go into a new set with two tiles from the rack
  }
rule-jokers-group_of_three = { $value ->
    [either] in a group of three, either missing color can replace the joker
   *[both] in a group of three, it takes both missing colors to replace the joker
  }
rule-jokers-max_per_set = { $value ->
    [none] any number of jokers in a set
    [one] at most one joker in a set
   *[other] at most { $value } jokers in a set
  }
rule-jokers-adjacent = { $value ->
    [yes] jokers can be side by side
   *[no] jokers can’t be side by side
  }
rule-jokers-penalty = a joker left at the end costs { $value ->
    [0] nothing
    [one] one point
   *[other] { $value } points
  }
rule-change-at_start = { $value ->
    [yes] a run can start with a color change
   *[no] a run can’t start with a color change
  }
rule-change-max_per_run = { $value ->
    [one] at most one color change in a run
   *[other] at most { $value } color changes in a run
  }
rule-change-max_colors = at most { $value } colors in a run
rule-mirror-min_side = { $value ->
    [one] one tile on each side of a mirror is enough
   *[other] each side of a mirror must stand for at least { $value } tiles
  }
rule-mirror-group_limit = { $value ->
    [per_side] a mirrored group can have up to four colors on each side
   *[total] a mirrored group can stand for up to four tiles in all
  }
rule-pool-empty = { $value ->
    [until_stuck] when the pool is empty, play continues until no one can play
   *[last_lap] when the pool is empty, everyone gets one last turn
  }
rule-time-limit = { $value ->
    [none] no time limit
    [one] { $value } second per turn
   *[other] { $value } seconds per turn
  }
rule-time-usual = { $value ->
    [one] { $value } second
   *[other] { $value } seconds
  } per turn when the clock is on
rule-time-idle_draw = if time runs out and you haven’t laid or moved anything, you draw { $value ->
    [0] nothing
    [one] one tile
   *[other] { $value } tiles
  }
rule-time-table = when time runs out, { $value ->
    [restore] the table goes back to how it was
   *[keep_sets] complete sets stay
  }
rule-time-loose = when time runs out, { $value ->
    [restore] loose tiles go back to their place or, if that isn’t possible, to the pool
    [rack] loose tiles from the table go to the rack
   *[pool] loose tiles from the table go to the pool
  }
rule-time-penalty = an unfinished or invalid turn costs { $value ->
    [0] nothing
    [one] one tile
   *[other] { $value } tiles
  }
rule-time-memory = { $value ->
    [yes] rows that are taken apart when time runs out go to the pool
   *[no] the table is always remembered
  }
rule-dice-hand = each player gets { $value } dice
rule-dice-must_lay = { $value ->
    [yes] if your dice form a set, you have to lay at least one
   *[no] you never have to lay a set
  }
rule-dice-max_sets = { $value ->
    [none] any number of sets per turn
    [one] at most one set of your own dice per turn
   *[other] at most { $value } sets of your own dice per turn
  }
rule-dice-min_reroll = from the second turn on, { $value ->
    [0] you can keep all your dice as they are
   *[other] you have to roll at least one die
  }
rule-dice-block_after = a round is over when each player has had { $value ->
    [one] one turn
   *[other] { $value } turns in a row
  } without playing a die
rule-grid-descending = { $value ->
    [yes] runs can go up or down
   *[no] runs go up, from left to right or from top to bottom
  }
rule-grid-crossing_joker = { $value ->
    [one] where two sets cross, a joker is the same in both
   *[each] where two sets cross, a joker can be something different in each
  }
rule-match-sudden_death = { $value ->
    [yes] a tied match goes to one more round
   *[no] in a tied match the win is shared
  }
rule-scoring-blocked = in a blocked game, { $value ->
    [difference] each loser pays the winner the difference between their racks
   *[all_minus] every player loses the value of their rack
  }
rule-scoring-tie = { $value ->
    [fewest_tiles] if a blocked game is a tie, the player with fewer tiles wins
   *[shared] if a blocked game is a tie, the win is shared
  }
rule-match-games = { $value ->
    [players] as many games as players
    [one] one game
   *[other] { $value } games
  }{ $rounds ->
    [one] {""}
   *[other] {" "}per round
  }
rule-match-rounds = { $value ->
    [one] one round
   *[other] { $value } rounds
  }
rule-match-winner = { $value ->
    [points] the player with the most points wins the match
   *[games_then_points] the player with the most games wins the match; points break a tie
  }

## What a house rule does to a game

rule-means-box-pieces = More tiles make longer games; with 160, five or six can play. More jokers make faster ones.
rule-means-deal-rack = More tiles make a longer game and an easier opening.
rule-means-deal-starter = Chance treats everyone alike; the host can let someone new go first.
rule-means-deal-next_starter = Taking turns is fairest; if the winner starts, it’s harder to catch up.
rule-means-deal-reshuffle_pairs = Pairs are hard to use. The fewer pairs it takes, the more often tiles are dealt again.
rule-means-sets-min_natural = With sets of jokers only, you can get rid of jokers even when nothing else fits.
rule-means-opening-min = The more points, the longer it takes for everyone to open.
rule-means-opening-extras = If you can, one turn may empty half a rack; if not, openings are calmer.
rule-means-turn-wrong_lay = A penalty rewards care; without one, everyone can try things out.
rule-means-turn-checked = With a warning, mistakes are rare; without one, everyone has to look closely.
rule-means-jokers-release = If rearranging is enough, jokers move often; if not, they stay where they are.
rule-means-jokers-reuse = The stricter it is, the less often a joker is freed.
rule-means-jokers-group_of_three = If one color is enough, jokers are freed more often; if it takes both, they stay longer.
rule-means-jokers-max_per_set = The fewer are allowed, the harder it is to play several jokers at once.
rule-means-jokers-adjacent = Side by side, jokers fill bigger gaps; apart, it’s easier to see what each one stands for.
rule-means-jokers-penalty = The more it costs, the riskier it is to keep a joker.
rule-means-change-at_start = If it can come first, a color-change joker fits in more places.
rule-means-change-max_per_run = More color changes make runs longer, but harder to spot.
rule-means-change-max_colors = More colors make runs easier to build, and the table harder to read.
rule-means-mirror-min_side = With one tile on each side a mirror joker is easy to lay; with two, it takes planning.
rule-means-mirror-group_limit = Four on each side lets you play many tiles at once; four in all keeps groups small.
rule-means-pool-empty = One last turn ends the game sooner; playing on gives everyone another chance.
rule-means-time-limit = Less time makes a faster game, but leaves less room for big rearrangements.
rule-means-time-idle_draw = The more you draw, the less it pays to let the time run out.
rule-means-time-table = If complete sets stay, part of your turn still counts; if not, you start over next time.
rule-means-time-loose = Tiles that go to your rack can cost you points; back in place or in the pool, they don’t.
rule-means-time-penalty = The more it costs, the safer people play when time is short.
rule-means-time-memory = If the table isn’t remembered, moving a lot is risky: what was taken apart is gone.
rule-means-scoring-blocked = With the difference, the winner still gets points; otherwise everyone loses some.
rule-means-scoring-tie = Counting tiles settles most ties; if the win is shared, no one is left out.
rule-means-match-games = More games even out luck and take longer.
rule-means-match-rounds = More rounds even out luck and take longer.
rule-means-match-winner = Points reward big wins; games reward winning often.
rule-means-dice-hand = Fewer dice make shorter rounds with fewer options.
rule-means-dice-must_lay = If you have to, rounds are quicker; if not, you can wait for a better roll.
rule-means-dice-max_sets = With a limit, one lucky roll can’t decide a round.
rule-means-dice-min_reroll = If you can keep them all, you can plan ahead; if you have to roll, luck counts for more.
rule-means-dice-block_after = The fewer turns, the sooner a stuck round is over.
rule-means-grid-descending = If runs can go down too, there are more places for them on the grid.
rule-means-grid-crossing_joker = If it can be something different in each set, a joker is easy to cross; if not, one number has to suit both.
rule-means-match-sudden_death = One more round settles it; a shared win ends the match sooner.
