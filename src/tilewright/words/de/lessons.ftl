### German: the lessons at /learn. Each lesson has a title, what to do, and what it has taught once it is done.

## Chapters

learn-chapter-first = Deine ersten Serien
learn-chapter-table = Der Tisch gehört allen
learn-chapter-jokers = Joker
learn-chapter-end = Gewinnen und zählen
learn-chapter-clock = Spielen gegen die Uhr
learn-chapter-twist = Die Joker von Twist
learn-chapter-six = Die große Schachtel
learn-chapter-turbo = Turbo: Würfel auf dem Feld

## First sets

lesson-first-run-title = Eine Reihe
lesson-first-run-task = Drei oder mehr aufeinanderfolgende Zahlen in einer Farbe sind eine Reihe. Zieh deine blaue 4, 5 und 6 nebeneinander auf den Tisch, oder tippe alle drei an und dann den Tisch. Drück danach auf Spielen.
lesson-first-run-done = Das ist eine Reihe! Sie darf beliebig lang sein, ganz von 1 bis 13.
lesson-first-group-title = Eine Gruppe
lesson-first-group-task = Drei oder vier Steine mit der gleichen Zahl, jeder in einer anderen Farbe, sind eine Gruppe. Leg deine drei Achten.
lesson-first-group-done = Das ist eine Gruppe! Reihen und Gruppen heißen zusammen Serien, und andere Arten gibt es nicht.
lesson-first-too-short-title = Wie viele Steine?
lesson-first-too-short-task = Ist das eine Serie?
lesson-first-too-short-done = Nein. Eine Serie hat immer mindestens drei Steine.
lesson-first-same-color-twice-title = Achte auf die Farben
lesson-first-same-color-twice-task = Ist das eine Serie?
lesson-first-same-color-twice-done = Nein. In einer Gruppe kommt jede Farbe nur einmal vor, und Rot ist hier doppelt.
lesson-first-no-wrap-title = Nach der 13
lesson-first-no-wrap-task = Ist das eine Serie?
lesson-first-no-wrap-done = Nein. Eine Reihe endet bei 13. Die 1 ist immer die niedrigste Zahl und kann also nicht danach kommen.
lesson-first-value-title = Was eine Serie zählt
lesson-first-value-task = Ein Stein zählt so viel, wie darauf steht. Wie viele Punkte hat diese Gruppe?
lesson-first-value-done = 10 + 10 + 10 sind 30. Merk dir die Zahl: Du brauchst sie gleich.
lesson-first-opening-title = Die erste Auslage
lesson-first-opening-task = Die ersten Serien, die du legst, müssen zusammen mindestens 30 Punkte zählen, alle von deinem Brett. Das ist deine erste Auslage. Du hast eine Serie, die reicht: Leg sie.
lesson-first-opening-done = 9 + 10 + 11 sind 30: Deine erste Auslage liegt! Ab deinem nächsten Zug gibt es kein Minimum mehr.
lesson-first-two-sets-title = Mit zwei Serien beginnen
lesson-first-two-sets-task = Auch mehrere Serien zusammen dürfen die 30 ergeben. Finde zwei und leg sie.
lesson-first-two-sets-done = 12 für die Gruppe und 24 für die Reihe: 36 Punkte, mehr als genug.
lesson-first-draw-title = Wenn nichts passt
lesson-first-draw-task = Diesmal passt nichts. Drück auf Ziehen und nimm einen Stein aus dem Pool. Damit ist dein Zug zu Ende.
lesson-first-draw-done = In einem echten Spiel wären jetzt die anderen dran. Deinen neuen Stein kannst du im nächsten Zug nutzen.

## The table

