### Dutch: one device, passed around.

device-title = Samen op één apparaat spelen
device-why = Geef het apparaat door. Je stenen blijven verborgen tot jij het in handen hebt.
device-who = Wie speelt er mee?
device-player = Speler { $number }
device-add = Speler toevoegen
device-add-bot = Bot toevoegen
device-remove = { $name } verwijderen
device-start = Delen
device-continue = Verder spelen: { $names }
device-elsewhere = Deze partij staat niet op dit apparaat.
device-people = Namen op dit apparaat
device-language-same = Zoals het apparaat
device-forget = { $name } vergeten
device-storage = Namen, voorkeuren en logins staan op dit apparaat. Wie het apparaat bezit of beheert, kan lezen wat erop staat.

device-curtain = Gordijn
device-hand-to = Geef het aan
device-bot-plays = Nu aan de beurt
device-show = Ik ben { $name }. Laat mijn stenen zien
device-show-dice = Ik ben { $name }. Ik ben aan de beurt
device-hidden = De stenen blijven verborgen tot je tikt.
device-between = Dit spel is afgelopen
device-deal-next = Volgende spel delen
device-turn = Tafel draaien
device-hide = Mijn stenen verbergen
