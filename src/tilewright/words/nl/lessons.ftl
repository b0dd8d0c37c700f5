### Dutch: the lessons at /learn. Each lesson has a title, what to do, and what it has taught once it is done.

## Chapters

learn-chapter-first = Je eerste combinaties
learn-chapter-table = De tafel is van iedereen
learn-chapter-jokers = Jokers
learn-chapter-end = Winnen en tellen
learn-chapter-clock = Spelen tegen de klok
learn-chapter-twist = De jokers van Twist
learn-chapter-six = De grote doos
learn-chapter-turbo = Turbo: dobbelstenen op het veld

## First sets

lesson-first-run-title = Een serie
lesson-first-run-task = Drie of meer opeenvolgende cijfers in één kleur zijn een serie. Sleep je blauwe 4, 5 en 6 naast elkaar op tafel, of tik ze alle drie aan en dan de tafel. Druk daarna op Spelen.
lesson-first-run-done = Dat is een serie! Een serie mag zo lang zijn als je wilt, helemaal van 1 tot en met 13.
lesson-first-group-title = Een rijtje
lesson-first-group-task = Drie of vier stenen met hetzelfde cijfer, elk in een andere kleur, zijn een rijtje. Leg je drie achten.
lesson-first-group-done = Dat is een rijtje! Series en rijtjes heten samen combinaties; andere soorten zijn er niet.
lesson-first-too-short-title = Hoeveel stenen?
lesson-first-too-short-task = Is dit een combinatie?
lesson-first-too-short-done = Nee. Een combinatie heeft altijd minstens drie stenen.
lesson-first-same-color-twice-title = Let op de kleuren
lesson-first-same-color-twice-task = Is dit een combinatie?
lesson-first-same-color-twice-done = Nee. In een rijtje komt elke kleur maar één keer voor, en rood staat er twee keer.
lesson-first-no-wrap-title = Na de 13
lesson-first-no-wrap-task = Is dit een combinatie?
lesson-first-no-wrap-done = Nee. Een serie stopt bij 13. De 1 is altijd het laagste cijfer en kan er dus niet achter.
lesson-first-value-title = Wat een combinatie waard is
lesson-first-value-task = Een steen is zijn cijfer waard. Hoeveel punten is dit rijtje waard?
lesson-first-value-done = 10 + 10 + 10 is 30. Onthoud dat getal: je hebt het zo nodig.
lesson-first-opening-title = Uitkomen
lesson-first-opening-task = De eerste combinaties die je legt, moeten samen minstens 30 punten waard zijn, allemaal van je eigen plankje. Dat heet uitkomen. Je hebt een combinatie die genoeg is: leg die.
lesson-first-opening-done = 9 + 10 + 11 is 30, dus je bent uitgekomen! Vanaf je volgende beurt is er geen minimum meer.
lesson-first-two-sets-title = Uitkomen met twee combinaties
lesson-first-two-sets-task = Met meer combinaties samen mag je ook aan 30 komen. Zoek er twee en kom ermee uit.
lesson-first-two-sets-done = 12 voor het rijtje en 24 voor de serie: 36 punten, ruim genoeg.
lesson-first-draw-title = Als er niets past
lesson-first-draw-task = Er past nu niets. Druk op Steen pakken voor een steen uit de pot. Dan is je beurt voorbij.
lesson-first-draw-done = In een echt spel zou nu de volgende speler aan de beurt zijn. Je nieuwe steen mag je in je volgende beurt gebruiken.

## The table

