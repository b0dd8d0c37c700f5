### English: the lessons at /learn. Each lesson has a title, what to do, and what it has taught once it is done.

## Chapters

learn-chapter-first = Your first sets
learn-chapter-table = The table belongs to everybody
learn-chapter-jokers = Jokers
learn-chapter-end = Winning and counting
learn-chapter-clock = Playing against the clock
learn-chapter-twist = The Twist jokers
learn-chapter-six = The big box
learn-chapter-turbo = Turbo: dice on a grid

## First sets

lesson-first-run-title = A run
lesson-first-run-task = Three or more numbers in a row, all in one color, make a run. Drag your blue 4, 5 and 6 onto the table side by side, or tap all three and then the table. Then press Play.
lesson-first-run-done = That’s a run. It can be as long as you like, from 1 up to 13.
lesson-first-group-title = A group
lesson-first-group-task = Three or four tiles with the same number, each in a different color, make a group. Lay your three 8s.
lesson-first-group-done = That’s a group. Runs and groups are all there is; together they’re called sets.
lesson-first-too-short-title = How many tiles?
lesson-first-too-short-task = Is this a set?
lesson-first-too-short-done = No. A set always has at least three tiles.
lesson-first-same-color-twice-title = Mind the colors
lesson-first-same-color-twice-task = Is this a set?
lesson-first-same-color-twice-done = No. In a group each color may appear only once, and red is here twice.
lesson-first-no-wrap-title = After 13
lesson-first-no-wrap-task = Is this a set?
lesson-first-no-wrap-done = No. A run ends at 13; the 1 is only ever the lowest number.
lesson-first-value-title = What a set is worth
lesson-first-value-task = A tile is worth its number. How many points is this group worth?
lesson-first-value-done = 10 + 10 + 10 makes 30: just enough to open, as you’ll see next.
lesson-first-opening-title = The opening
lesson-first-opening-task = Your first play needs sets worth at least 30 points, all from your own rack. You have one: open with it.
lesson-first-opening-done = 9 + 10 + 11 makes 30, so you’re in. From your next play on, there’s no minimum.
lesson-first-two-sets-title = Start with two sets
lesson-first-two-sets-task = You may put several sets together to reach 30. Find two of them.
lesson-first-two-sets-done = 12 for the group and 24 for the run: 36 points, more than enough.
lesson-first-draw-title = When nothing fits
lesson-first-draw-task = None of your tiles fits anywhere. Take a tile from the pool; that ends your turn.
lesson-first-draw-done = Now it would be the next player’s turn. You can play the tile you drew in your next turn.

## The table

lesson-table-adding-title = Add to what’s there
lesson-table-adding-task = Once you’ve opened, you may add to any set on the table, no matter who laid it. Find a place for your blue 3 and blue 8.
lesson-table-adding-done = The run grew at its front, and the group got its fourth color.
lesson-table-fourth-title = Take a tile from the table
lesson-table-fourth-task = The group has four tiles but needs only three. Borrow its blue 4 to make a run with your blue tiles.
lesson-table-fourth-done = Both sets are complete. That’s all that counts: at the end of your turn every set must be right.
lesson-table-borrowing-title = Give and take
lesson-table-borrowing-task = Add your blue 11 to the run; then it can spare its 8 for a group.
lesson-table-borrowing-done = One tile in, one tile out: now three of your tiles are on the table.
lesson-table-splitting-title = Split a run
lesson-table-splitting-task = This run already has a red 6, and you hold another. Split the run so that both find a place.
lesson-table-splitting-done = From a run of five or more you can make two.
lesson-table-combining-title = Collect from several sets
lesson-table-combining-task = You want to play your blue 1. Make a new group with a 1 from each of the two sets.
lesson-table-combining-done = Both sets could spare a tile, so a third one appeared.
lesson-table-rebuilding-title = Rebuild the whole table
lesson-table-rebuilding-task = Now the big one: play both of your tiles. Think in columns instead of rows.
lesson-table-rebuilding-done = Three runs became three groups and a run. Turns like this win games.

## Jokers