lesson-table-adding-title = Anlegen
lesson-table-adding-task = Nach deiner ersten Auslage darfst du an jede Serie auf dem Tisch anlegen, egal von wem sie ist. Finde einen Platz für die blaue 3 und die blaue 8.
lesson-table-adding-done = Die Reihe ist vorn gewachsen, und die Gruppe hat ihre vierte Farbe.
lesson-table-fourth-title = Einen Stein vom Tisch nehmen
lesson-table-fourth-task = Die Gruppe hat vier Steine, braucht aber nur drei. Nimm ihre blaue 4 für eine Reihe mit deinen blauen Steinen.
lesson-table-fourth-done = Beide Serien sind vollständig, und nur darauf kommt es an: Am Ende deines Zugs muss auf dem Tisch alles in einer Serie liegen.
lesson-table-borrowing-title = Geben und nehmen
lesson-table-borrowing-task = Leg deine blaue 11 an die Reihe an. Jetzt kann die Reihe ihre 8 abgeben: Mach daraus mit deinen beiden Achten eine Gruppe.
lesson-table-borrowing-done = Einer kommt dazu, einer geht weg: Drei deiner Steine sind auf dem Tisch.
lesson-table-splitting-title = Eine Reihe teilen
lesson-table-splitting-task = Diese Reihe hat schon eine rote 6, und du hast noch eine. Teile die Reihe so, dass beide Platz finden.
lesson-table-splitting-done = Mit deiner 6 wurden aus einer Reihe von fünf zwei Reihen von drei.
lesson-table-combining-title = Bei mehreren Serien sammeln
lesson-table-combining-task = Du willst deine blaue 1 loswerden. Mach eine neue Gruppe mit je einer 1 aus beiden Serien.
lesson-table-combining-done = Beide Serien konnten einen Stein abgeben. Mit deinem zusammen ergeben sie eine dritte.
lesson-table-rebuilding-title = Alle Serien umbauen
lesson-table-rebuilding-task = Jetzt etwas Großes: Spiel deine beiden Steine. Tipp: Such in allen drei Reihen dieselbe Zahl.
lesson-table-rebuilding-done = Aus drei Reihen wurden drei Gruppen und eine Reihe. Solche Züge gewinnen Spiele.

## Jokers

lesson-jokers-joker-title = Der Joker
lesson-jokers-joker-task = Ein Joker steht für jeden Stein, den du brauchst. Nimm ihn für die fehlende schwarze 8.
lesson-jokers-joker-done = In dieser Reihe ist der Joker die schwarze 8.
lesson-jokers-worth-title = Was ein Joker zählt
lesson-jokers-worth-task = In der ersten Auslage zählt ein Joker so viel wie der Stein, für den er steht. Wie viele Punkte zählt diese Reihe?
lesson-jokers-worth-done = 11 + 12 + 13 sind 36: Hier ist der Joker die 12.
lesson-jokers-freeing-group-title = Ein Joker wird in einer Gruppe frei
lesson-jokers-freeing-group-task = Leg deine orange 3 an die Stelle des Jokers. Nimm ihn dann für deine schwarze 9 und 10.
lesson-jokers-freeing-group-done = Ein Joker, der frei wird, muss im selben Zug wieder auf den Tisch. Auf dein Brett kommt er nie.
lesson-jokers-freeing-run-title = Ein Joker wird in einer Reihe frei
lesson-jokers-freeing-run-task = Leg deine rote 1 und deine rote 7 an: Aus dieser Reihe werden zwei, die den Joker nicht brauchen. Nimm den Joker dann für deine Zwölfen.
lesson-jokers-freeing-run-done = Der Joker wurde frei, ohne dass du den Stein hattest, für den er stand.
lesson-jokers-freeing-end-title = Ein Joker am Ende einer Reihe
lesson-jokers-freeing-end-task = Leg deine blaue 5 an: Die Reihe braucht den Joker nicht mehr. Nimm ihn dann für deine orange 10 und 11.
lesson-jokers-freeing-end-done = Am Ende einer Reihe wird ein Joker am leichtesten frei.
lesson-jokers-moving-title = Einen Joker verschieben
lesson-jokers-moving-task = Der Joker darf in seiner Serie wandern. Schaff Platz für deine blaue 4.
lesson-jokers-moving-done = Der Joker war die blaue 8 und ist jetzt die blaue 5.
lesson-jokers-taking-apart-title = Eine Serie mit Joker auflösen
lesson-jokers-taking-apart-task = Leg die schwarze 1 und 2 an die beiden Gruppen an. Jetzt ist der Joker frei: Nimm ihn für deine Zwölfen.
lesson-jokers-taking-apart-done = Wenn alle anderen Steine einer Serie einen neuen Platz finden, wird ihr Joker frei.
lesson-jokers-french-title = Joker in der französischen Ausgabe
lesson-jokers-french-task = In dieser Ausgabe wird ein Joker nur durch genau den Stein frei, für den er steht, und er muss in eine neue Serie. Nimm deine rote 4.
lesson-jokers-french-done = Die rote 4 hat den Platz des Jokers, und er ist in einer Serie, die es vorher nicht gab.

