### English: the lessons at /learn. Each lesson has a title, what to do, and what it has taught once it is done.

## Chapters

learn-chapter-first = Your first sets
learn-chapter-table = The table belongs to everyone
learn-chapter-jokers = Jokers
learn-chapter-end = Winning and counting
learn-chapter-clock = Playing against the clock
learn-chapter-twist = The Twist jokers
learn-chapter-six = The big box
learn-chapter-turbo = Turbo: dice on a grid

## First sets

lesson-first-run-title = A run
lesson-first-run-task = Three or more numbers in a row, all in one color, make a run. Drag your blue 4, 5 and 6 onto the table side by side, or tap all three and then the table. Then press Play.
lesson-first-run-done = That’s a run! It can be as long as you like, all the way from 1 to 13.
lesson-first-group-title = A group
lesson-first-group-task = Three or four tiles with the same number, each in a different color, make a group. Lay your three 8s.
lesson-first-group-done = That’s a group! Runs and groups are both called sets, and there are no other kinds.
lesson-first-too-short-title = How many tiles?
lesson-first-too-short-task = Is this a set?
lesson-first-too-short-done = No. A set always has at least three tiles.
lesson-first-same-color-twice-title = Mind the colors
lesson-first-same-color-twice-task = Is this a set?
lesson-first-same-color-twice-done = No. In a group each color may appear only once, and red is here twice.
lesson-first-no-wrap-title = After 13
lesson-first-no-wrap-task = Is this a set?
lesson-first-no-wrap-done = No. A run stops at 13. The 1 is always the lowest number, so it can’t come after.
lesson-first-value-title = What a set is worth
lesson-first-value-task = A tile is worth its number. How many points is this group worth?
lesson-first-value-done = 10 + 10 + 10 is 30. Remember that number: you’ll need it next.
lesson-first-opening-title = The opening
lesson-first-opening-task = The first sets you lay must be worth at least 30 points together, all from your own rack. That’s called your opening. You have a set that’s enough: lay it.
lesson-first-opening-done = 9 + 10 + 11 is 30, so you’ve opened! From your next turn on, there’s no minimum.
lesson-first-two-sets-title = Start with two sets
lesson-first-two-sets-task = Two or more sets can add up to 30. Find two, and open with them.
lesson-first-two-sets-done = 12 for the group and 24 for the run: 36 points, more than enough.
lesson-first-draw-title = When nothing fits
lesson-first-draw-task = Nothing fits this time. Press Draw to take a tile from the pool. That ends your turn.
lesson-first-draw-done = In a real game, it would be the next player’s turn now. You can use your new tile on your next turn.

## The table

lesson-table-adding-title = Add to what’s there
lesson-table-adding-task = Once you’ve opened, you may add to any set on the table, no matter who laid it. Find a place for your blue 3 and blue 8.
lesson-table-adding-done = The run grew at its front, and the group got its fourth color.
lesson-table-fourth-title = Take a tile from the table
lesson-table-fourth-task = The group has four tiles but needs only three. Borrow its blue 4 to make a run with your blue tiles.
lesson-table-fourth-done = Both sets are complete, and that’s all that matters: when your turn ends, every row on the table must be a set.
lesson-table-borrowing-title = Give and take
lesson-table-borrowing-task = Add your blue 11 to the run. Now the run can spare its 8: make a group with it and your two 8s.
lesson-table-borrowing-done = One tile in, one tile out: now three of your tiles are on the table.
lesson-table-splitting-title = Split a run
lesson-table-splitting-task = This run already has a red 6, and you hold another. Split the run so that both find a place.
lesson-table-splitting-done = With your 6, one run of five became two runs of three.
lesson-table-combining-title = Collect from several sets
lesson-table-combining-task = You want to play your blue 1. Make a new group with a 1 from each of the two sets.
lesson-table-combining-done = Each set could spare a tile. Together with yours, they make a third set.
lesson-table-rebuilding-title = Rebuild the whole table
lesson-table-rebuilding-task = Now the big one: play both of your tiles. Tip: look for the same number in all three runs.
lesson-table-rebuilding-done = Three runs became three groups and a run. Turns like this win games.

## Jokers

