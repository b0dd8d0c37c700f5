### German: the game in the terminal. Words in backticks are typed, and the same in every language.

## Commands that were not understood

move-unknown = Mit { $word } kann ich nichts anfangen. Tippe Steine, um sie zu legen, wie `K5 K6 K7`, oder `help`.
move-did-you-mean = Mit { $word } kann ich nichts anfangen. Meinst du `{ $near }`?
move-word-alone = Tippe { $word } allein, ohne etwas dahinter.
move-row-alone = Was soll mit Serie { $row } geschehen? Tippe `{ $row } + B8` zum Anlegen, `{ $row } - B8` zum Wegnehmen; `help` zeigt mehr.
move-no-pieces = Welche Steine? Ein Stein ist eine Farbe und eine Zahl, wie in `K5 K6 K7`.
move-no-row-number = { $word } ist keine Serie. Nimm die Nummer, die links davon steht.
move-two-places = Steine kommen nur an einen Platz. Nenne hinter `to` eine Serie oder `new`.
move-rows-from = Mit `|` legst du mehrere neue Serien vom Brett; `from` und `to` gehen mit einer Serie auf einmal.
move-split-how = Nenne die Serie und den Stein, mit dem ihr zweiter Teil beginnt, wie in `3 / B8`.
move-split-at-first = { $piece } liegt ganz vorn in Serie { $row }. Nenne den Stein, mit dem ihr zweiter Teil beginnt.
move-join-how = Nenne zwei Serien oder mehr, wie in `2 + 3`.
move-row-twice = Eine Serie lässt sich nicht an sich selbst legen.
move-no-such-row = Es gibt keine Serie { $row }. Die letzte ist { $last }.
move-table-empty = Es gibt keine Serie { $row }. Der Tisch ist leer.
move-not-in-row = In Serie { $row } liegt kein { $pieces }.
move-in-no-row = In keiner Serie liegt { $pieces }.
move-in-many-rows = { $pieces } liegt in den Serien { $rows }. Sage mit `from`, welche du meinst.
move-lies-elsewhere = Auf deinem Brett ist kein { $piece } mehr, aber { $count ->
    [one] in Serie { $rows } liegt es
   *[other] in den Serien { $rows } liegt es
  }. Schreib `from { $row }` hinter die Steine, um es zu verwenden.
move-none-left = Du hast kein { $piece } mehr.
move-not-yours = Du hast kein { $piece }, und auf dem Tisch liegt auch keins.
move-too-many = So oft gibt es { $piece } auf dem Tisch und deinem Brett nicht.
move-end-nothing = Du hast noch nichts gelegt. Leg mindestens einen Stein oder tippe `draw` (`pass`, wenn der Pool leer ist).
move-nothing-to-undo = Es gibt nichts zurückzunehmen. Der Tisch ist wie am Anfang deines Zuges.
move-dice-unknown = Mit { $word } kann ich nichts anfangen. Tippe Würfel und wo sie liegen sollen, wie `K3 at 2,0`, oder `help`.
move-dice-roll-first = Würfle zuerst: `roll` würfelt mit allen deinen Würfeln, `keep K3 K4` mit allen außer diesen.
move-dice-none-shows = Keiner deiner Würfel zeigt { $piece }.
move-dice-no-more = Du hast kein { $piece } mehr.
move-dice-lies-there = Keiner deiner Würfel zeigt { $piece }, aber bei { $cell } liegt einer: `{ $cell } to 0,0` bewegt ihn.
move-dice-empty-cell = Bei { $cell } liegt nichts.
move-dice-cell-twice = Das Kästchen { $cell } ist doppelt genannt.
move-dice-too-far = { $cell } ist zu weit draußen: Kästchen gehen von -{ $reach } bis { $reach }, in beide Richtungen.
move-dice-slanting = Von { $first } bis { $last } ist keine Linie. Nenne zwei Kästchen einer Zeile oder Spalte.
move-dice-down-where = Wo beginnt die Linie? Nenne ein Kästchen, wie in `K3 R3 B3 at 2,0 down`.
move-dice-move-where = Wohin? `{ $cell } to 0,0` bewegt den Würfel, `take { $cell }` nimmt ihn weg.
move-dice-two-cells = Nenne nur ein Kästchen, das für den ersten Würfel.
move-dice-which-cell = Welches Kästchen? Ein Kästchen ist die Nummer seiner Spalte und seiner Zeile, wie in `2,0`.
move-dice-no-cell = { $word } ist kein Kästchen. Ein Kästchen ist die Nummer seiner Spalte und seiner Zeile, wie in `2,0`.
move-dice-end-nothing = Du hast noch nichts gelegt. Leg mindestens einen Würfel oder tippe `pass`.

## A game

