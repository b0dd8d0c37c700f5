### German: rulebooks, one phrase per parameter.

rule-box-pieces = { $value } Steine im Spiel
rule-deal-rack = { $value } Steine auf jedem Brett
rule-deal-starter = { $value ->
    [highest] wer die höchste Zahl zieht, beginnt
    [lot] es wird ausgelost, wer beginnt
   *[host] wer den Tisch eröffnet hat, bestimmt, wer beginnt
  }
rule-deal-next_starter = { $value ->
    [again] wer ein späteres Spiel beginnt, wird wie beim ersten bestimmt
    [rotate] das nächste Spiel beginnt, wer als Nächstes an der Reihe ist
   *[winner] wer gewonnen hat, beginnt das nächste Spiel
  }
rule-deal-reshuffle_pairs = { $value ->
    [0] für Paare wird nicht neu gemischt
   *[other] wer { $value } Paare gleicher Steine bekommt, darf neu mischen lassen
  }
rule-sets-min_natural = { $value ->
    [0] eine Serie darf nur aus Jokern bestehen
   *[other] in einer Serie liegt mindestens ein Zahlenstein
  }
rule-opening-min = { $value ->
    [0] die erste Auslage darf beliebig viele Punkte zählen
    [one] die erste Auslage zählt mindestens einen Punkt
   *[other] die erste Auslage zählt mindestens { $value } Punkte
  }
rule-opening-extras = { $value ->
    [yes] bei der ersten Auslage darf man gleich auch anlegen und umbauen
   *[no] bei der ersten Auslage bleibt der Tisch, wie er ist
  }
rule-turn-wrong_lay = { $value ->
    [refuse] ein ungültiger Zug wird abgelehnt und darf verbessert werden
   *[penalise] ein ungültiger Zug ist vorbei und kostet Strafsteine
  }
rule-turn-checked = { $value ->
    [always] die App zeigt vor dem Ende des Zugs, was nicht stimmt
    [never] die App zeigt vor dem Ende des Zugs nicht, was falsch ist
   *[unless_penalised] die App zeigt vor dem Ende des Zugs, was nicht stimmt, außer wenn ein Fehler Strafsteine kostet
  }
rule-jokers-release = { $value ->
    [rearrange] ein Joker auf dem Tisch wird durch Umbauen frei
   *[replace] ein Joker auf dem Tisch wird frei, sobald der ersetzte Stein dort liegt
  }
rule-jokers-reuse = { $value ->
    [any_set] ein frei gewordener Joker darf in jede Serie
    [new_set] ein frei gewordener Joker kommt in eine neue Serie
   *[new_set_two_rack_tiles] ein frei gewordener Joker kommt in eine neue Serie mit zwei Steinen vom Brett
  }
rule-jokers-group_of_three = { $value ->
    [either] den Joker einer Dreiergruppe ersetzt eine der beiden fehlenden Farben
   *[both] den Joker einer Dreiergruppe ersetzen nur beide fehlenden Farben zusammen
  }
rule-jokers-max_per_set = { $value ->
    [none] beliebig viele Joker in einer Serie
    [one] höchstens ein Joker in einer Serie
   *[other] höchstens { $value } Joker in einer Serie
  }
rule-jokers-adjacent = { $value ->
    [yes] Joker dürfen nebeneinander liegen
   *[no] Joker dürfen nicht nebeneinander liegen
  }
rule-jokers-penalty = ein übrig gebliebener Joker kostet { $value ->
    [0] nichts
    [one] einen Punkt
   *[other] { $value } Punkte
  }
rule-change-at_start = { $value ->
    [yes] eine Reihe darf mit einem Farbwechsel-Joker beginnen
   *[no] eine Reihe beginnt nie mit einem Farbwechsel-Joker
  }
rule-change-max_per_run = { $value ->
    [one] höchstens ein Farbwechsel-Joker in einer Reihe
   *[other] höchstens { $value } Farbwechsel-Joker in einer Reihe
  }
rule-change-max_colors = höchstens { $value } Farben in einer Reihe
rule-mirror-min_side = { $value ->
    [one] ein Stein auf jeder Seite eines Spiegels genügt
   *[other] jede Seite eines Spiegels steht für mindestens { $value } Steine
  }
rule-mirror-group_limit = { $value ->
    [per_side] eine gespiegelte Gruppe hat bis zu vier Farben auf jeder Seite
   *[total] eine gespiegelte Gruppe steht insgesamt für höchstens vier Steine
  }
rule-pool-empty = { $value ->
    [until_stuck] ist der Pool leer, geht es weiter, bis niemand mehr legen kann
   *[last_lap] ist der Pool leer, haben alle noch einen letzten Zug
  }
