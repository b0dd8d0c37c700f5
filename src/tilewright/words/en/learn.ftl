### English: the course at /learn and its lessons, in the browser.

## The page

learn-title = Learn to play
learn-lead = Short exercises on the real board, half a minute each. You play; we tell you what’s right.
learn-progress = { $done } of { $count } done
learn-enough = Enough for your first game.
learn-start = Start
learn-continue = Continue
learn-next = Next
learn-play = Play a game
learn-again = Again
learn-show-me = Show me
learn-yes = Yes, it’s a set
learn-no = No, it isn’t
learn-player = Player { $seat }
learn-done = Done
learn-finished = Finish
learn-end-turn = Now end your turn.
learn-empty = none

## On the home page

learn-home = New here? Learn it in two minutes
learn-why = Short lessons on the real board, from the first run to Turbo.
