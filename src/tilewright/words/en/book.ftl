### English: the rules as a booklet: pages, paragraphs, captions of pictures, and cards about jokers.

## Pages

book-page-aim = The aim
book-page-setup = Setup
book-page-sets = Runs and groups
book-page-opening = The opening
book-page-turn = Your turn
book-page-table = Working with the table
book-page-joker = The joker
book-page-double = The double joker
book-page-change = The color-change joker
book-page-mirror = The mirror joker
book-page-clock = The clock
book-page-end = How it ends
book-page-score = Scoring
book-page-match = The match
book-page-tips = Tips
book-page-roll = Rolling the dice

## Paragraphs

book-aim = Be the first to play every tile on your rack. Each tile becomes part of a set on the table: a run or a group. The game is for { $least } to { $most } players, each for themselves.
book-box = The box holds { $pieces } tiles: the numbers 1 to 13 in black, red, blue and orange, each { $copies ->
    [3] three times
   *[other] twice
  }, and { $jokers } jokers.
book-box-yellow = In the boxed game, the orange tiles are yellow.
book-box-jokers = There are two of each kind of joker: classic, double, color-change and mirror.
book-box-six = Five or six players need all of them. Up to four can play with all of them too, for a longer game. Or take out the numbers 1 to 13 once in each color: with all four jokers that leaves 108 tiles and a quick game, and with two of the jokers taken out as well, the usual 106.
book-start = All tiles are face down and mixed. { $deal-starter ->
    [highest] Everyone picks one: the highest number starts, and a joker counts as nothing. Players who tie for the highest pick again. Then those tiles go back and all are mixed again.
    [lot] Agree on who starts, or leave it to chance, as the app does.
   *[host] The host chooses who starts.
  } From there, turns go clockwise around the table.
book-piles = With real tiles, stack them face down in piles of seven.
book-piles-eight = With real tiles, stack them face down in piles of seven, and one pile of eight. Everyone hands the player on their left two piles of seven; those are that player’s 14 tiles. What remains is the pool; the pile of eight is drawn from first.
book-deal = Everyone gets { $deal-rack } tiles on their rack, where no one else can see them. The rest stays face down: that’s the pool.
book-pairs = { $deal-reshuffle_pairs ->
    [one] Is there a pair of tiles
   *[other] Are there { $deal-reshuffle_pairs } or more pairs of tiles
  } with the same number and color among your first { $deal-rack }? Then you can show them and have all tiles mixed and dealt again, as long as the very first turn of the game isn’t over. Jokers don’t count as pairs.
book-run = A run is three or more tiles of one color with consecutive numbers. It can go all the way from 1 to 13, but no further: a 1 can’t follow a 13.
book-group = A group is three or four tiles with the same number, each color at most once.
book-worth = A tile is worth the number on it, and a set is worth all its tiles together.
book-opening-need = The first sets you lay are your opening. They have to be worth at least { $opening-min ->
    [one] one point
   *[other] { $opening-min } points
  } together, with tiles from your own rack only. Until then you can’t touch what’s on the table. If you can’t open yet, or would rather wait, you draw a tile.
book-opening-free = There’s no minimum for your opening: any set from your own rack will do. Until then you can’t touch what’s on the table.
book-opening-extras = { $opening-extras ->
    [yes] Once your opening is on the table, you can go on in the same turn: add to other sets and rearrange them.
   *[no] That’s all you do in the turn of your opening. From your next turn on, the whole table is open to you.
  }
book-turn = On your turn you either play at least one tile from your rack, or take one from the pool. Either way, your turn is over then. The tile you drew waits until your next turn.
book-turn-wrong = { $turn-wrong_lay ->
    [refuse] If something isn’t right yet, the app doesn’t accept your turn, and nothing is lost: fix it and try again.
   *[penalise] Look twice before you end your turn: if something is wrong, everything goes back to where it was{ $time-penalty ->
        [0] {""}
        [one] , you draw one penalty tile,
       *[other] , you draw { $time-penalty } penalty tiles,
      } and your turn is over.
  }
book-turn-wrong-printed = With real tiles, an invalid turn costs three penalty tiles.
book-turn-checked = { $turn-checked ->
    [always] While you lay tiles, the app marks what isn’t right yet.
    [never] The app checks nothing before you end your turn, and it gives no hints.
   *[unless_penalised] { $turn-wrong_lay ->
        [refuse] While you lay tiles, the app marks what isn’t right yet.
       *[penalise] The app checks nothing before you end your turn, and it gives no hints.
      }
  }