rule-time-limit = { $value ->
    [none] kein Zeitlimit
    [one] { $value } Sekunde pro Zug
   *[other] { $value } Sekunden pro Zug
  }
rule-time-usual = { $value ->
    [one] { $value } Sekunde
   *[other] { $value } Sekunden
  } pro Zug, wenn die Uhr läuft
rule-time-idle_draw = wer die Zeit verstreichen lässt, ohne etwas zu legen oder zu bewegen, zieht { $value ->
    [0] nichts
    [one] einen Stein
   *[other] { $value } Steine
  }
rule-time-table = ist die Zeit um, { $value ->
    [restore] wird der Tisch wiederhergestellt
   *[keep_sets] bleiben die gültigen Serien liegen
  }
rule-time-loose = { $value ->
    [restore] ist die Zeit um, kommen lose Steine an ihren Platz zurück, sonst in den Pool
    [rack] ist die Zeit um, kommen lose Steine vom Tisch auf das Brett
   *[pool] ist die Zeit um, kommen lose Steine vom Tisch in den Pool
  }
rule-time-penalty = ein unfertiger oder ungültiger Zug kostet { $value ->
    [0] nichts
    [one] einen Strafstein
   *[other] { $value } Strafsteine
  }
rule-time-memory = { $value ->
    [yes] Serien, die auseinandergenommen sind, wenn die Zeit um ist, kommen in den Pool
   *[no] der Tisch wird nie vergessen
  }
rule-dice-hand = alle bekommen { $value } Würfel
rule-dice-must_lay = { $value ->
    [yes] wer eine Serie hat, muss mindestens eine legen
   *[no] niemand muss eine Serie legen
  }
rule-dice-max_sets = { $value ->
    [none] beliebig viele Serien pro Zug
    [one] höchstens eine Serie aus eigenen Würfeln pro Zug
   *[other] höchstens { $value } Serien aus eigenen Würfeln pro Zug
  }
rule-dice-min_reroll = ab dem zweiten Zug { $value ->
    [0] darf man alle Würfel liegen lassen
   *[other] würfelt man mit mindestens einem Würfel
  }
rule-dice-block_after = eine Runde ist zu Ende, wenn beide je { $value ->
    [one] einen Zug lang
   *[other] { $value } Züge hintereinander
  } keinen Würfel legen
rule-grid-descending = { $value ->
    [yes] Reihen dürfen nach rechts oder unten auch fallen
   *[no] Reihen steigen nach rechts oder unten
  }
rule-grid-crossing_joker = { $value ->
    [one] wo sich zwei Serien kreuzen, ist ein Joker in beiden dasselbe
   *[each] wo sich zwei Serien kreuzen, darf ein Joker in jeder etwas anderes sein
  }
rule-match-sudden_death = { $value ->
    [yes] bei Gleichstand gibt es noch eine Runde
   *[no] bei Gleichstand wird der Sieg geteilt
  }
rule-scoring-blocked = ist das Spiel blockiert, { $value ->
    [difference] bekommt, wer gewinnt, von allen anderen die Differenz der Bretter
   *[all_minus] schreiben alle die Punkte auf dem eigenen Brett als Minuspunkte auf
  }
rule-scoring-tie = { $value ->
    [fewest_tiles] bei Gleichstand in einem blockierten Spiel gewinnt, wer die wenigsten Steine hat
   *[shared] bei Gleichstand in einem blockierten Spiel wird der Sieg geteilt
  }
rule-match-games = { $value ->
    [players] so viele Spiele wie Personen am Tisch
    [one] ein Spiel
   *[other] { $value } Spiele
  }{ $rounds ->
    [one] {""}
   *[other] {" "}pro Runde
  }
rule-match-rounds = { $value ->
    [one] eine Runde
   *[other] { $value } Runden
  }
rule-match-winner = { $value ->
    [points] wer die meisten Punkte hat, gewinnt die Partie
   *[games_then_points] wer die meisten Spiele gewinnt, gewinnt die Partie; bei Gleichstand zählen die Punkte
  }

## What a house rule does to a game