## The end

lesson-end-out-title = Fertig werden
lesson-end-out-task = Spiel deine letzten drei Steine in einem Zug. Dann bist du fertig und gewinnst das Spiel.
lesson-end-out-done = Dein Brett ist leer: Das Spiel ist vorbei, und du hast gewonnen.
lesson-end-rack-title = Was übrig bleibt
lesson-end-rack-task = Jemand anders war zuerst fertig, und diese Steine sind noch auf deinem Brett. In dieser Ausgabe kostet ein Joker 25 Punkte. Wie viele Punkte verlierst du?
lesson-end-rack-done = 9 + 12 + 25 sind 46: Du verlierst 46 Punkte. Einen Joker zu behalten ist ein Risiko.
lesson-end-score-title = Was man fürs Gewinnen bekommt
lesson-end-score-task = Spieler 1 ist fertig; die anderen haben diese Steine. Wie viele Punkte bekommt Spieler 1?
lesson-end-score-done = Wer gewinnt, bekommt, was alle anderen verlieren: 5 + 16 + 3 sind 24.
lesson-end-match-dutch-title = Wer gewinnt die Partie?
lesson-end-match-dutch-task = Das sind die Bretter am Ende von zwei Spielen. Wer hat die meisten Punkte?
lesson-end-match-dutch-done = Spieler 1 hat 18: 24 Punkte aus dem ersten Spiel, minus 6 aus dem zweiten.
lesson-end-match-title = Drei Spiele
lesson-end-match-task = Das sind die Bretter am Ende von drei Spielen. Wer hat die meisten Punkte?
lesson-end-match-done = Spieler 4 mit 39 Punkten, dank eines hohen Siegs.
lesson-end-blocked-title = Niemand wird fertig
lesson-end-blocked-task = In der französischen Ausgabe gilt: Ist der Pool leer und niemand kann mehr legen, gewinnt, wer die wenigsten Punkte auf dem Brett hat, und bekommt von allen anderen den Unterschied. Wie viele Punkte sind das hier?
lesson-end-blocked-done = 7 + 14 + 11 sind 32 für Spieler 2, bei dem nur eine 8 übrig ist.

## The clock

lesson-clock-idle-title = Die Zeit ist um, bevor du etwas bewegt hast
lesson-clock-idle-task = In der französischen Ausgabe hast du eine Minute pro Zug. Deine Minute ist um, und du hast keinen Stein bewegt: Das zählt, als hättest du nichts legen können. Wie viele Steine ziehst du?
lesson-clock-idle-done = Einen, und dein Zug ist vorbei.
lesson-clock-unfinished-title = Zeit um, mitten im Umbau
lesson-clock-unfinished-task = In der deutschen Ausgabe ziehst du drei Steine, wenn der Tisch nach deiner Minute nicht stimmt. So sieht dein Tisch aus. Wie viele Steine ziehst du?
lesson-clock-unfinished-done = Drei, und der Tisch wird wieder so, wie er vor deinem Zug war.
lesson-clock-finished-title = Zeit um, aber du warst fertig
lesson-clock-finished-task = Deine Minute ist um. Auf dem Tisch stimmt alles, und du hast einen Stein gelegt. Wie viele Steine ziehst du?
lesson-clock-finished-done = Keinen. Ein fertiger Zug zählt, auch wenn du nicht rechtzeitig auf Spielen gedrückt hast.
lesson-clock-dutch-title = Zwei Minuten in der niederländischen Ausgabe
lesson-clock-dutch-task = Mit der niederländischen Uhr hast du zwei Minuten. Danach bleiben vollständige Serien liegen, und lose Steine kommen auf dein Brett. Die Strafe ist dieselbe wie in der deutschen Ausgabe. Wie viele Steine ziehst du?
lesson-clock-dutch-done = Drei. Es lohnt sich, rechtzeitig fertig zu sein.

## Twist

