### English: one device, passed around.

device-title = Play on one device
device-why = Hand the device around. Your tiles stay hidden until it’s in your hands.
device-who = Who’s playing?
device-player = Player { $number }
device-add = Add a player
device-add-bot = Add a bot
device-remove = Remove { $name }
device-start = Deal
device-continue = Continue: { $names }
device-elsewhere = This match isn’t on this device.
device-people = Names on this device
device-language-same = Same as the device
device-forget = Forget { $name }
device-storage = Names, choices and logins are stored on this device. Anyone who owns or manages it can read what it stores.

device-curtain = Curtain
device-hand-to = Hand it to
device-bot-plays = Playing now
device-show = I’m { $name }. Show my tiles
device-show-dice = I’m { $name }. It’s my turn
device-hidden = The tiles stay hidden until you tap.
device-between = This game is over
device-deal-next = Deal the next game
device-turn = Rotate the table
device-hide = Hide my tiles
