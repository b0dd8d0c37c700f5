### German: the game in the terminal. Words in backticks are typed, and the same in every language.

## What cannot be followed

move-unknown = Mit { $word } kann ich nichts anfangen. Tippe Steine, um sie zu legen, wie `K5 K6 K7`, oder `help`.
move-did-you-mean = Mit { $word } kann ich nichts anfangen. Meinst du `{ $near }`?
move-word-alone = { $word } steht allein: dahinter darf nichts folgen.
move-row-alone = Was ist mit Serie { $row }? Tippe `{ $row } + B8` zum Anlegen, `{ $row } - B8` zum Wegnehmen; `help` zeigt mehr.
move-no-pieces = Welche Steine? Ein Stein ist eine Farbe und eine Zahl, wie in `K5 K6 K7`.
move-no-row-number = { $word } ist keine Serie: sie haben die Nummern, die links davon stehen.
move-two-places = Steine kommen an einen Platz: nenne hinter `to` eine Serie oder `new`.
move-rows-from = Mit `|` legst du mehrere neue Serien vom Brett; `from` und `to` gehen mit einer Serie auf einmal.
move-split-how = Nenne die Serie und den Stein, mit dem ihr zweiter Teil beginnt, wie in `3 / B8`.
move-split-at-first = { $piece } liegt ganz vorn in Serie { $row }: nenne den Stein, mit dem ihr zweiter Teil beginnt.
move-join-how = Nenne zwei Serien oder mehr, wie in `2 + 3`.
move-row-twice = Eine Serie lässt sich nicht an sich selbst legen.
move-no-such-row = Es gibt keine Serie { $row }: die letzte ist { $last }.
move-table-empty = Es gibt keine Serie { $row }: der Tisch ist leer.
move-not-in-row = In Serie { $row } liegt kein { $pieces }.
move-in-no-row = In keiner Serie liegt { $pieces }.
move-in-many-rows = { $pieces } liegt in den Serien { $rows }: sage mit `from`, welche du meinst.
move-lies-elsewhere = Auf deinem Brett ist kein { $piece } mehr, aber { $count ->
    [one] in Serie { $rows } liegt es
   *[other] in den Serien { $rows } liegt es
  }: schreibe `from { $row }` hinter die Steine, um es zu verwenden.
move-none-left = Du hast kein { $piece } mehr.
move-not-yours = Du hast kein { $piece }, und auf dem Tisch liegt auch keins.
move-too-many = So oft gibt es { $piece } auf dem Tisch und deinem Brett nicht.
move-end-nothing = Du hast noch nichts gelegt: lege mindestens einen Stein, oder `draw` (`pass`, wenn der Pool leer ist).
move-nothing-to-undo = Es gibt nichts zurückzunehmen: der Tisch liegt wie am Anfang deines Zuges.
move-dice-unknown = Mit { $word } kann ich nichts anfangen. Tippe Würfel und wo sie liegen sollen, wie `K3 at 2,0`, oder `help`.
move-dice-roll-first = Würfle zuerst: `roll` würfelt alle deine Würfel, `keep K3 K4` alle außer diesen.
move-dice-none-shows = Keiner deiner Würfel zeigt { $piece }.
move-dice-no-more = Du hast kein { $piece } mehr.
move-dice-lies-there = Keiner deiner Würfel zeigt { $piece }, aber bei { $cell } liegt einer: `{ $cell } to 0,0` bewegt ihn.
move-dice-empty-cell = Bei { $cell } liegt nichts.
move-dice-cell-twice = Das Feld { $cell } ist doppelt genannt.
move-dice-too-far = { $cell } ist zu weit draußen: Felder gehen von -{ $reach } bis { $reach }, in beide Richtungen.
move-dice-slanting = Von { $first } bis { $last } ist keine Linie: nenne zwei Felder einer Zeile oder Spalte.
move-dice-down-where = Wo beginnt die Linie? Nenne ein Feld, wie in `K3 R3 B3 at 2,0 down`.
move-dice-move-where = Wohin? `{ $cell } to 0,0` bewegt den Würfel, `take { $cell }` nimmt ihn weg.
move-dice-two-cells = Würfel kommen auf ein Feld: nenne das für den ersten.
move-dice-which-cell = Welches Feld? Ein Feld ist die Nummer seiner Spalte und seiner Zeile, wie in `2,0`.
move-dice-no-cell = { $word } ist kein Feld: ein Feld ist die Nummer seiner Spalte und seiner Zeile, wie in `2,0`.
move-dice-end-nothing = Du hast noch nichts gelegt: lege mindestens einen Würfel, oder `pass`.

## A game