lesson-twist-double-run-title = Der Doppeljoker in einer Reihe
lesson-twist-double-run-task = Ein Doppeljoker steht für zwei Steine nebeneinander. Hier ist er die rote 3 und 4. Leg die Reihe.
lesson-twist-double-run-done = Drei Steine auf dem Tisch, vier Zahlen in der Reihe.
lesson-twist-double-worth-title = Was ein Doppeljoker zählt
lesson-twist-double-worth-task = In der ersten Auslage zählt ein Doppeljoker beide Steine, für die er steht. Wie viele Punkte hat diese Reihe?
lesson-twist-double-worth-done = 2 + 3 + 4 + 5 sind 14.
lesson-twist-double-group-title = Der Doppeljoker in einer Gruppe
lesson-twist-double-group-task = In einer Gruppe steht ein Doppeljoker für die beiden fehlenden Farben. Leg deine Dreien.
lesson-twist-double-group-done = Ein Doppeljoker, und alle vier Farben sind da.
lesson-twist-two-tiles-title = Trotzdem drei Steine
lesson-twist-two-tiles-task = Ein Doppeljoker steht für zwei Steine. Ist das eine Serie?
lesson-twist-two-tiles-done = Nein. Eine Serie braucht drei Steine auf dem Tisch, egal wofür sie stehen.
lesson-twist-double-end-title = Keine 14
lesson-twist-double-end-task = Nach der 12 wäre ein Doppeljoker 13 und 14, aber eine 14 gibt es nicht. Leg ihn ans andere Ende der Reihe.
lesson-twist-double-end-done = Vor der 10 ist er die rote 8 und 9.
lesson-twist-change-title = Der Farbwechsel-Joker
lesson-twist-change-task = Ein Farbwechsel-Joker steht für die Zahl an seinem Platz. Nach ihm geht die Reihe in einer anderen Farbe weiter. Leg die Reihe.
lesson-twist-change-done = Orange 2 und 3, dann der Farbwechsel als 4, dann die rote 5.
lesson-twist-change-last-title = Ein Farbwechsel am Ende
lesson-twist-change-last-task = Der Farbwechsel-Joker ist der letzte Stein dieser Reihe. Welche deiner Fünfen darf folgen?
lesson-twist-change-last-done = Die orange: Nach einem Farbwechsel muss die Farbe eine andere sein.
lesson-twist-change-same-color-title = Die Farbe muss wechseln
lesson-twist-change-same-color-task = Ist das eine Serie?
lesson-twist-change-same-color-done = Nein. Vor dem Farbwechsel ist sie schwarz und danach auch.
lesson-twist-mirror-run-title = Eine gespiegelte Reihe
lesson-twist-mirror-run-task = Ein Spiegeljoker hat auf beiden Seiten die gleichen Steine, in umgekehrter Folge. Leg 2, 3, Spiegel, 3, 2.
lesson-twist-mirror-run-done = Ein guter Platz für Steine, die du doppelt hast.
lesson-twist-mirror-group-title = Eine gespiegelte Gruppe
lesson-twist-mirror-group-task = Auch Gruppen lassen sich spiegeln: auf beiden Seiten die gleichen Farben. Leg deine Dreien um den Spiegel.
lesson-twist-mirror-group-done = Der Spiegel selbst hat keine Zahl und zählt in der ersten Auslage nichts.
lesson-twist-mirror-both-sides-title = Immer beide Seiten
lesson-twist-mirror-both-sides-task = Eine gespiegelte Serie wächst auf beiden Seiten zugleich. Leg deine zwei blauen Vieren an.
lesson-twist-mirror-both-sides-done = Links 2, 3, 4 und rechts 4, 3, 2.
lesson-twist-mirror-one-side-title = Nie nur eine Seite
lesson-twist-mirror-one-side-task = Ist das eine Serie?
lesson-twist-mirror-one-side-done = Nein. Die 1 hat auf der anderen Seite kein Gegenstück.
lesson-twist-two-colors-mirrored-title = Mehrere Joker zusammen
lesson-twist-two-colors-mirrored-task = Ein Farbwechsel auf jeder Seite des Spiegels: Spiel alle sieben Steine.
lesson-twist-two-colors-mirrored-done = Rote 4, Farbwechsel, blaue 6, und dasselbe zurück.
lesson-twist-joker-mirrored-title = Ein Joker im Spiegel
lesson-twist-joker-mirrored-task = Dein Joker kann das fehlende Gegenstück der blauen 4 sein. Spiel alle sieben Steine.
lesson-twist-joker-mirrored-done = Es zählt, wofür ein Stein steht, nicht was aufgedruckt ist.
lesson-twist-match-title = Wer gewinnt bei Twist?
lesson-twist-match-task = Bei Twist gewinnt, wer die meisten Spiele gewonnen hat. Das sind die Bretter am Ende von vier Spielen. Wer gewinnt?
lesson-twist-match-done = Spieler 3 gewinnt, mit zwei Spielen. Punkte entscheiden nur bei Gleichstand.

