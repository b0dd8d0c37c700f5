### English: rulebooks, one phrase a parameter.

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