lesson-table-adding-title = Aanleggen
lesson-table-adding-task = Als je bent uitgekomen, mag je bij elke combinatie op tafel aanleggen, van wie die ook is. Zoek een plek voor je blauwe 3 en je blauwe 8.
lesson-table-adding-done = De serie werd aan de voorkant langer, en het rijtje kreeg zijn vierde kleur.
lesson-table-fourth-title = Een steen van tafel pakken
lesson-table-fourth-task = Het rijtje heeft vier stenen, maar drie is genoeg. Neem de blauwe 4 voor een serie met je blauwe stenen.
lesson-table-fourth-done = Beide combinaties zijn compleet, en daar gaat het om: aan het eind van je beurt moet alles op tafel in een combinatie liggen.
lesson-table-borrowing-title = Geven en nemen
lesson-table-borrowing-task = Leg je blauwe 11 bij de serie aan. Nu kan de serie de 8 missen: maak daarmee een rijtje met je twee achten.
lesson-table-borrowing-done = Eentje erbij, eentje eraf: nu liggen er drie van je stenen op tafel.
lesson-table-splitting-title = Een serie splitsen
lesson-table-splitting-task = Deze serie heeft al een rode 6, en jij hebt er nog een. Splits de serie, zodat ze allebei een plek vinden.
lesson-table-splitting-done = Met jouw 6 werden het twee series van drie.
lesson-table-combining-title = Uit meer combinaties halen
lesson-table-combining-task = Je wilt je blauwe 1 kwijt. Maak een nieuw rijtje met een 1 uit elk van beide combinaties.
lesson-table-combining-done = Beide combinaties konden een steen missen. Samen met de jouwe vormen die een derde combinatie.
lesson-table-rebuilding-title = Alle stenen op tafel verleggen
lesson-table-rebuilding-task = Nu het grote werk: speel je beide stenen. Tip: zoek hetzelfde cijfer in alle drie de series.
lesson-table-rebuilding-done = Drie series werden drie rijtjes en een serie. Met zulke beurten win je.

## Jokers

lesson-jokers-joker-title = De joker
lesson-jokers-joker-task = Een joker staat voor elke steen die je nodig hebt. Gebruik hem voor de zwarte 8 die ontbreekt.
lesson-jokers-joker-done = In deze serie is de joker de zwarte 8.
lesson-jokers-worth-title = Wat een joker waard is
lesson-jokers-worth-task = Kom je uit, dan is een joker evenveel waard als de steen waar hij voor staat. Hoeveel punten is deze serie waard?
lesson-jokers-worth-done = 11 + 12 + 13 is 36: hier is de joker de 12.
lesson-jokers-freeing-group-title = Een joker vrijspelen uit een rijtje
lesson-jokers-freeing-group-task = Leg je oranje 3 op de plek van de joker. Gebruik de joker dan met je zwarte 9 en 10.
lesson-jokers-freeing-group-done = Een joker die je vrijspeelt, moet in dezelfde beurt weer op tafel. Hij komt nooit op je plankje.
lesson-jokers-freeing-run-title = Een joker vrijspelen uit een serie
lesson-jokers-freeing-run-task = Leg je rode 1 en rode 7 aan, en deze serie wordt twee series die de joker niet nodig hebben. Gebruik de joker dan met je twaalven.
lesson-jokers-freeing-run-done = Je hebt de joker vrijgespeeld zonder de steen waar hij voor stond.
lesson-jokers-freeing-end-title = Een joker aan het eind van een serie
lesson-jokers-freeing-end-task = Leg je blauwe 5 aan, en de serie heeft de joker niet meer nodig. Gebruik de joker dan met je oranje 10 en 11.
lesson-jokers-freeing-end-done = Aan het eind van een serie speel je een joker het makkelijkst vrij.
lesson-jokers-moving-title = Een joker verschuiven
lesson-jokers-moving-task = De joker mag binnen zijn combinatie van plek veranderen. Maak ruimte voor je blauwe 4.
lesson-jokers-moving-done = De joker was de blauwe 8 en is nu de blauwe 5.
lesson-jokers-taking-apart-title = Een combinatie met joker uit elkaar halen
lesson-jokers-taking-apart-task = Leg de zwarte 1 en 2 bij de twee rijtjes. Nu is de joker vrij: gebruik hem met je twaalven.
lesson-jokers-taking-apart-done = Vinden alle andere stenen van een combinatie een nieuwe plek, dan is de joker vrij.
lesson-jokers-french-title = Jokers in de Franse uitgave
lesson-jokers-french-task = In deze uitgave speel je een joker alleen vrij met precies de steen waar hij voor staat, en hij moet in een nieuwe combinatie. Gebruik je rode 4.
lesson-jokers-french-done = De rode 4 heeft de plek van de joker, en de joker is in een combinatie die er nog niet was.