lesson-jokers-joker-title = The joker
lesson-jokers-joker-task = A joker stands for any tile you need. Use it for the missing black 8.
lesson-jokers-joker-done = In this run the joker is the black 8.
lesson-jokers-worth-title = What a joker is worth
lesson-jokers-worth-task = When you open, a joker is worth as much as the tile it stands for. How many points is this run worth?
lesson-jokers-worth-done = 11 + 12 + 13 makes 36: here the joker is the 12.
lesson-jokers-freeing-group-title = Free a joker from a group
lesson-jokers-freeing-group-task = Put your orange 3 in the joker’s place. Then use the joker with your black 9 and 10.
lesson-jokers-freeing-group-done = A joker you free must be played again in the same turn. It never goes to your rack.
lesson-jokers-freeing-run-title = Free a joker from a run
lesson-jokers-freeing-run-task = Add your red 1 and red 7, and this run becomes two runs that don’t need the joker. Then use the joker with your 12s.
lesson-jokers-freeing-run-done = You freed the joker without having the tile it stood for.
lesson-jokers-freeing-end-title = Free a joker at the end of a run
lesson-jokers-freeing-end-task = Add your blue 5, and the run doesn’t need the joker anymore. Then use the joker with your orange 10 and 11.
lesson-jokers-freeing-end-done = A joker at the end of a run is the easiest to free.
lesson-jokers-moving-title = Move a joker
lesson-jokers-moving-task = The joker may move within its set. Make room for your blue 4.
lesson-jokers-moving-done = The joker was the blue 8 and is the blue 5 now.
lesson-jokers-taking-apart-title = Take a joker’s set apart
lesson-jokers-taking-apart-task = Move the black 1 and 2 into the two groups. Now the joker is free: use it with your 12s.
lesson-jokers-taking-apart-done = When every other tile in a set finds a new place, its joker is free.
lesson-jokers-french-title = Jokers in the French edition
lesson-jokers-french-task = In this edition, you can free a joker only with the exact tile it stands for, and the joker must go into a new set. Use your red 4.
lesson-jokers-french-done = The red 4 took the joker’s place, and the joker is in a set that wasn’t there before.

## The end

lesson-end-out-title = Go out
lesson-end-out-task = Play your last three tiles in one turn. That’s called going out, and it wins the game.
lesson-end-out-done = Your rack is empty: the game is over, and you’ve won it.
lesson-end-rack-title = Tiles left over
lesson-end-rack-task = Someone else went out first, and these tiles are left on your rack. In this edition, a joker costs 25 points. How many points do you lose?
lesson-end-rack-done = 9 + 12 + 25 is 46, so you lose 46 points. Holding on to a joker is a risk.
lesson-end-score-title = What the winner gets
lesson-end-score-task = Player 1 went out; the others hold these tiles. How many points does player 1 get?
lesson-end-score-done = The winner gets what all the others lose: 5 + 16 + 3 makes 24.
lesson-end-match-dutch-title = Who wins the match?
lesson-end-match-dutch-task = These are the racks at the end of two games. Who has the most points?
lesson-end-match-dutch-done = Player 1 has 18: 24 points from the first game, minus 6 from the second.
lesson-end-match-title = Three games
lesson-end-match-task = These are the racks at the end of three games. Who has the most points?
lesson-end-match-done = Player 4 with 39 points, thanks to one big win.
lesson-end-blocked-title = No one goes out
lesson-end-blocked-task = In the French edition, when the pool is empty and no one can play, the player with the fewest points on their rack wins and gets the difference from each of the others. How many points is that here?
lesson-end-blocked-done = 7 + 14 + 11 makes 32 for player 2, who holds only an 8.

## The clock

lesson-clock-idle-title = Out of time before you moved
lesson-clock-idle-task = In the French edition you have one minute per turn. Your minute is up and you haven’t moved a tile, so it counts as if you couldn’t play. How many tiles do you draw?
lesson-clock-idle-done = One, and your turn is over.
lesson-clock-unfinished-title = Time’s up in the middle of a move
lesson-clock-unfinished-task = In the German edition, you draw three tiles if the table isn’t in order when your minute is up. This is your table. How many tiles do you draw?
lesson-clock-unfinished-done = Three, and the table goes back to how it was before your turn.
lesson-clock-finished-title = Time’s up, but you were done
lesson-clock-finished-task = Your minute is over. Everything on the table is right, and you’ve played a tile. How many tiles do you draw?
lesson-clock-finished-done = None. A finished turn counts, even if you didn’t press Play in time.
lesson-clock-dutch-title = The Dutch two minutes
lesson-clock-dutch-task = With the Dutch clock you have two minutes. After that, complete sets stay and loose tiles go to your rack. The penalty is the same as in the German edition. How many tiles do you draw?
lesson-clock-dutch-done = Three. It pays to finish in time.

## Twist