book-table = Once you’ve opened, you can use everything on the table, no matter who laid it. Add to sets, take a tile where one can be spared, split runs, and build new sets out of old ones.
book-table-whole = Move as much as you like, as long as it works out: at the end of your turn every tile on the table is in a complete set, and at least one tile from your rack has joined them. You can’t take tiles from the table onto your rack.
book-joker = A joker stands for whatever number tile you need, and counts as that tile. In a run, its place says which one it is.
book-joker-any = It can even stand for a tile that is already on the table as often as the box has it.
book-joker-opening = For your opening, the best way to lay the same tiles counts, wherever the joker lies: a joker, a 9 and a 10 count as 30 then.
book-joker-kinds = The classic joker always stands for one number tile and is never a special joker. A special joker is never a classic one, and never another kind.
book-joker-several = { $jokers-max_per_set ->
    [none] A set can hold more than one joker
    [one] A set can hold one joker
   *[other] A set can hold up to { $jokers-max_per_set } jokers
  }{ $jokers-max_per_set ->
    [one] .
   *[other] { $jokers-adjacent ->
        [yes] .
       *[no] , but no two side by side.
      }
  }
book-joker-only = It can even be all jokers.
book-joker-number = At least one of its tiles must have a number.
book-joker-freeing = A joker on the table can be put to use again. Lay the tile it stands for in its place; that tile can come from your rack or from another set on the table. { $jokers-release ->
    [rearrange] You can also rearrange its set so that it works without the joker.
   *[replace] You can also split or extend a set that contains a joker, as long as the joker still stands for the same tile.
  }
book-joker-inside = You can even extend or rearrange its set so that the joker is used differently in it.
book-joker-three = { $jokers-group_of_three ->
    [either] In a group of two tiles and a joker, either of the two missing colors will do.
   *[both] In a group of two tiles and a joker, it takes both missing colors.
  }
book-joker-either = In a group of two tiles and a joker, either of the two missing colors will do.
book-joker-reuse = A joker you free has to be back on the table before your turn ends, { $jokers-reuse ->
    [any_set] in any set you like
    [new_set] in a new set
   *[new_set_two_rack_tiles] in a new set with at least two tiles from your rack
  }. It can be something else there, but it never goes to your rack.{ $jokers-reuse ->
    [any_set] { "" }
   *[other] { " " }Extending an old set isn’t enough, and no two of the tiles it was with can move along with it. A set made from part of an old one is new.
  }
book-joker-before = { $opening-extras ->
    [yes] Before your opening, the jokers on the table are out of reach.
   *[no] Before and during your opening, the jokers on the table are out of reach.
  }
book-joker-cost = Any joker that’s still on your rack at the end costs you { $jokers-penalty ->
    [0] nothing
    [one] one point
   *[other] { $jokers-penalty } points
  }.
book-double = The double joker stands for two tiles at once: two consecutive numbers in a run, two missing colors in a group. It can come first, in the middle or last. It counts as both tiles but stays one, and every set needs at least three. It never stands for a single number tile, and never for 0 or 14.
book-double-free = To free a double joker, lay both tiles it stands for, or rearrange its set. After that it can stand for two other tiles that go together.
book-change = The color-change joker is for runs only. It stands for the number that belongs in its place, and the colors before and after it are different. It can also come last; the next tile then has to be in another color.
book-change-start = { $change-at_start ->
    [yes] It can come first as well.
   *[no] It can’t come first.
  }
book-change-many = { $change-max_per_run ->
    [one] A run has one color change at most.
   *[other] A run has up to { $change-max_per_run } color changes, never side by side, and up to { $change-max_colors } colors.
  }
book-change-free = To free one, rearrange its run; at an end of the run, the fitting tile in the run’s color can replace it too.
book-change-three = Three colors in one run is our ruling: the rulebook speaks of two and shows two.
book-mirror = With a mirror joker, both sides of a set show the same tiles in reverse order. That works for runs and for groups. What you add to one side, you add to the other, and the same goes for taking away. The mirror has no number and adds nothing to your opening; the tiles on both sides do. Left on your rack, it costs as much as any other joker.
book-mirror-order = The order on each side is up to you, as long as both sides match: a mirrored run may rise or fall towards the mirror, and the colors of a mirrored group may come in any order.
book-mirror-size = { $mirror-min_side ->
    [one] One tile on each side is enough.
   *[other] Each side stands for at least { $mirror-min_side } tiles.
  } { $mirror-group_limit ->
    [per_side] A mirrored group has up to four colors on each side.
   *[total] A mirrored group stands for up to four tiles in all.
  }
book-mirror-jokers = Other jokers may join in: what matters is that both sides stand for the same tiles. Only a color change can face a color change, and a second mirror can’t join in. To free a mirror, take its set apart; it can only be a mirror again.
book-clock = { $time-limit ->
    [none] There’s no clock unless you want one; then you have { $time-usual } seconds for each turn.
    [one] You have one second for each turn.
   *[other] You have { $time-limit } seconds for each turn.
  }