play-welcome = Willkommen bei Tilewright
play-teach-sets = Lege Serien aus drei oder mehr: Reihen (K5 K6 K7) oder Gruppen (K8 R8 O8).
play-teach-pieces = K ist schwarz, R rot, B blau, O orange; J, der Joker, ersetzt jeden Stein.
play-teach-special = D, der Doppeljoker, steht für zwei Steine; C wechselt die Farbe einer Reihe; M spiegelt ihre beiden Seiten.
play-teach-opening = { $points ->
    [0] Lege zuerst Serien vom eigenen Brett; danach darfst du auch auf dem Tisch umbauen.
    [one] Deine erste Auslage muss einen Punkt zählen; danach darfst du auch umbauen.
   *[other] Deine erste Auslage muss { $points } Punkte zählen; danach darfst du auch umbauen.
  }
play-teach-typing = Tippe `K5 K6 K7` zum Auslegen, `2 + B8` zum Anlegen an Serie 2, dann `end`; oder `draw`.
play-teach-end = Wer das Brett zuerst leer hat, gewinnt. `help` zeigt alles, was du tippen kannst.
play-special = Besonders hier: { $rules }.
play-clock = Du hast { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
  } pro Zug.
play-seconds-left = Noch { $seconds ->
    [one] { $seconds } Sekunde.
   *[other] { $seconds } Sekunden.
  }
play-rules = Spielregeln: { $title } ({ $rules }).
play-rules-mark = * anders als { $rules }.
play-rules-time = Mit --clock zählt die Zeit.
play-game = Spiel { $game } von { $games }
play-your-turn = { $game }: du bist dran
play-game-over = { $game } ist zu Ende
play-count = { $name }: { $count }
play-pool = Pool: { $count }
play-last-lap = Der Pool ist leer: niemand zieht mehr, und jeder hat noch einen letzten Zug.
play-table-empty = Der Tisch ist leer.
play-mark-new = * neu seit deinem letzten Zug
play-mark-own = + von deinem Brett
play-rack = Dein Brett: { $count ->
    [one] ein Stein
   *[other] { $count } Steine
  }, nach { $sort ->
    [number] Zahl
   *[color] Farbe
  }
play-ok = gültig
play-not-ok = ungültig
play-in-hand = In deiner Hand: { $pieces }. { $count ->
    [one] Der Stein muss
   *[other] Die Steine müssen
  } wieder auf den Tisch, bevor du fertig bist.
play-opening = Erste Auslage: { $found } von { $needed } Punkten.
play-ready = Alles passt. Tippe `end`, um den Zug zu beenden, oder mach weiter.
play-hint-nothing = Für dich gibt es keinen Zug: ziehe, oder passe, wenn der Pool leer ist.
play-hint-something = Es gibt einen Zug für dich. Noch einmal `hint` sagt, welche Steine.
play-hint-pieces = Am meisten wirst du so los: { $pieces }.
play-hint-some-pieces = Diese Steine kannst du ablegen: { $pieces }.
play-hint-more = Noch einmal `hint` sagt, wie.
play-hint-reset = Vom Tisch aus, wie er am Anfang deines Zuges lag (`reset` bringt ihn zurück):
play-give-up = Damit gibst du auf, was du in diesem Zug gelegt hast. Tippe noch einmal `{ $word }`, wenn du es meinst.
play-quit-again = Gehen? Das Spiel wird nicht aufgehoben. Tippe noch einmal `quit`, wenn du es meinst.
play-left-with = { $you ->
    [yes] Dir bleiben
   *[no] { $name } behält
  } { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
  }, { $cost ->
    [one] { $cost } Punkt:
   *[other] { $cost } Punkte:
  }
play-card-game = Spiel { $game }
play-card-total = gesamt
play-next-game = Drücke Enter für Spiel { $game }, oder tippe `quit`.
play-another = Drücke Enter zum Beenden, oder tippe `again` für eine weitere Partie.
play-claim = Du hast { $count ->
    [one] { $count } Paar
   *[other] { $count } Paare
  }: { $pieces }, jeweils doppelt. Tippe `claim`, um neu mischen zu lassen, oder drücke Enter, um weiterzuspielen.
play-bye = Auf Wiedersehen, und danke fürs Spielen.
play-promise = Spiel { $game }: die Steine kommen aus einem Geheimnis mit SHA-256 { $promise }, versprochen vor dem ersten Stein.
play-promise-kept = Spiel { $game }: das Geheimnis { $secret } hat die versprochene SHA-256 { $promise }.
play-promise-broken = Spiel { $game }: das Geheimnis { $secret } hat nicht die versprochene SHA-256 { $promise }!

## A match of the dice game

