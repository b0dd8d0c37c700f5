### English: the course at /learn and its lessons, in the browser.

## The page

learn-title = Learn to play
learn-lead = Short lessons at a real table, about half a minute each. You play, and we’ll tell you how you’re doing.
learn-progress = { $done } of { $count } done
learn-enough = That’s all you need for your first game.
learn-ready = You’re ready for your first real game.
learn-further = More to discover
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
ways-lesson = Lesson: { $title }
ways-rule = Rule: { $title }
ways-taught = Learn it in a lesson:

score-title = Scorecard
score-why = Playing with real tiles? Count the points here.
score-own-set = Playing with real tiles?
judge-title = Is this allowed?
judge-why = Settle an argument at the table.
