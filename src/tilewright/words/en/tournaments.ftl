### English: a club night.

club-lead = An evening for 2 to 200 people, with tables on screens and real ones.
club-invited = Invited to an evening? Open the link you got, or scan the code there.
club-mine = Your evenings
club-name = Name of the evening
club-kind = Who meets whom
club-kind-swiss = Swiss system
club-kind-swiss-means = People with similar points meet.
club-kind-evening = Mixed tables
club-kind-evening-means = Everyone meets as many different people as possible.
club-kind-round-robin = Everyone meets everyone
club-kind-knockout = Knockout
club-kind-knockout-means = The winner of each table goes on.
club-seats = People at a table
club-rounds = Rounds
club-groups = Rounds for everyone first
club-minutes = Minutes per round (0: no clock)
club-where = Where people play
club-where-screens = On screens, if everyone at the table has a device
club-where-tables = At real tables
club-open = Open the evening
club-join = Take part
club-joined = You’re in. The first round begins soon.
club-people =
    { $count ->
        [one] One person
       *[other] { $count } people
    }
club-names = People without a device, one name per line
club-add = Add
club-away = Mark as away
club-away-who = { $name } leaves
club-back = Mark as back
club-back-who = { $name } is back
club-round = Round { $number } of { $count }
club-look = Look at round
club-waiting = The first round has not begun.
club-begin = Begin round { $number }
club-few = A round needs at least two people.
club-open-tables =
    { $count ->
        [one] One table is still playing.
       *[other] { $count } tables are still playing.
    }
club-undo = Undo round { $number }
club-sure = Press again to confirm
club-table = Table { $number }
club-tables = Tables
club-byes = Sitting out: { $names }
club-you-bye = You sit out this round.
club-first = { $name } starts.
club-play = Go to your table
club-by = Who are you?
club-entered = { $name } entered this result.
club-right = It’s right
club-wrong = It’s not right
club-waits = A second player has to confirm
club-stands = Confirmed
club-disputed = Not agreed: the organiser decides
club-send = Send the result
club-change = Enter the result
club-save = Save
club-to-table = Play at a real table
club-to-screens = Play on screens
club-standing = Standings
club-place = Place
club-who = Name
club-points = Points
club-won = Won
club-wall = Show on a projector
club-cards = Cards for the tables
club-cards-why = Put a card on each real table. Whoever scans it enters the result of that table, for those who have no device.
club-print = Print
club-scan = Scan to enter the result
club-to-evening = Back to the evening
club-export = Save all rounds
club-delete = Delete the evening
club-end = End the evening
club-continue = Continue the evening
club-close-doors = Let no one else join
club-open-doors = Let people join
club-over = The evening is over.
club-duplicate = Same tiles at every table (duplicate)
club-duplicate-means = Each seat is compared with the same seat at the other tables. That’s fairest with two players at a table.
club-percent = Score
club-promise = The deals of all rounds are fixed
club-promise-means = This hash promises them: it was here before the first round, and no one can change a deal without changing the hash. Copy it or take a picture of it now. Everyone who joins also adds a random number, so the deals couldn’t be picked in advance.
club-sheet-known = The organiser can see the deals of real tables beforehand.
club-dealt = How round { $number } was dealt
club-dealt-means = The tiles of the round follow from this secret and the players’ random numbers. Save them and the record of a game on screens: “tilewright verify RECORD --round FILE” shows that its tiles were dealt from them, as promised.
club-dealt-kept = This device checked it: the secret is the promised one.
club-dealt-broken = The secret isn’t the promised one. Don’t trust this round.
club-secret = Secret
club-dealt-save = Save secret and numbers
club-sheet = Deal sheet for { $count } players
club-sheet-you = A deal sheet also shows your own tiles of this round. Ask someone who isn’t playing to print it and prepare the tiles.
club-sheet-early = A deal sheet also shows your own tiles of this round. You can open it when your table on screens is done.