rule-means-box-pieces = Mit mehr Steinen dauert das Spiel länger; mit 160 können fünf oder sechs mitspielen. Mit mehr Jokern geht es schneller.
rule-means-deal-rack = Mit mehr Steinen dauert das Spiel länger, und die erste Auslage fällt leichter.
rule-means-deal-starter = Der Zufall behandelt alle gleich; wer den Tisch eröffnet hat, kann Neue anfangen lassen.
rule-means-deal-next_starter = Abwechselnd ist es am gerechtesten; fängt an, wer gewonnen hat, holt man schwerer auf.
rule-means-deal-reshuffle_pairs = Paare sind schwer zu brauchen. Je weniger reichen, desto öfter wird neu gemischt.
rule-means-sets-min_natural = Sind Serien nur aus Jokern erlaubt, wird man Joker auch los, wenn sonst nichts passt.
rule-means-opening-min = Je mehr Punkte, desto länger dauert es, bis alle ausgelegt haben.
rule-means-opening-extras = Ist es erlaubt, kann ein Zug das halbe Brett leeren; sonst geht es ruhiger los.
rule-means-turn-wrong_lay = Eine Strafe belohnt Vorsicht; ohne sie können alle alles ausprobieren.
rule-means-turn-checked = Mit Warnung sind Fehler selten; ohne sie müssen alle genau hinschauen.
rule-means-jokers-release = Reicht Umbauen, wandern Joker oft; sonst bleiben sie liegen.
rule-means-jokers-reuse = Je strenger, desto seltener wird ein Joker frei.
rule-means-jokers-group_of_three = Reicht eine Farbe, werden Joker öfter frei; braucht man beide, bleiben sie länger liegen.
rule-means-jokers-max_per_set = Je weniger erlaubt sind, desto schwerer wird man mehrere Joker auf einmal los.
rule-means-jokers-adjacent = Nebeneinander füllen Joker größere Lücken; getrennt sieht man leichter, wofür jeder steht.
rule-means-jokers-penalty = Je mehr er kostet, desto riskanter ist es, einen Joker zu behalten.
rule-means-change-at_start = Darf er am Anfang liegen, passt ein Farbwechsel-Joker an mehr Stellen.
rule-means-change-max_per_run = Mehr Farbwechsel machen Reihen länger, aber schwerer zu erkennen.
rule-means-change-max_colors = Mit mehr Farben gelingen Reihen leichter, aber der Tisch wird unübersichtlicher.
rule-means-mirror-min_side = Mit einem Stein auf jeder Seite ist ein Spiegeljoker leicht zu legen; mit zwei muss man planen.
rule-means-mirror-group_limit = Mit vier auf jeder Seite wird man viele Steine auf einmal los; mit vier insgesamt bleiben Gruppen klein.
rule-means-pool-empty = Mit einem letzten Zug endet das Spiel früher; weiterzuspielen gibt allen noch eine Chance.
rule-means-time-limit = Weniger Zeit macht das Spiel schneller, aber große Umbauten schwerer.
rule-means-time-idle_draw = Je mehr man zieht, desto weniger lohnt es sich, die Zeit ablaufen zu lassen.
rule-means-time-table = Bleiben gültige Serien liegen, zählt ein Teil deines Zuges; sonst fängst du beim nächsten Mal von vorn an.
rule-means-time-loose = Steine, die auf dein Brett kommen, können Punkte kosten; an ihrem Platz oder im Pool kosten sie nichts.
rule-means-time-penalty = Je mehr es kostet, desto vorsichtiger spielen alle, wenn die Zeit knapp wird.
rule-means-time-memory = Merkt sich niemand den Tisch, ist es riskant, viel umzubauen: Was zerlegt wurde, ist weg.
rule-means-scoring-blocked = Bei der Differenz bekommt noch jemand Punkte; sonst verlieren alle.
rule-means-scoring-tie = Die Zahl der Steine entscheidet fast immer; wird der Sieg geteilt, geht niemand leer aus.
rule-means-match-games = Bei mehr Spielen zählt das Glück weniger, aber es dauert länger.
rule-means-match-rounds = Bei mehr Runden zählt das Glück weniger, aber es dauert länger.
rule-means-match-winner = Punkte belohnen hohe Siege, gewonnene Spiele häufige Siege.
rule-means-dice-hand = Weniger Würfel: kürzere Runden mit weniger Möglichkeiten.
rule-means-dice-must_lay = Muss man, gehen die Runden schneller; sonst kann man auf einen besseren Wurf warten.
rule-means-dice-max_sets = Mit einer Grenze entscheidet ein einziger Glückswurf noch keine Runde.
rule-means-dice-min_reroll = Darf man alle behalten, kann man planen; muss man würfeln, zählt das Glück mehr.
rule-means-dice-block_after = Je weniger Züge, desto früher endet eine festgefahrene Runde.
rule-means-grid-descending = Dürfen Reihen auch fallen, passen sie an mehr Stellen im Feld.
rule-means-grid-crossing_joker = Darf er in jeder Serie etwas anderes sein, lässt sich ein Joker leicht kreuzen; sonst muss eine Zahl zu beiden passen.
rule-means-match-sudden_death = Eine weitere Runde bringt die Entscheidung; ein geteilter Sieg beendet die Partie früher.