## The end

lesson-end-out-title = Uit zijn
lesson-end-out-task = Speel je laatste drie stenen in één beurt. Dan ben je uit en win je het spel.
lesson-end-out-done = Je plankje is leeg: het spel is afgelopen en jij hebt gewonnen.
lesson-end-rack-title = Wat er overblijft
lesson-end-rack-task = Iemand anders was als eerste uit, en deze stenen staan nog op je plankje. Een joker kost in deze uitgave 25 punten. Hoeveel punten verlies je?
lesson-end-rack-done = 9 + 12 + 25 is 46, dus je verliest 46 punten. Een joker houden is een risico.
lesson-end-score-title = Wat de winnaar krijgt
lesson-end-score-task = Speler 1 is uit; de anderen hebben deze stenen nog. Hoeveel punten krijgt speler 1?
lesson-end-score-done = De winnaar krijgt wat alle anderen verliezen: 5 + 16 + 3 is 24.
lesson-end-match-dutch-title = Wie wint de partij?
lesson-end-match-dutch-task = Dit zijn de plankjes aan het eind van twee spellen. Wie heeft de meeste punten?
lesson-end-match-dutch-done = Speler 1 heeft er 18: 24 punten uit het eerste spel, min 6 uit het tweede.
lesson-end-match-title = Drie spellen
lesson-end-match-task = Dit zijn de plankjes aan het eind van drie spellen. Wie heeft de meeste punten?
lesson-end-match-done = Speler 4 met 39 punten, dankzij één grote winst.
lesson-end-blocked-title = Niemand is uit
lesson-end-blocked-task = In de Franse uitgave wint, als de pot leeg is en niemand meer kan, wie de minste punten op het plankje heeft, en die krijgt van elk van de anderen het verschil. Hoeveel punten is dat hier?
lesson-end-blocked-done = 7 + 14 + 11 is 32 voor speler 2, die alleen een 8 overheeft.

## The clock

lesson-clock-idle-title = De tijd is om voor je begon
lesson-clock-idle-task = In de Franse uitgave heb je één minuut per beurt. Je minuut is om en je hebt geen steen verplaatst: dat telt alsof je niets kon leggen. Hoeveel stenen pak je?
lesson-clock-idle-done = Eén, en je beurt is voorbij.
lesson-clock-unfinished-title = Tijd om, midden in het verleggen
lesson-clock-unfinished-task = In de Duitse uitgave pak je drie stenen als de tafel niet klopt wanneer je minuut om is. Dit is jouw tafel. Hoeveel stenen pak je?
lesson-clock-unfinished-done = Drie, en de tafel wordt weer zoals hij voor je beurt was.
lesson-clock-finished-title = Tijd om, maar je was klaar
lesson-clock-finished-task = Je minuut is om. Alles op tafel klopt, en je hebt een steen gelegd. Hoeveel stenen pak je?
lesson-clock-finished-done = Geen. Een beurt die af is telt, ook als je niet op tijd op Spelen drukte.
lesson-clock-dutch-title = De twee minuten
lesson-clock-dutch-task = Met de Nederlandse klok heb je twee minuten. Daarna blijven complete combinaties liggen en gaan losse stenen naar je plankje. De straf is dezelfde als in de Duitse uitgave. Hoeveel stenen pak je?
lesson-clock-dutch-done = Drie. Het loont om op tijd klaar te zijn.

## Twist

