### English: rulebooks, their chapters and rules, and the bots, as pages name them.

## Rulebooks: a title, and what is special in one line

booklet-classic-fr = Classic, French style
booklet-classic-de = Classic, German style
booklet-classic-nl = Classic, Dutch style
booklet-six = Big box, up to six players
booklet-tournament = Tournament
booklet-twist = Twist
booklet-turbo = Turbo, with dice
special-classic-fr = Free a joker by laying the tile it stands for. One minute per turn.
special-classic-de = Three pairs in your first tiles? Ask for a new deal. One minute per turn.
special-classic-nl = No clock, and you can add to the table in the same turn you open.
special-six = 160 tiles, so up to six can play at one table.
special-tournament = For serious players: mistakes cost tiles, and the clock is ticking.
special-twist = Six more jokers of three kinds: one kind stands for two tiles, one changes the color, one is a mirror.
special-turbo = A quick duel: roll nine dice and build with them like a crossword.

## Presets of house rules

preset-printed = As printed
preset-means-printed = Every rule of the rulebook
preset-family = Family
preset-means-family = { $game ->
    [dice] No rush: no one has to lay a set
   *[tiles] No rush: no clock and an easier opening
  }
preset-quick = Quick
preset-means-quick = { $game ->
    [dice] A short match: fewer dice, one round
   *[tiles] A short game: fewer tiles, one game, a clock
  }
preset-strict = Strict
preset-means-strict = { $game ->
    [dice] For experts: one set of your own per turn, and one more round in a tie
   *[tiles] For experts: mistakes cost tiles, and a freed joker needs a new set
  }

## Chapters of a rulebook

chapter-box = What’s in the box
chapter-deal = Setup
chapter-sets = Sets
chapter-opening = The opening
chapter-turn = Turns
chapter-jokers = Jokers
chapter-change = The color-change joker
chapter-mirror = The mirror joker
chapter-pool = When the pool is empty
chapter-time = The clock
chapter-scoring = Scoring
chapter-match = The match
chapter-dice = The dice
chapter-grid = The grid

## Rules: the short name of each

title-box-pieces = Tiles
title-deal-rack = Tiles on each rack
title-deal-starter = Who starts
title-deal-next_starter = Who starts later games
title-deal-reshuffle_pairs = Pairs needed for a new deal
title-sets-min_natural = Sets of jokers only
title-opening-min = Points needed to open
title-opening-extras = More in the opening turn
title-turn-wrong_lay = Invalid turns
title-turn-checked = Checking during a turn
title-jokers-release = Freeing a joker
title-jokers-reuse = Where a freed joker goes
title-jokers-group_of_three = Joker in a group of three
title-jokers-max_per_set = Jokers per set
title-jokers-adjacent = Jokers side by side
title-jokers-penalty = Joker left at the end
title-change-at_start = Color change at the start
title-change-max_per_run = Color changes per run
title-change-max_colors = Colors per run
title-mirror-min_side = Tiles on each side of a mirror
title-mirror-group_limit = Mirrored groups
title-pool-empty = When the pool is empty
title-time-limit = Seconds per turn
title-time-usual = Seconds when the clock is on
title-time-idle_draw = Out of time, nothing moved
title-time-table = The table when time runs out
title-time-loose = Loose tiles when time runs out
title-time-penalty = Penalty tiles for an unfinished turn
title-time-memory = Remembering the table
title-scoring-blocked = Scoring a blocked game
title-scoring-tie = Equal racks
title-match-games = Games
title-match-rounds = Rounds
title-match-winner = Who wins the match
title-match-sudden_death = A tied match
title-dice-hand = Dice per player
title-dice-must_lay = When you roll a set
title-dice-max_sets = Sets per turn
title-dice-min_reroll = Rerolling
title-dice-block_after = When a round is blocked
title-grid-descending = Descending runs
title-grid-crossing_joker = Joker where lines cross

## Bots: what they are called, and what they are like

bot-random = Daydreamer
bot-beginner = Beginner
bot-casual = Weekend Player
bot-greedy = Go-getter
bot-adaptive = Chameleon
bot-cautious = Penny-pincher
bot-timing = Opportunist
bot-hoarder = Hoarder
bot-searcher = Thinker
bot-turbo-random = Shaker
bot-turbo-greedy = High Roller
bot-turbo-planner = Planner
bot-numbered = { $bot } { $number }
deleted-player = deleted player
manner-random = plays whatever fits and trusts to luck
manner-beginner = lays sets and adds to rows, but never rearranges
manner-casual = sees most plays, but not all
manner-greedy = lays as much as it can, as soon as it can
manner-adaptive = plays about as well as the others at the table
manner-cautious = gets rid of high tiles and saves jokers for later
manner-timing = opens, then holds back until someone is about to go out
manner-hoarder = holds everything back, then lays the whole rack at once
manner-searcher = plays out hundreds of games in its head
manner-turbo-random = rolls and plays whatever comes to mind
manner-turbo-greedy = rolls everything and plays as much as it can
manner-turbo-planner = keeps the dice that look promising