play-welcome = Willkommen bei Tilewright
play-teach-sets = Leg Serien aus drei oder mehr: Reihen (K5 K6 K7) oder Gruppen (K8 R8 O8).
play-teach-pieces = K ist schwarz, R rot, B blau, O orange; J, der Joker, ersetzt jeden Stein.
play-teach-special = D, der Doppeljoker, steht für zwei Steine; C wechselt die Farbe einer Reihe; M spiegelt ihre beiden Seiten.
play-teach-opening = { $points ->
    [0] Leg zuerst Serien vom eigenen Brett; danach darfst du auch auf dem Tisch umbauen.
    [one] Deine erste Auslage muss mindestens einen Punkt zählen; danach darfst du auch umbauen.
   *[other] Deine erste Auslage muss mindestens { $points } Punkte zählen; danach darfst du auch umbauen.
  }
play-teach-typing = Tippe `K5 K6 K7` zum Legen, `2 + B8` zum Anlegen an Serie 2, dann `end`; oder `draw`.
play-teach-end = Wer das Brett zuerst leer hat, gewinnt. `help` zeigt alles, was du tippen kannst.
play-special = Besonderheiten: { $rules }.
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
play-rules-time = Mit --clock läuft die Uhr.
play-game = Spiel { $game } von { $games }
play-your-turn = { $game }: du bist dran
play-game-over = { $game } ist zu Ende
play-count = { $name }: { $count }
play-pool = Pool: { $count }
play-last-lap = Der Pool ist leer. Niemand zieht mehr, und alle haben noch einen letzten Zug.
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
play-hint-nothing = Für dich gibt es keinen Zug. Zieh, oder passe, wenn der Pool leer ist.
play-hint-something = Es gibt einen Zug für dich. Tippe noch einmal `hint`, um zu sehen, mit welchen Steinen.
play-hint-pieces = So legst du am meisten: { $pieces }.
play-hint-some-pieces = Diese Steine kannst du ablegen: { $pieces }.
play-hint-more = Tippe noch einmal `hint`, um zu sehen, wie.
play-hint-reset = Ausgehend vom Tisch am Anfang deines Zuges (`reset` bringt ihn zurück):
play-give-up = Dann ist weg, was du in diesem Zug gelegt hast. Tippe zur Bestätigung noch einmal `{ $word }`.
play-penalty = Stimmt etwas nicht, kommt alles zurück an seinen Platz{ $count ->
    [0] {""}
    [one] , du ziehst einen Strafstein,
   *[other] , du ziehst { $count } Strafsteine,
  } und dein Zug ist vorbei. Tippe noch einmal `{ $word }`, um deinen Zug zu beenden.
play-quit-again = Aufhören? { $saved ->
    [yes] Deine Partie ist gespeichert.
   *[no] Das Spiel wird nicht gespeichert.
  } Tippe zur Bestätigung noch einmal `quit`.
play-left-with = { $you ->
    [yes] Du hast noch
   *[no] { $name } hat noch
  } { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
  }, { $cost ->
    [one] { $cost } Punkt:
   *[other] { $cost } Punkte:
  }
play-card-game = Spiel { $game }
play-card-total = gesamt
play-card-won = Siege
play-card-round-total = Runde { $round }
play-next-game = Drück Enter für Spiel { $game } oder tippe `quit`.
play-another = Drück Enter zum Beenden oder tippe `again` für eine weitere Partie.
play-claim = Du hast { $count ->
    [one] { $count } Paar
   *[other] { $count } Paare
  }: { $pieces }, jeweils doppelt. Tippe `claim`, um neu mischen zu lassen, oder drücke Enter, um weiterzuspielen.
play-bye = Auf Wiedersehen, und danke fürs Spielen.
play-resume = Du hast noch eine Partie mit { $names }: { $rules }. Drück Enter, um sie fortzusetzen, oder tippe `new` für eine neue.
play-saved = Deine Partie ist gespeichert. Mit `{ $command }` geht sie weiter.
play-promise = Spiel { $game }: Gemischt wird mit einem Geheimwert, dessen SHA-256 { $promise } vor dem ersten Stein bekannt gegeben wurde.
play-promise-kept = Spiel { $game }: Der Geheimwert { $secret } hat die bekannt gegebene SHA-256 { $promise }.
play-promise-broken = Spiel { $game }: Der Geheimwert { $secret } hat nicht die bekannt gegebene SHA-256 { $promise }!

## A match of the dice game

play-teach-dice-sets = Leg Serien aus drei oder mehr in Linien, nach rechts oder unten: Reihen (K5 K6 K7) oder Gruppen (K8 R8 O8).
play-teach-dice-pieces = K ist schwarz, R rot, B blau, O orange; J, der Joker, ersetzt jede Seite.
play-teach-dice-rolling = Zuerst würfelst du mit allen neun, später mit so vielen, wie du willst; zeigen sie eine Serie, musst du eine legen.
play-teach-dice-grid = Linien dürfen sich kreuzen wie im Kreuzworträtsel, und liegende Würfel darfst du umlegen; jede Linie muss passen.
play-teach-dice-typing = Tippe `roll`, dann `K5 K6 K7` oder `K8 at 3,1` zum Legen, dann `end`; oder `pass`.
play-teach-dice-end = Wer keine Würfel mehr hat, gewinnt die Runde; { $rounds ->
    [one] eine Runde wird
   *[other] { $rounds } Runden werden
  } gespielt. `help` zeigt alles, was du tippen kannst.