play-teach-dice-sets = Lege Serien aus drei oder mehr in Linien, nach rechts oder unten: Reihen (K5 K6 K7) oder Gruppen (K8 R8 O8).
play-teach-dice-pieces = K ist schwarz, R rot, B blau, O orange; J, der Joker, ersetzt jede Seite.
play-teach-dice-rolling = Zuerst würfelst du mit allen neun, später mit so vielen du willst; zeigen sie eine Serie, musst du eine legen.
play-teach-dice-grid = Linien dürfen sich kreuzen wie im Kreuzworträtsel, und liegende Würfel darfst du umlegen; jede Linie muss passen.
play-teach-dice-typing = Tippe `roll`, dann `K5 K6 K7` oder `K8 at 3,1` zum Legen, dann `end`; oder `pass`.
play-teach-dice-end = Wer keine Würfel mehr hat, gewinnt die Runde; { $rounds ->
    [one] eine Runde wird
   *[other] { $rounds } Runden werden
  } gespielt. `help` zeigt alles, was du tippen kannst.
play-rules-house = * eine Hausregel dieses Tisches.
play-round = Runde { $game } von { $games }
play-failed = Züge ohne Würfel: { $count }
play-mark-wrong = ! ungültig, wie es liegt
play-mark-own-die = + deiner, jetzt gelegt
play-dice-unrolled = Deine Würfel: { $count ->
    [one] einer, noch nicht geworfen.
   *[other] { $count }, noch nicht geworfen.
  }
play-dice-own = Deine Würfel: noch { $count ->
    [one] einer
   *[other] { $count }
  }
play-dice-of = { $name } hat:
play-dice-left = { $you ->
    [yes] Dir bleiben
   *[no] { $name } behält
  } { $count } Würfel, { $cost ->
    [one] { $cost } Punkt:
   *[other] { $cost } Punkte:
  }
play-roll-all = Tippe `roll`, um alle Würfel zu werfen.
play-roll-some = Tippe `roll` für alle, `roll K3 J` für einige, oder `keep K3 K4` für die anderen.
play-card-round = Runde
play-card-meaning = Für jeden die Punkte der Runde und die Summe bisher.
play-next-round = Drücke Enter für Runde { $game }, oder tippe `quit`.
play-hint-roll-all = Der erste Wurf einer Runde ist mit allen Würfeln: `roll`.
play-hint-roll = Nach dem Ausprobieren von Würfen wirst du mit diesem am meisten los: `roll { $pieces }`.
play-hint-no-dice = Du kannst keinen Würfel legen: passe.
play-hint-some-dice = Es gibt einen Zug für dich. Noch einmal `hint` sagt, welche Würfel.
play-hint-dice = Am meisten wirst du so los: { $pieces }.
play-hint-these-dice = Diese Würfel kannst du legen: { $pieces }.

## Help, one line a move

help-lay = lege eine neue Serie vom Brett
help-range = dasselbe für ein Stück einer Farbe
help-add = lege Steine an eine Serie an
help-take = nimm Steine weg: eigene kommen auf dein Brett, andere in die Hand, bis du sie wieder legst
help-from = verwende Steine einer Serie zusammen mit eigenen
help-move = bewege Steine von Serie zu Serie
help-split = teile eine Serie vor einem Stein
help-join = lege Serie 3 an Serie 2
help-row = mache eine Serie genau so, auch in anderer Reihenfolge
help-table = gib den ganzen Tisch an
help-undo = nimm den letzten Schritt zurück, oder alle
help-end = beende deinen Zug mit dem Tisch, wie er liegt
help-draw = beende deinen Zug mit einem Stein aus dem Pool; passe, wenn er leer ist
help-claim = lass neu mischen, wo die Regeln es kennen
help-sort = sortiere dein Brett nach Farbe oder Zahl
help-hint = gibt es einen Zug? noch einmal: welche Steine? noch einmal: wie?
help-rules = wonach gespielt wird; das Versprechen hinter dem Mischen
help-quit = aufhören
help-roll = wirf alle deine Würfel
help-roll-some = wirf nur diese
help-keep = wirf alle außer diesen
help-die-at = lege einen Würfel auf ein Feld: Spalte 2, Zeile 0; was dort lag, kommt in die Hand
help-line-at = lege eine Linie ab einem Feld nach rechts; was dort schon so liegt, bleibt
help-line-down = lege sie ab dem Feld nach unten
help-line = lege eine Linie für sich, abseits der anderen
help-die-to = bewege einen Würfel auf ein anderes Feld
help-line-to = bewege eine Linie; mit right oder down dahinter kommt sie so zu liegen
help-die-take = nimm einen Würfel weg: deiner ist wieder deiner, andere kommen in die Hand, bis du sie wieder legst
help-grid = gib das ganze Feld an, Linie für Linie
help-end-grid = beende deinen Zug mit dem Feld, wie es liegt
help-pass = beende deinen Zug ohne Würfel
help-hint-dice = welche Würfel werfen? dann: gibt es einen Zug? noch einmal: welche? noch einmal: wie?