## The big box

lesson-six-more-tiles-title = 160 Steine
lesson-six-more-tiles-task = In der großen Schachtel ist jeder Stein dreimal, dazu kommen vier Joker; so könnt ihr bis zu sechst spielen. Sonst ist alles gleich: Leg deine orange 8 an, und leg deine Dreien.
lesson-six-more-tiles-done = Jetzt kennst du das ganze Spiel für bis zu sechs.

## Turbo

lesson-turbo-keep-title = Würfeln und behalten
lesson-turbo-keep-task = Ab deinem zweiten Zug bestimmst du, welche Würfel du noch einmal wirfst. Behalte die blaue 4 und 5, und wirf die anderen.
lesson-turbo-keep-done = Gewürfelt wird einmal pro Zug. Zwei Würfel, die eine Reihe werden können, behältst du besser.
lesson-turbo-first-set-title = Eine Serie legen
lesson-turbo-first-set-task = Deine Würfel zeigen eine Reihe: aufeinanderfolgende Zahlen in einer Farbe. Leg sie auf das Feld, von links nach rechts oder von oben nach unten.
lesson-turbo-first-set-done = Zeigen deine Würfel eine Serie, musst du eine legen.
lesson-turbo-adding-title = Auf dem Feld anlegen
lesson-turbo-adding-task = Deine blaue 3 und blaue 8 passen an die Serien auf dem Feld. Leg beide an.
lesson-turbo-adding-done = Anlegen darfst du an jede Serie, egal von wem sie ist.
lesson-turbo-crossing-title = Kreuzen wie im Kreuzworträtsel
lesson-turbo-crossing-task = Serien dürfen sich kreuzen. Leg deine zwei Dreien unter die schwarze 3, sodass sie von oben nach unten eine Gruppe sind.
lesson-turbo-crossing-done = Die schwarze 3 gehört jetzt zu zwei Serien.
lesson-turbo-blocked-title = Ein blockiertes Ende
lesson-turbo-blocked-task = Rechts ist diese Reihe blockiert: Eine 7 würde dort die Neunen berühren, und diese Linie ist keine Serie. Leg deine blaue 3 am anderen Ende an.
lesson-turbo-blocked-done = Würfel, die sich berühren, gehören immer zusammen. Schau also auf alle Nachbarn.
lesson-turbo-rearranging-title = Das Feld umbauen
lesson-turbo-rearranging-task = Deine schwarze 3 passt von oben nach unten zwischen die schwarze 2 und die schwarze 4. Verschieb die Zweien so, dass die schwarze 2 über der schwarzen 4 liegt.
lesson-turbo-rearranging-done = Ein Würfel gelegt, und drei Serien auf dem Feld.
lesson-turbo-joker-title = Ein Joker wird frei
lesson-turbo-joker-task = Die schwarze 5 ist mit deiner 6 und 7 eine neue Reihe. So wird der Joker frei: Leg ihn und deine rote 5 unter die schwarze 5, sodass sie von oben nach unten eine Gruppe sind.
lesson-turbo-joker-done = Ein Joker, der frei wird, muss im selben Zug in eine andere Serie.
lesson-turbo-pass-title = Nichts passt
lesson-turbo-pass-task = Keiner deiner Würfel passt. Passe, und behalte deine Würfel für den nächsten Zug.
lesson-turbo-pass-done = Habt ihr beide je drei Züge hintereinander keinen Würfel gelegt, ist die Runde vorbei.

## After a try

learn-not-it = Das ist erlaubt, aber hier geht es um etwas anderes. Versuch es noch einmal!
learn-wrong = Nicht ganz. Schau noch einmal genau hin.