play-rules-house = * eine Hausregel dieses Tisches.
play-round = Runde { $game } von { $games }
play-failed = Züge ohne Auslage: { $count }
play-mark-wrong = ! ungültig, wie es liegt
play-mark-own-die = + deiner, in diesem Zug gelegt
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
    [yes] Du hast noch
   *[no] { $name } hat noch
  } { $count } Würfel, { $cost ->
    [one] { $cost } Punkt:
   *[other] { $cost } Punkte:
  }
play-roll-all = Tippe `roll`, um alle Würfel zu werfen.
play-roll-some = Tippe `roll` für alle, `roll K3 J` für einige, oder `keep K3 K4` für die anderen.
play-card-round = Runde
play-card-meaning = Für alle: die Punkte der Runde und die Summe bisher.
play-next-round = Drück Enter für Runde { $game } oder tippe `quit`.
play-hint-roll-all = Beim ersten Wurf einer Runde würfelst du mit allen Würfeln: `roll`.
play-hint-roll = Am besten ist `roll { $pieces }`: Damit wirst du im Schnitt am meisten los.
play-hint-no-dice = Du kannst keinen Würfel legen. Passe.
play-hint-some-dice = Es gibt einen Zug für dich. Tippe noch einmal `hint`, um zu sehen, mit welchen Würfeln.
play-hint-dice = So legst du am meisten: { $pieces }.
play-hint-these-dice = Diese Würfel kannst du legen: { $pieces }.

## Help, one line per command

help-lay = leg eine neue Serie vom Brett
help-range = dasselbe von einer Zahl bis zur anderen
help-add = leg Steine an eine Serie an
help-take = nimm Steine weg: eigene kommen auf dein Brett, andere in die Hand, bis du sie wieder legst
help-from = verwende Steine einer Serie zusammen mit eigenen
help-move = bewege Steine von Serie zu Serie
help-split = teile eine Serie vor einem Stein
help-join = leg Serie 3 an Serie 2
help-row = mache aus einer Serie genau diese, oder ändere ihre Reihenfolge
help-table = tippe den ganzen Tisch
help-undo = nimm den letzten Schritt zurück, oder alle
help-end = beende deinen Zug mit dem Tisch, wie er liegt
help-draw = beende deinen Zug mit einem Stein aus dem Pool; passe, wenn er leer ist
help-claim = lass neu mischen, wenn die Regeln es erlauben
help-sort = sortiere dein Brett nach Farbe oder Zahl
help-hint = gibt es einen Zug? noch einmal: welche Steine? noch einmal: wie?
help-rules = die Regeln dieses Tisches; wie man das Mischen prüft
help-quit = aufhören
help-roll = wirf alle deine Würfel
help-roll-some = wirf nur diese
help-keep = wirf alle außer diesen
help-die-at = leg einen Würfel auf ein Kästchen: Spalte 2, Zeile 0; was dort lag, kommt in die Hand
help-line-at = leg eine Linie ab einem Kästchen nach rechts; was dort schon so liegt, bleibt
help-line-down = leg sie ab dem Kästchen nach unten
help-line = leg eine Linie für sich, abseits der anderen
help-die-to = bewege einen Würfel auf ein anderes Kästchen
help-line-to = bewege eine Linie; mit right oder down dahinter kommt sie so zu liegen
help-die-take = nimm einen Würfel weg: eigene bekommst du zurück, andere kommen in die Hand, bis du sie wieder legst
help-grid = tippe das ganze Feld, Linie für Linie
help-end-grid = beende deinen Zug mit dem Feld, wie es liegt
help-pass = beende deinen Zug, ohne zu legen
help-hint-dice = welche Würfel werfen? dann: gibt es einen Zug? noch einmal: welche? noch einmal: wie?

## Was `check`, `solve` und `read` schreiben

check-no-set = { $row }: keine Serie, { $why }
check-set = { $row }: { $readings }
check-reading = { $shape ->
    [group] Gruppe
    [mirror] gespiegelte Serie
   *[run] Reihe
  } mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
  }
check-stands = { $piece } steht für { $stand }
check-or = { $first }; oder { $other }
check-opening = { $readings }; in der ersten Auslage { $points }
solve-play = leg
solve-table = Tisch
solve-nothing = es lässt sich nichts legen
solve-not-found = es wurde nichts gefunden
solve-worth = { $count } { $game ->
    [dice] { $count ->
        [one] Würfel
       *[other] Würfel
      }
   *[tiles] { $count ->
        [one] Stein
       *[other] Steine
      }
  } im Wert von { $points }, { $proven ->
    [yes] nachweislich der beste Zug
   *[no] nicht als bester Zug bewiesen
  }, { $time } us
read-found = { $photo }: { $count ->
    [0] keine Steine
    [one] { $count } Stein
   *[other] { $count } Steine
  }
read-unsure = mit dem Foto vergleichen: { $tiles }