lesson-jokers-joker-title = The joker
lesson-jokers-joker-task = A joker stands for any tile you need. Use it for the missing black 8.
lesson-jokers-joker-done = In this run the joker is the black 8.
lesson-jokers-worth-title = What a joker is worth
lesson-jokers-worth-task = In an opening a joker is worth the tile it stands for. How many points is this run worth?
lesson-jokers-worth-done = 11 + 12 + 13 makes 36: here the joker is the 12.
lesson-jokers-freeing-group-title = Free a joker from a group
lesson-jokers-freeing-group-task = Put your orange 3 in the joker’s place. Then use the joker with your black 9 and 10.
lesson-jokers-freeing-group-done = A joker you free must be played again in the same turn. It never goes to your rack.
lesson-jokers-freeing-run-title = Free a joker from a run
lesson-jokers-freeing-run-task = With your red 1 and red 7 this run makes two without the joker. Use it with your 12s.
lesson-jokers-freeing-run-done = You freed the joker without having the tile it stood for.
lesson-jokers-freeing-end-title = Free a joker at the end of a run
lesson-jokers-freeing-end-task = With your blue 5 the run is complete without the joker. Use it with your orange 10 and 11.
lesson-jokers-freeing-end-done = A joker at the end of a run is the easiest to free.
lesson-jokers-moving-title = Move a joker
lesson-jokers-moving-task = The joker may move within its set. Make room for your blue 4.
lesson-jokers-moving-done = The joker was the blue 8 and is the blue 5 now.
lesson-jokers-taking-apart-title = Take a joker’s set apart
lesson-jokers-taking-apart-task = The black 1 and 2 fit the two groups. Then the joker is yours: use it with your 12s.
lesson-jokers-taking-apart-done = Where every other tile finds a new place, the joker comes free.
lesson-jokers-french-title = Jokers in the French edition
lesson-jokers-french-task = Here a joker comes free only if the very tile it stands for takes its place, and it must go into a new set. Use your red 4.
lesson-jokers-french-done = The red 4 took the joker’s place, and the joker is in a set that wasn’t there before.

## The end

lesson-end-out-title = Go out
lesson-end-out-task = Play your last three tiles in one turn, and you win the game.
lesson-end-out-done = Your rack is empty: the game is over, and you’ve won it.
lesson-end-rack-title = Tiles left over
lesson-end-rack-task = Somebody else went out, and these tiles are left on your rack. A joker counts 25 in this edition. How many points do they cost you?
lesson-end-rack-done = 9 + 12 + 25 makes 46 minus points. Keeping a joker is a risk.
lesson-end-score-title = What the winner gets
lesson-end-score-task = Player 1 went out; the others hold these tiles. How many points does player 1 get?
lesson-end-score-done = The winner gets what all the others lose: 5 + 16 + 3 makes 24.
lesson-end-match-dutch-title = Who wins the match?
lesson-end-match-dutch-task = These are the racks at the end of two games. Who has the most points?
lesson-end-match-dutch-done = Player 1: 24 in the first game, minus 6 in the second.
lesson-end-match-title = Three games
lesson-end-match-task = These are the racks at the end of three games. Who has the most points?
lesson-end-match-done = Player 4 with 39 points, thanks to one big win.
lesson-end-blocked-title = Nobody goes out
lesson-end-blocked-task = The pool is empty and nobody can play. The lowest rack wins and gets the difference to each of the others. How many points is that?
lesson-end-blocked-done = 7 + 14 + 11 makes 32 for player 2, who holds only an 8.

## The clock

