### English. Booklets, their chapters and rules, and the bots, as pages name them.

## Booklets: a title, and what is special in one line

booklet-classic-fr = Classic, French style
booklet-classic-de = Classic, German style
booklet-classic-nl = Classic, Dutch style
booklet-six = Big box, up to six
booklet-tournament = Tournament
booklet-twist = Twist
booklet-turbo = Turbo, with dice
special-classic-fr = A joker is won by laying the tile it stands for. One minute a turn.
special-classic-de = Three pairs in your first hand? Have everything dealt again. One minute a turn.
special-classic-nl = No clock, and you may add to the table in the very turn in which you open.
special-six = 160 tiles, so that up to six can sit at one table.
special-tournament = For people who mean it: a wrong turn costs tiles, and the clock runs.
special-twist = Three more jokers: one is two tiles, one changes color, one is a mirror.
special-turbo = A quick duel: roll nine dice and lay them crosswise like a crossword.

## Chapters of a rulebook

chapter-box = The box
chapter-deal = Before the first turn
chapter-sets = Sets
chapter-opening = Your first sets
chapter-turn = Turns
chapter-jokers = Jokers
chapter-change = The color-change joker
chapter-mirror = The mirror joker
chapter-pool = An empty pool
chapter-time = The clock
chapter-scoring = Points
chapter-match = The whole match
chapter-dice = The dice
chapter-grid = The grid

## Rules: the short name of each

title-box-pieces = Pieces
title-deal-rack = Pieces on each rack
title-deal-starter = Who starts
title-deal-next_starter = Who starts later games
title-deal-reshuffle_pairs = Pairs for a new deal
title-sets-min_natural = Sets of jokers alone
title-opening-min = Points of the first sets
title-opening-extras = After the first sets
title-turn-wrong_lay = A wrong turn
title-jokers-release = Taking a joker
title-jokers-reuse = Where a freed joker goes
title-jokers-group_of_three = A joker in a group of three
title-jokers-max_per_set = Jokers in a set
title-jokers-adjacent = Jokers side by side
title-jokers-penalty = A joker left over
title-change-at_start = A color change at the start
title-change-max_per_run = Color changes in a run
title-change-max_colors = Colors in a run
title-mirror-min_side = Sides of a mirror
title-mirror-group_limit = Mirrored groups
title-pool-empty = When the pool is empty
title-time-limit = Seconds a turn
title-time-usual = The usual clock
title-time-idle_draw = Nothing done in time
title-time-table = The table when time is up
title-time-loose = Loose pieces when time is up
title-time-penalty = Pieces to draw for an unfinished turn
title-time-memory = A forgotten table
title-scoring-blocked = A blocked game
title-scoring-tie = Level racks
title-match-games = Games
title-match-rounds = Rounds
title-match-winner = Who wins the match
title-match-sudden_death = A level match
title-dice-hand = Dice of each player
title-dice-must_lay = A set that shows
title-dice-max_sets = Sets in a turn
title-dice-min_reroll = Rolling again
title-dice-block_after = When a round is stuck
title-grid-descending = Falling runs
title-grid-crossing_joker = A joker where lines cross

## Bots: what they are called, and what they are like

bot-random = The tinkerer
bot-beginner = The beginner
bot-casual = The Sunday player
bot-greedy = The greedy one
bot-cautious = The saver
bot-timing = The clockwatcher
bot-hoarder = The hoarder
bot-searcher = The thinker
bot-turbo-random = The shaker
bot-turbo-greedy = The roller
bot-turbo-planner = The planner
bot-numbered = { $bot } { $number }
manner-random = lays something or other, and wins by luck
manner-beginner = lays sets and adds to rows, but never rearranges
manner-casual = sees most plays, but not all
manner-greedy = lays as much as it can, as soon as it can
manner-cautious = gets rid of dear tiles and keeps jokers for later
manner-timing = waits for the right moment
manner-hoarder = gives nothing away, then lays its whole rack
manner-searcher = thinks hundreds of games ahead
manner-turbo-random = rolls and lays whatever comes to mind
manner-turbo-greedy = rolls all it has and lays as much as it can
manner-turbo-planner = keeps the dice that promise something