book-clock-forgotten = With real tiles, any tile whose place no one remembers goes into the pool, and you draw one extra tile for each.
book-out = The first player to lay their last tile wins the game on the spot.
book-out-call = With real tiles, you call out the name of the game with your last tile; here, the app calls it for you.
book-pool-empty = { $pool-empty ->
    [until_stuck] When the pool is empty, the game goes on: play, or pass if you can’t or don’t want to. When everyone has passed one after the other, the game is blocked.
   *[last_lap] Whoever takes the last tile of the pool says so; here, the app does. Then everyone gets one last turn to play or pass, starting with that player. If no one goes out, the game is over, even if someone could still play: it’s blocked.
  }
book-score = The others add up what’s left on their racks, { $jokers-penalty ->
    [one] with one point
   *[other] with { $jokers-penalty } points
  } for a joker, and lose that many points. The winner gets all of them.
book-score-check = A quick check when someone has gone out: the winner gets exactly what the others lose together.
book-score-blocked = In a blocked game, the player with the fewest points on their rack wins. { $scoring-blocked ->
    [difference] Each of the others loses the difference between their rack and the winner’s, and the winner gets it all.
   *[all_minus] Everyone loses the points on their rack, even the winner.
  } { $scoring-tie ->
    [fewest_tiles] In a tie, the player with the fewest tiles wins; if that’s a tie too, the win is shared
   *[shared] In a tie, the win is shared
  }{ $scoring-blocked ->
    [difference] , and so are the points.
   *[all_minus] .
  }
book-match = A round has { $match-games ->
    [players] as many games as there are players
    [one] one game
   *[other] { $match-games } games
  }{ $match-rounds ->
    [one] , and the match has one round.
   *[other] , and the match has { $match-rounds } rounds.
  }
book-match-agreed = Before you start, agree whether to play more rounds; together they make up the match.
book-match-winner = { $match-winner ->
    [points] The player with the most points wins the match. If that’s a tie, games won decide; if that’s a tie too, the win is shared.
   *[games_then_points] The player who has won the most games wins the match. If that’s a tie, points decide; if that’s a tie too, the win is shared.
  }
book-match-next = { $deal-next_starter ->
    [again] Who starts is decided again for every game.
    [rotate] Each game is started by the next player.
   *[winner] The winner of a game starts the next one.
  }
book-house = These rules aren’t carved in stone: every table can have its own house rules, and they’re marked here.
book-tip-wait = The more sets are on the table, the more you can do. Early on, it can pay to hold a few tiles back.
book-tip-fourth = If you have four tiles of a set, lay three and keep the fourth: you won’t have to draw next turn.
book-tip-one = If you can lay several tiles, it can be smart to lay just one each turn: then you won’t have to draw.
book-tip-joker = A joker on your rack is a good reserve, but it costs you { $jokers-penalty ->
    [one] one point
   *[other] { $jokers-penalty } points
  } if someone else finishes first.
book-tip-mirror = A mirror is a good home for tiles you have twice.

## Paragraphs about the dice game

book-dice-aim = Two players race to play all their dice, for { $match-rounds ->
    [one] one round
   *[other] { $match-rounds } rounds
  }. The most points win. You need no points to get started, and there’s no clock and nothing to draw from.
book-dice-roll = Each round, both players take { $dice-hand } dice out of the bag. Chance decides who begins the first round; after that you take turns. On your first turn you roll all your dice. No rulebook says which faces the dice have. In games dealt here, the 18 dice have every number in every color twice, and four jokers.
book-dice-reroll = From your second turn on, you choose which of your dice to roll again{ $dice-min_reroll ->
    [0] , or you keep them all.
   *[other] , at least one of them.
  } You roll once per turn; until then your dice stay as they are.
book-dice-sets = You lay sets of three or more dice: runs of consecutive numbers in one color, or groups of one number in three or four different colors. { $grid-descending ->
    [yes] Runs may go up or down.
   *[no] Runs go up, from left to right or from top to bottom.
  }
book-dice-grid = Sets can cross like words in a crossword. Dice that touch belong together, so every line across and down has to be a set.
book-dice-laying = { $dice-must_lay ->
    [yes] If your dice, rolled or kept, form a set, you have to lay at least one.
   *[no] You never have to lay a set.
  } { $dice-max_sets ->
    [none] {""}
    [one] You can lay one set of your own per turn.
   *[other] You can lay up to { $dice-max_sets } sets of your own per turn.
  } You can also add to any set, and rearrange the whole grid, as long as you add at least one die of your own and only complete sets are left. What has been laid stays on the grid.