lesson-clock-idle-title = Time’s up and you did nothing
lesson-clock-idle-task = In the French edition a turn lasts a minute. It’s over and you haven’t moved a tile: that counts as a turn in which you couldn’t lay anything. How many tiles do you draw?
lesson-clock-idle-done = One, and your turn is over.
lesson-clock-unfinished-title = Time’s up in the middle of a move
lesson-clock-unfinished-task = In the German edition, a table that isn’t right when your minute is over costs three tiles. Yours looks like this. How many tiles do you draw?
lesson-clock-unfinished-done = Three, and the table goes back to how it was before your turn.
lesson-clock-finished-title = Time’s up, but you were done
lesson-clock-finished-task = Your minute is over. Everything on the table is right, and you’ve played a tile. How many tiles do you draw?
lesson-clock-finished-done = None. A finished turn counts, even if you didn’t press Play in time.
lesson-clock-dutch-title = The Dutch two minutes
lesson-clock-dutch-task = With the Dutch clock, complete sets stay, loose tiles go to your rack, and the penalty is the same as in the German edition. How many tiles do you draw?
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
lesson-twist-double-end-task = A double after the 12 would have to be 13 and 14, and there’s no 14. Find the other end of the run for it.
lesson-twist-double-end-done = In front of the 10 it’s the red 8 and 9.
lesson-twist-change-title = The color change
lesson-twist-change-task = A color change stands for the number at its place, and the run goes on in another color after it. Lay the run.
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
lesson-twist-mirror-one-side-title = Never one side alone
lesson-twist-mirror-one-side-task = Is this a set?
lesson-twist-mirror-one-side-done = No. The 1 has no twin on the other side.
lesson-twist-two-colors-mirrored-title = Several jokers together
lesson-twist-two-colors-mirrored-task = A color change on each side of the mirror: play all seven tiles.
lesson-twist-two-colors-mirrored-done = Red 4, color change, blue 6, and the same back again.
lesson-twist-joker-mirrored-title = A joker in the mirror
lesson-twist-joker-mirrored-task = Your joker can be the missing twin of the blue 4. Play all seven tiles.
lesson-twist-joker-mirrored-done = What counts is what a tile stands for, not what is printed on it.
lesson-twist-match-title = Who wins in Twist?
lesson-twist-match-task = In Twist the winner is the player who has won the most games. These are the racks at the end of four. Who is it?
lesson-twist-match-done = Player 3 with two games won. Points only decide when that’s a tie.

## The big box

lesson-six-more-tiles-title = 160 tiles
lesson-six-more-tiles-task = The big box has every tile three times and four jokers, so that six can play. Everything else is the same: add your orange 8, and lay your 3s.
lesson-six-more-tiles-done = You know the whole game for up to six players now.

## Turbo

lesson-turbo-keep-title = Roll and keep
lesson-turbo-keep-task = From your second turn on you choose which dice to roll again. Keep the blue 4 and 5, and roll the others.
lesson-turbo-keep-done = You roll once a turn. Two dice of a run are worth keeping.
lesson-turbo-first-set-title = Lay a set
lesson-turbo-first-set-task = Your dice show a run. Lay it on the grid, from left to right or from top to bottom.
lesson-turbo-first-set-done = If your dice show a set, you have to lay one.
lesson-turbo-adding-title = Add to the grid
lesson-turbo-adding-task = Your blue 3 and blue 8 fit the sets that are there. Add both.
lesson-turbo-adding-done = You may add to any set, no matter who laid it.
lesson-turbo-crossing-title = Cross like a crossword
lesson-turbo-crossing-task = Sets may cross. Lay your two 3s under the black 3, so that they make a group from top to bottom.
lesson-turbo-crossing-done = The black 3 is part of two sets now.
lesson-turbo-blocked-title = A blocked end
lesson-turbo-blocked-task = At the right end this run is blocked: a 7 there would touch the 9s, and the line wouldn’t be a set. Add your blue 3 at the free end.
lesson-turbo-blocked-done = Dice that touch always belong together, so look at all the neighbors.
lesson-turbo-rearranging-title = Rearrange the grid
lesson-turbo-rearranging-task = Your black 3 fits between the black 2 and the black 4, from top to bottom. Move the 2s so that the black 2 is above the black 4.
lesson-turbo-rearranging-done = One die played, and three sets on the grid.
lesson-turbo-joker-title = Free a joker
lesson-turbo-joker-task = Make a new run of the black 5 with your 6 and 7. That frees the joker: make a group with it, the black 5 and your red 5.
lesson-turbo-joker-done = A joker you free must go into another set in the same turn.
lesson-turbo-pass-title = Nothing fits
lesson-turbo-pass-task = None of your dice fits. Pass, and keep your dice for the next turn.
lesson-turbo-pass-done = After three such turns of each player the round is over.

## After a try

learn-not-it = That’s legal, but it isn’t what this lesson asks for.
learn-wrong = Not quite. Look again.