lesson-twist-double-run-title = The double in a run
lesson-twist-double-run-task = A double stands for two tiles next to each other. Here it’s the red 3 and 4. Lay the run.
lesson-twist-double-run-done = Three tiles on the table, four numbers in the run.
lesson-twist-double-worth-title = What a double is worth
lesson-twist-double-worth-task = In an opening a double is worth both tiles it stands for. How many points is this run worth?
lesson-twist-double-worth-done = 2 + 3 + 4 + 5 makes 14.
lesson-twist-double-group-title = The double in a group
lesson-twist-double-group-task = In a group a double stands for the two missing colors. Lay your 3s.
lesson-twist-double-group-done = One double, and all four colors are there.
lesson-twist-two-tiles-title = Still three tiles
lesson-twist-two-tiles-task = A double stands for two tiles. Is this a set?
lesson-twist-two-tiles-done = No. A set needs three tiles on the table, whatever they stand for.
lesson-twist-double-end-title = No number 14
lesson-twist-double-end-task = After the 12, a double would be 13 and 14, but there’s no 14. Put it at the other end of the run.
lesson-twist-double-end-done = In front of the 10 it’s the red 8 and 9.
lesson-twist-change-title = The color change
lesson-twist-change-task = A color change stands for the number in its place. After it, the run continues in another color. Lay the run.
lesson-twist-change-done = Orange 2 and 3, then the color change as 4, then the red 5.
lesson-twist-change-last-title = A color change at the end
lesson-twist-change-last-task = The color change is the last tile of this run. Which of your 5s may follow it?
lesson-twist-change-last-done = The orange one: after a color change the color must be different.
lesson-twist-change-same-color-title = The color must change
lesson-twist-change-same-color-task = Is this a set?
lesson-twist-change-same-color-done = No. It’s black before the color change and black after it.
lesson-twist-mirror-run-title = A mirrored run
lesson-twist-mirror-run-task = A mirror has the same tiles on both sides, in reverse order. Lay 2, 3, mirror, 3, 2.
lesson-twist-mirror-run-done = A good home for tiles you have twice.
lesson-twist-mirror-group-title = A mirrored group
lesson-twist-mirror-group-task = The mirror works for groups too: the same colors on both sides. Lay your 3s around it.
lesson-twist-mirror-group-done = The mirror itself has no number and is worth nothing in an opening.
lesson-twist-mirror-both-sides-title = Always both sides
lesson-twist-mirror-both-sides-task = A mirror set grows on both sides at once. Add your two blue 4s.
lesson-twist-mirror-both-sides-done = 2, 3, 4 on the left and 4, 3, 2 on the right.
lesson-twist-mirror-one-side-title = Never just one side
lesson-twist-mirror-one-side-task = Is this a set?
lesson-twist-mirror-one-side-done = No. The 1 has no twin on the other side.
lesson-twist-two-colors-mirrored-title = Several jokers together
lesson-twist-two-colors-mirrored-task = A color change on each side of the mirror: play all seven tiles.
lesson-twist-two-colors-mirrored-done = Red 4, color change, blue 6, and the same back again.
lesson-twist-joker-mirrored-title = A joker in the mirror
lesson-twist-joker-mirrored-task = Your joker can be the missing twin of the blue 4. Play all seven tiles.
lesson-twist-joker-mirrored-done = What counts is what a tile stands for, not what is printed on it.
lesson-twist-match-title = Who wins in Twist?
lesson-twist-match-task = In Twist, the player who has won the most games wins. These are the racks at the end of four games. Who wins?
lesson-twist-match-done = Player 3 wins, with two games. Points only break a tie.

## The big box

lesson-six-more-tiles-title = 160 tiles
lesson-six-more-tiles-task = The big box has three of every tile and four jokers, so up to six people can play. Everything else is the same: add your orange 8, and lay your 3s.
lesson-six-more-tiles-done = You know the whole game for up to six players now.

## Turbo

lesson-turbo-keep-title = Roll and keep
lesson-turbo-keep-task = From your second turn on you choose which dice to roll again. Keep the blue 4 and 5, and roll the others.
lesson-turbo-keep-done = You roll once per turn. Two dice that could become a run are worth keeping.
lesson-turbo-first-set-title = Lay a set
lesson-turbo-first-set-task = Your dice show a run: consecutive numbers in one color. Lay it on the grid, from left to right or from top to bottom.
lesson-turbo-first-set-done = If your dice show a set, you have to lay one.
lesson-turbo-adding-title = Add to the grid
lesson-turbo-adding-task = Your blue 3 and blue 8 fit the sets that are there. Add both.
lesson-turbo-adding-done = You may add to any set, no matter who laid it.
lesson-turbo-crossing-title = Cross like a crossword
lesson-turbo-crossing-task = Sets may cross. Lay your two 3s under the black 3, so that they make a group from top to bottom.
lesson-turbo-crossing-done = The black 3 is part of two sets now.
lesson-turbo-blocked-title = A blocked end
lesson-turbo-blocked-task = The right end of this run is blocked: a 7 there would touch the 9s, and that line isn’t a set. Add your blue 3 at the other end.
lesson-turbo-blocked-done = Dice that touch always belong together, so look at all the neighbors.
lesson-turbo-rearranging-title = Rearrange the grid
lesson-turbo-rearranging-task = Your black 3 fits between the black 2 and the black 4, from top to bottom. Move the 2s so that the black 2 is above the black 4.
lesson-turbo-rearranging-done = One die played, and three sets on the grid.
lesson-turbo-joker-title = Free a joker
lesson-turbo-joker-task = The black 5 makes a new run with your 6 and 7. That frees the joker: lay it and your red 5 below the black 5, so that they make a group from top to bottom.
lesson-turbo-joker-done = A joker you free must go into another set in the same turn.
lesson-turbo-pass-title = Nothing fits
lesson-turbo-pass-task = None of your dice fits. Pass, and keep your dice for the next turn.
lesson-turbo-pass-done = When each player has had three turns in a row without playing a die, the round is over.

## After a try

learn-not-it = That’s allowed, but this lesson is looking for something else. Try again!
learn-wrong = Not quite. Take another look.
