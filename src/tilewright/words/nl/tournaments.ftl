### Nederlands: een clubavond.

club-lead = Een avond voor 2 tot 200 mensen, met tafels op schermen en echte tafels.
club-invited = Uitgenodigd voor een avond? Open de link die je kreeg, of scan daar de code.
club-mine = Jouw avonden
club-name = Naam van de avond
club-kind = Wie tegen wie
club-kind-swiss = Zwitsers systeem
club-kind-swiss-means = Mensen met ongeveer evenveel punten spelen tegen elkaar.
club-kind-evening = Gemengde tafels
club-kind-evening-means = Iedereen speelt tegen zoveel mogelijk verschillende mensen.
club-kind-round-robin = Iedereen tegen iedereen
club-kind-knockout = Knock-out
club-kind-knockout-means = De winnaar van elke tafel gaat door.
club-seats = Mensen aan een tafel
club-rounds = Rondes
club-groups = Eerst rondes voor iedereen
club-minutes = Minuten per ronde (0: geen klok)
club-where = Waar wordt gespeeld
club-where-screens = Op schermen, als iedereen aan tafel een apparaat heeft
club-where-tables = Aan echte tafels
club-open = Avond openen
club-join = Meedoen
club-joined = Je doet mee. De eerste ronde begint zo.
club-people =
    { $count ->
        [one] Eén persoon
       *[other] { $count } mensen
    }
club-names = Mensen zonder apparaat, één naam per regel
club-add = Toevoegen
club-away = Is weg
club-away-who = { $name } gaat weg
club-back = Is terug
club-back-who = { $name } is terug
club-round = Ronde { $number } van { $count }
club-look = Ronde bekijken
club-waiting = De eerste ronde is nog niet begonnen.
club-begin = Ronde { $number } beginnen
club-few = Voor een ronde zijn minstens twee mensen nodig.
club-open-tables =
    { $count ->
        [one] Eén tafel speelt nog.
       *[other] { $count } tafels spelen nog.
    }
club-undo = Ronde { $number } ongedaan maken
club-sure = Druk nog eens om te bevestigen
club-table = Tafel { $number }
club-tables = Tafels
club-byes = Deze ronde vrij: { $names }
club-you-bye = Je hebt deze ronde vrij.
club-first = { $name } begint.
club-play = Naar je tafel
club-by = Wie ben je?
club-entered = { $name } heeft deze uitslag ingevuld.
club-right = Klopt
club-wrong = Klopt niet
club-waits = Een tweede speler moet bevestigen
club-stands = Bevestigd
club-disputed = Niet akkoord: de organisator beslist
club-send = Uitslag versturen
club-change = Uitslag invullen
club-save = Opslaan
club-to-table = Aan een echte tafel spelen
club-to-screens = Op schermen spelen
club-standing = Stand
club-place = Plaats
club-who = Naam
club-points = Punten
club-won = Gewonnen
club-wall = Op een beamer tonen
club-cards = Kaarten voor de tafels
club-cards-why = Leg een kaart op elke echte tafel. Wie hem scant, vult de uitslag van die tafel in voor wie geen apparaat heeft.
club-print = Afdrukken
club-scan = Scan om de uitslag in te vullen
club-to-evening = Terug naar de avond
club-export = Alle rondes opslaan
club-delete = Avond verwijderen
club-end = Avond beëindigen
club-continue = Avond voortzetten
club-close-doors = Niemand meer laten meedoen
club-open-doors = Mensen laten meedoen
club-over = De avond is afgelopen.
club-duplicate = Dezelfde stenen aan elke tafel (duplicate)
club-duplicate-means = Elke plaats wordt vergeleken met dezelfde plaats aan de andere tafels. Dat is het eerlijkst met twee spelers per tafel.
club-percent = Score
club-promise = De stenen van alle rondes liggen vast
club-promise-means = Deze hash legt ze vast: hij stond hier al vóór de eerste ronde, en niemand kan de verdeling veranderen zonder dat de hash verandert. Kopieer hem nu of maak er een foto van. Iedereen die meedoet, voegt ook een toevalsgetal toe, zodat niemand de verdeling vooraf kon uitkiezen.
club-sheet-known = Aan echte tafels kan de organisator de stenen vooraf zien.
club-dealt = Hoe ronde { $number } is gedeeld
club-dealt-means = De stenen van de ronde volgen uit dit geheim en de toevalsgetallen van de spelers. Sla ze op, met het verslag van een spel op schermen: “tilewright verify VERSLAG --round BESTAND” laat zien dat de stenen daaruit zijn gedeeld, zoals beloofd.
club-dealt-kept = Dit apparaat heeft het nagerekend: het geheim is het beloofde.
club-dealt-broken = Het geheim is niet het beloofde. Vertrouw deze ronde niet.
club-secret = Geheim
club-dealt-save = Geheim en getallen opslaan
club-sheet = Blad met stenen voor { $count } spelers
club-sheet-you = Op een blad staan ook je eigen stenen van deze ronde. Laat iemand die niet meespeelt het afdrukken en de stenen klaarleggen.
club-sheet-early = Op een blad staan ook je eigen stenen van deze ronde. Je kunt het openen als je tafel op schermen klaar is.
