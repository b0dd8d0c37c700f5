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
shell-refused = The server could not do this.
shell-missing = There is no such page
shell-missing-why = The address may be mistyped, or the table was closed.
shell-failed = The page could not be loaded
shell-failed-why = The line may be down, or there is a new version.
shell-again = Try again

## Home

shell-home-title = A table for your family
shell-home-lead = Lay runs and groups, rearrange the table, be the first with an empty rack.
shell-language = Language
