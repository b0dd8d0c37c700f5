### English: what only those load who play without a server, or may want to.

offline-loading = Getting the game ready.
offline-first = The first time, it downloads about 9 MB.
offline-elsewhere = The game is open in another tab. Close it to play here.
offline-here = Play here instead
offline-insecure = The game can’t be stored safely here. Open this page over https.
offline-failed = The game has stopped. Everything so far is saved: reload the page to go on.
offline-own-rules = Play by your own rules
offline-own-rules-why = Pick the rulebook, the bots and the house rules.
offline-kept = Your name, settings and matches are stored in this browser and nowhere else. Clearing its data deletes them, so download them now and then.
offline-delete = Your name, your settings and all your matches on this device will be deleted. This can’t be undone.
offline-restore = Restore from a file
offline-restored = Restored.
offline-offer = Make this available offline ({ $size } MB)
offline-offer-why = Then you can play against bots, learn and solve puzzles without a connection. Games you start offline stay on this device.
offline-offer-waiting = It will load as soon as the server answers.
offline-offer-loading = Loading…
offline-offer-failed = It couldn’t be loaded. Please try again.
offline-available = Available offline on this device.
offline-games = Games on this device
offline-games-why = What you started without a connection continues here.
offline-away = No connection: you’re playing on this device.
offline-others = Play with others
offline-others-why = Friends, tables and your account are on the server.
offline-people = This needs a server
offline-server = Go to the server
