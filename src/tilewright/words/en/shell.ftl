### English: home page and the frame of every page, in the browser.

shell-name = Tilewright
shell-title = { $page } · Tilewright
shell-skip = Skip to content
shell-nav = Main menu
shell-home = Home
shell-door-play = Play
shell-door-learn = Learn
shell-door-puzzles = Puzzles
shell-door-study = Study
shell-me = Profile
shell-settings = Settings
shell-theme = Dark mode
shell-guest = Guest

## Errors

shell-unreachable = The server isn’t responding. Are you online?
shell-offline = You’re offline. The table is waiting for you, and what you’ve laid is saved.
shell-refused = The server couldn’t do that.
shell-missing = Page not found
shell-missing-why = The address may be wrong, or the table has been closed.
shell-failed = This page couldn’t be loaded
shell-failed-why = You may be offline, or there is a new version.
shell-again = Try again
shell-retrying = This page keeps trying by itself.
shell-trouble = Something went wrong on this page. What you have laid is saved.
shell-part-missing = A part of this page couldn’t be loaded.

## Home

shell-home-title = A table for the whole family
shell-home-lead = Lay runs and groups, rearrange the table, and be the first to empty your rack.
shell-play = Play now
shell-choice = { $book } · { $bots }
shell-booklet = Rules
shell-bot = Against
shell-others = How many opponents
shell-company = { $bot } brings { $others }: bots of about the same strength.
shell-manner = { $bot }: { $manner }.
shell-ready = Ready for a game?
shell-continue = Continue
shell-teach = Teach me
shell-lesson-next = Next lesson
shell-first-row = { $count ->
    [3] Lay your first run: tap the three red tiles.
    [one] One more.
   *[other] And the next.
  }
shell-first-row-done = That’s a run! Ready for a real game?
shell-puzzle-solved = Solved.
shell-last = Your last match
shell-last-missed = { $kind ->
    [out] You could have gone out in turn { $turn }.
    [open] You could have opened in turn { $turn }.
    [free_joker] You could have freed a joker in turn { $turn }.
   *[other] You could have played more tiles in turn { $turn }.
  }
shell-going-on = Continue playing
shell-against = against { $names }
shell-waiting = waiting to start
shell-ways = More ways to play
shell-device = Play on one device
shell-device-why = Hand it around: everyone plays on this screen.
shell-screen = Use as the big screen
shell-screen-why = For a TV or tablet: the table here, the tiles on your phones.
shell-friends = Play with friends
shell-friends-why = Pick the rules, share a link and play together.
shell-tables-open = Open tables
shell-tables-why = Join one, or watch others play.
shell-tables-now = { $free ->
    [0] { $watched ->
        [one] One game to watch.
       *[other] { $watched } games to watch.
      }
    [one] One table to join.
   *[other] { $free } tables to join.
  }
shell-rules = The rules
shell-rules-why = How to play, and how the rulebooks differ.
shell-language = Language
shell-foot = Free and open source, no ads.
shell-banned = You can’t play here right now
shell-desk = Operator’s desk