book-dice-pass = If your own dice don’t form a set, you can pass: you don’t have to add to the grid. It then stays as it was.
book-dice-pass-free = You can always pass: you don’t have to lay a set or add to the grid. It then stays as it was.
book-dice-joker = A joker stands for any number in any color, whatever its own color. { $grid-crossing_joker ->
    [one] Where two sets cross, it’s the same in both.
   *[each] Where two sets cross, it can be something different in each.
  }
book-dice-joker-free = You can free a joker with a die that shows what it stands for, or by rearranging. It then has to go into another set in the same turn.
book-dice-out = The first to play their last die wins the round and scores what the other player’s dice still show.
book-dice-block = The round also ends when each player has had { $dice-block_after ->
    [one] one turn
   *[other] { $dice-block_after } turns in a row
  } without playing a die. Then the player whose remaining dice have the lower sum wins and scores the difference; if the sums are equal, no one scores.
book-dice-joker-cost = A joker that’s left over counts as { $jokers-penalty ->
    [0] nothing
    [one] one point
   *[other] { $jokers-penalty } points
  }.
book-dice-match = After { $match-rounds ->
    [one] one round
   *[other] { $match-rounds } rounds
  } the higher total wins the match. { $match-sudden_death ->
    [yes] In a tie, one more round decides; if that’s a tie too, the win is shared.
   *[no] In a tie, the win is shared.
  }
book-dice-card = On the printed scorecard, the points of a round go in the white box and your running total in the gray one. After the first round, write your points in the top gray box.

## Captions: rows and turns that are right, and ends of games. What is wrong is said by the fault itself.

picture-run = Run, worth { $points }
picture-group = Group, worth { $points }
picture-mirror = Mirror set, worth { $points }
picture-opening-enough = { $points } points: that’s enough.
picture-table-adding = Add to a run at either end, or give a group its fourth color.
picture-table-fourth = A group of four can spare a tile for a run.
picture-table-borrowing = One tile in at the back, one tile out at the front.
picture-table-splitting = With a second 6, one run becomes two.
picture-table-combining = Collect a tile from each of two sets.
picture-table-rebuilding = Three runs become three groups and one run.
picture-joker-swap = The orange 3 takes its place, and the joker helps somewhere else.
picture-joker-splitting = With a 1 and a 7 there are two runs, and the joker is free.
picture-joker-moving = The joker moves to the front and is a 5 now.
picture-joker-apart = The 1 and the 2 find other sets, and the joker is free.
picture-double-swap = The 3 and the 4 take its place, and it moves on.
picture-score-out = The first player is out.
picture-score-blocked = No one has gone out.
picture-dice-run = A run
picture-dice-group = A group
picture-dice-crossing = The black 3 is in both sets.
picture-dice-adding = One die for the run, one for the group.
picture-dice-rearranging = The 2s change their order, and the new black 3 makes a third set.
picture-dice-joker-free = The joker leaves its run for a group of 5s.

## Cards

card-J = Stands for any tile you need, and counts as that tile.
card-dice-J = Stands for any number in any color.
card-D = Stands for two tiles at once: two numbers in a run, two colors in a group.
card-C = For runs only: it stands for the number that belongs in its place, and after it comes another color.
card-M = Both sides show the same tiles in reverse order. It has no number itself.

## Tips in the first game

tip-lay = Your first move: tap { $pieces }, then the table. Or drag.
tip-opening = Your opening has to be worth at least { $needed } points in all, with tiles from your own rack only. { $enough ->
    [yes] You have enough!
   *[no] { $points ->
        [0] Your rack has no set yet.
       *[other] The sets on your rack are worth { $points }.
      }
  }
tip-draw = { $pool ->
    [0] Nothing fits this time, and the pool is empty: just pass.
   *[other] Nothing fits this time. Draw a tile; that ends your turn.
  }
tip-joker = You can free this joker and use it for tiles of your own.
tip-rearrange = Everything on the table can move. Take this row apart and more of your tiles will fit.
tip-wild = The smiling tile is a joker: it stands for any tile you need.
tip-dice-keep = Tap the dice you want to keep, like this one: it goes well with your others or with the grid. Then roll the rest; you roll once per turn.
tip-dice-lay = Your dice show a set, and this one is part of it. Drag its dice onto the grid side by side, from left to right or from top to bottom.
tip-dice-fit = At least one of your dice fits a set on the grid. Add it, or move other dice to make room.
tip-dice-cross = Sets may cross, as in a crossword: this die can be part of a second set in the other direction.
tip-dice-blocked = This end is blocked: a die here would touch its neighbors, and together they aren’t a set.
tip-dice-pass = Nothing fits this time. Pass, and choose again next turn which dice to keep.