lesson-twist-double-run-title = De dubbele joker in een serie
lesson-twist-double-run-task = Een dubbele joker staat voor twee stenen naast elkaar. Hier is hij de rode 3 en 4. Leg de serie.
lesson-twist-double-run-done = Drie stenen op tafel, vier cijfers in de serie.
lesson-twist-double-worth-title = Wat een dubbele joker waard is
lesson-twist-double-worth-task = Bij het uitkomen telt een dubbele joker voor beide stenen waar hij voor staat. Hoeveel punten is deze serie waard?
lesson-twist-double-worth-done = 2 + 3 + 4 + 5 is 14.
lesson-twist-double-group-title = De dubbele joker in een rijtje
lesson-twist-double-group-task = In een rijtje staat een dubbele joker voor de twee kleuren die ontbreken. Leg je drieën.
lesson-twist-double-group-done = Eén dubbele joker, en alle vier de kleuren zijn er.
lesson-twist-two-tiles-title = Toch drie stenen
lesson-twist-two-tiles-task = Een dubbele joker staat voor twee stenen. Is dit een combinatie?
lesson-twist-two-tiles-done = Nee. Een combinatie heeft drie stenen op tafel nodig, waar ze ook voor staan.
lesson-twist-double-end-title = Er is geen 14
lesson-twist-double-end-task = Na de 12 zou een dubbele joker 13 en 14 zijn, maar een 14 bestaat niet. Leg hem aan de andere kant van de serie.
lesson-twist-double-end-done = Voor de 10 is hij de rode 8 en 9.
lesson-twist-change-title = De kleurverander-joker
lesson-twist-change-task = Een kleurverander-joker staat voor het cijfer van zijn plek. Na hem gaat de serie verder in een andere kleur. Leg de serie.
lesson-twist-change-done = Oranje 2 en 3, dan de kleurverander-joker als 4, dan de rode 5.
lesson-twist-change-last-title = Een kleurverander-joker aan het eind
lesson-twist-change-last-task = De kleurverander-joker is de laatste steen van deze serie. Welke van je vijven mag erna?
lesson-twist-change-last-done = De oranje: na een kleurverander-joker moet de kleur anders zijn.
lesson-twist-change-same-color-title = De kleur moet veranderen
lesson-twist-change-same-color-task = Is dit een combinatie?
lesson-twist-change-same-color-done = Nee. Voor de kleurverander-joker is hij zwart, en erna ook.
lesson-twist-mirror-run-title = Een gespiegelde serie
lesson-twist-mirror-run-task = Een spiegeljoker heeft aan beide kanten dezelfde stenen, in omgekeerde volgorde. Leg 2, 3, spiegel, 3, 2.
lesson-twist-mirror-run-done = Een goede plek voor stenen die je dubbel hebt.
lesson-twist-mirror-group-title = Een gespiegeld rijtje
lesson-twist-mirror-group-task = Ook een rijtje kun je spiegelen: aan beide kanten dezelfde kleuren. Leg je drieën om de spiegel.
lesson-twist-mirror-group-done = De spiegel zelf heeft geen cijfer en telt bij het uitkomen voor niets.
lesson-twist-mirror-both-sides-title = Altijd beide kanten
lesson-twist-mirror-both-sides-task = Een gespiegelde combinatie groeit aan beide kanten tegelijk. Leg je twee blauwe vieren aan.
lesson-twist-mirror-both-sides-done = Links 2, 3, 4 en rechts 4, 3, 2.
lesson-twist-mirror-one-side-title = Nooit maar één kant
lesson-twist-mirror-one-side-task = Is dit een combinatie?
lesson-twist-mirror-one-side-done = Nee. De 1 heeft aan de andere kant geen evenbeeld.
lesson-twist-two-colors-mirrored-title = Meer jokers samen
lesson-twist-two-colors-mirrored-task = Een kleurverander-joker aan elke kant van de spiegel: speel alle zeven stenen.
lesson-twist-two-colors-mirrored-done = Rode 4, kleurverander-joker, blauwe 6, en hetzelfde terug.
lesson-twist-joker-mirrored-title = Een joker in de spiegel
lesson-twist-joker-mirrored-task = Je joker kan het evenbeeld van de blauwe 4 zijn. Speel alle zeven stenen.
lesson-twist-joker-mirrored-done = Het gaat erom waar een steen voor staat, niet wat erop staat.
lesson-twist-match-title = Wie wint bij Twist?
lesson-twist-match-task = Bij Twist wint wie de meeste spellen heeft gewonnen. Dit zijn de plankjes aan het eind van vier spellen. Wie wint?
lesson-twist-match-done = Speler 3 wint, met twee spellen. Punten beslissen alleen bij een gelijke stand.

