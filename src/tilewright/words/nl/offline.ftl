### Dutch: what only those load who play without a server, or may want to.

offline-loading = Het spel wordt klaargezet.
offline-first = De eerste keer wordt ongeveer 9 MB geladen.
offline-elsewhere = Het spel staat open in een ander tabblad. Sluit dat om hier te spelen.
offline-here = Hier verder spelen
offline-insecure = Hier kan het spel niet veilig worden bewaard. Open deze pagina via https.
offline-failed = Het spel is gestopt. Alles tot hier is bewaard: laad de pagina opnieuw.
offline-own-rules = Speel met je eigen regels
offline-own-rules-why = Kies het boekje, de bots en de huisregels.
offline-kept = Je naam, instellingen en partijen staan alleen in deze browser. Wis je de browsergegevens, dan ben je ze kwijt; download ze dus af en toe.
offline-delete = Je naam, je instellingen en al je partijen op dit apparaat worden gewist. Dat kan niet ongedaan worden gemaakt.
offline-restore = Terugzetten uit een bestand
offline-restored = Teruggezet.
offline-offer = Offline beschikbaar maken ({ $size } MB)
offline-offer-why = Dan kun je zonder verbinding tegen bots spelen, leren en puzzels oplossen. Partijen die je offline begint, blijven op dit apparaat.
offline-offer-waiting = Het wordt geladen zodra de server antwoordt.
offline-offer-loading = Laden…
offline-offer-failed = Het laden is niet gelukt. Probeer het opnieuw.
offline-available = Offline beschikbaar op dit apparaat.
offline-games = Partijen op dit apparaat
offline-games-why = Wat je zonder verbinding bent begonnen, gaat hier verder.
offline-away = Geen verbinding: je speelt op dit apparaat.
offline-others = Met anderen spelen
offline-others-why = Vrienden, tafels en je account staan op de server.
offline-people = Hiervoor is een server nodig
offline-server = Naar de server
