### English: home, and what stands around every page, in the browser.

shell-name = Tilewright
shell-title = { $page } · Tilewright
shell-skip = Go to the page
shell-nav = Pages
shell-home = Home
shell-tables = Tables
shell-me = Me
shell-settings = Settings
shell-theme = Dark colors
shell-guest = Guest

## What goes wrong

shell-unreachable = The server does not answer. Are you connected?
shell-offline = You are offline. The table waits for you, and your draft is kept.
shell-refused = The server could not do this.
shell-missing = There is no such page
shell-missing-why = The address may be mistyped, or the table was closed.
shell-failed = The page could not be loaded
shell-failed-why = The line may be down, or there is a new version.
shell-again = Try again

## Home

shell-home-title = A table for tonight
shell-home-lead = Lay runs and groups, rearrange the table, and be the first with an empty rack.
shell-play = Play now
shell-choice = { $book } · { $others ->
    [one] { $bot }
   *[other] { $others } × { $bot }
  }
shell-booklet = Rules
shell-bot = Against
shell-others = How many of them
shell-manner = { $bot } { $manner }.
shell-going-on = Go on playing
shell-against = against { $names }
shell-waiting = waiting to begin
shell-ways = Other ways in
shell-friends = Play with friends
shell-friends-why = Choose the rules, send a link, and sit down together.
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
shell-rules-why = What you may do, and where booklets differ.
shell-own = You
shell-own-why = Your name, your games, your account.
shell-language = Language
shell-foot = Free and open, without advertisements.