## The big box

lesson-six-more-tiles-title = 160 stenen
lesson-six-more-tiles-task = In de grote doos zit elke steen drie keer, plus vier jokers, zodat jullie met z’n zessen kunnen spelen. Verder is alles hetzelfde: leg je oranje 8 aan, en leg je drieën.
lesson-six-more-tiles-done = Nu ken je het hele spel, ook met zes spelers.

## Turbo

lesson-turbo-keep-title = Gooien en houden
lesson-turbo-keep-task = Vanaf je tweede beurt kies je welke dobbelstenen je opnieuw gooit. Houd de blauwe 4 en 5, en gooi de andere.
lesson-turbo-keep-done = Je gooit één keer per beurt. Twee dobbelstenen die een serie kunnen worden, zijn het houden waard.
lesson-turbo-first-set-title = Een combinatie leggen
lesson-turbo-first-set-task = Je hebt een serie gegooid: opeenvolgende cijfers in één kleur. Leg die op het veld, van links naar rechts of van boven naar beneden.
lesson-turbo-first-set-done = Gooi je een combinatie, dan moet je er een leggen.
lesson-turbo-adding-title = Aanleggen op het veld
lesson-turbo-adding-task = Je blauwe 3 en blauwe 8 passen bij de combinaties op het veld. Leg ze allebei aan.
lesson-turbo-adding-done = Je mag bij elke combinatie aanleggen, van wie die ook is.
lesson-turbo-crossing-title = Kruisen als in een kruiswoordpuzzel
lesson-turbo-crossing-task = Combinaties mogen elkaar kruisen. Leg je twee drieën onder de zwarte 3, zodat ze van boven naar beneden een rijtje zijn.
lesson-turbo-crossing-done = De zwarte 3 hoort nu bij twee combinaties.
lesson-turbo-blocked-title = Een geblokkeerd einde
lesson-turbo-blocked-task = Rechts is deze serie geblokkeerd: een 7 zou daar de negens raken, en die lijn is geen combinatie. Leg je blauwe 3 aan de andere kant aan.
lesson-turbo-blocked-done = Dobbelstenen die elkaar raken horen altijd bij elkaar. Kijk dus naar alle buren.
lesson-turbo-rearranging-title = Het veld verleggen
lesson-turbo-rearranging-task = Je zwarte 3 past van boven naar beneden tussen de zwarte 2 en de zwarte 4. Verleg de tweeën zo dat de zwarte 2 boven de zwarte 4 komt.
lesson-turbo-rearranging-done = Eén dobbelsteen gespeeld, en drie combinaties op het veld.
lesson-turbo-joker-title = Een joker vrijspelen
lesson-turbo-joker-task = De zwarte 5 is met je 6 en 7 een nieuwe serie. Zo komt de joker vrij: leg hem en je rode 5 onder de zwarte 5, zodat ze van boven naar beneden een rijtje zijn.
lesson-turbo-joker-done = Een joker die je vrijspeelt, moet in dezelfde beurt in een andere combinatie.
lesson-turbo-pass-title = Niets past
lesson-turbo-pass-task = Geen van je dobbelstenen past. Pas, en houd ze voor je volgende beurt.
lesson-turbo-pass-done = Hebben jullie allebei drie beurten achter elkaar geen dobbelsteen gelegd, dan is de ronde voorbij.

## After a try

learn-not-it = Dat mag, maar deze les zoekt iets anders. Probeer het nog eens!
learn-wrong = Niet helemaal. Kijk nog eens goed.
