### German: input that cannot be used.

## Pieces, rows and tables

bad-piece = „{ $word }“ ist kein Stein: Ein Stein ist eine Farbe K, R, B oder O mit einer Zahl oder ein Joker J, D, C oder M
bad-piece-range = „{ $word }“ ist kein Stein: Die Zahlen gehen von { $low } bis { $high }
bad-piece-number = „{ $word }“ ist kein Stein: Nach der Farbe kommt eine Zahl von { $low } bis { $high }, wie in K7
bad-row = die Serie ist leer: Schreib Steine mit Leerzeichen dazwischen, wie in B4 B5 B6
bad-row-of-table = Serie { $row } von { $rows } ist leer: Setze ein | zwischen zwei Serien
bad-row-of-list = Serie { $row } von { $rows } ist leer

## The grid of the dice game

bad-grid-line = Linie { $line } des Feldes ist leer: Schreib ihr erstes Kästchen und die Würfel, wie in 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-faces = in Linie { $line } des Feldes fehlen die Würfel nach „{ $text }“: Schreib sie dazu, wie in 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-cell = „{ $word }“ ist kein Kästchen: Eine Linie des Feldes beginnt mit einem Kästchen, wie in 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-twice = auf { $cell } liegen zwei Würfel
bad-grid-reach = { $cell } liegt außerhalb des Feldes: Die Kästchen gehen in jeder Richtung von -{ $reach } bis { $reach }
bad-grid-crossing = auf { $cell } liegen zwei Würfel: { $first } und { $second }

## Rulebooks, house rules and seats

bad-rulebook = es gibt keine Spielregeln „{ $rules }“: Zur Wahl stehen { $known }
bad-rulebook-near = es gibt keine Spielregeln „{ $rules }“: Zur Wahl stehen { $known }; meinst du { $near }?
bad-rule = „{ $rule }“ ist keine Hausregel: `tilewright rules { $rules }` zeigt alle
bad-rule-near = „{ $rule }“ ist keine Hausregel; meinst du { $near }?
bad-rule-booklet = { $rule } gehört zur Anleitung: Am Tisch stellt man time.limit ein
bad-rule-value = { $rule } kann nicht „{ $value }“ sein: Möglich ist { $accepted }
bad-rule-joker = { $rule } hat in { $rules } keine Bedeutung: In der Schachtel ist kein { $kind ->
   *[color-change] Farbwechsel-Joker
    [mirror] Spiegeljoker
}
bad-rule-box = box.pieces kann in { $rules } nicht „{ $pieces }“ sein: Möglich ist { $accepted }
bad-rule-release = jokers.release=replace hat in { $rules } keine Bedeutung: Manche Joker stehen nicht für einen einzelnen Stein
bad-rule-pairs = deal.reshuffle_pairs={ $pairs } kann nie vorkommen: Auf einem Brett mit { $rack } Steinen gibt es höchstens { $most } Paare
bad-rule-memory = time.memory=yes geht nur mit time.table=restore: Serien, die liegen bleiben, muss sich niemand merken
bad-seats = { $pieces } Steine sind für { $fewest } bis { $most } Personen, nicht für { $seats }
bad-dice-seats = { $rules } ist für { $right } Personen, nicht für { $seats }
bad-dice-handicap = { $rules } kennt dieses Handicap nicht: Es gibt keine erste Auslage, und beide würfeln mit allen Würfeln

## Punktezettel

bad-card-games = ein Punktezettel hat höchstens { $most } Spiele
bad-card-over = die Partie ist nach { $games } Spielen zu Ende
bad-card-seats = Spiel { $game } hat { $racks } Bretter, nicht { $seats }
bad-card-out = in Spiel { $game } ist mehr als ein Spieler fertig
bad-card-rack = „{ $word }“ ist kein Brett: Schreib * für alle, die fertig sind, eine Summe oder Steine, wie in *_24_K7J
bad-card-box = Spiel { $game } hat mehr { $piece }, als es gibt
bad-card-dice = jede Person hat höchstens { $dice } Würfel

## Fotos

bad-photo = das ist kein JPEG-, PNG- oder WebP-Bild, oder es ist beschädigt
bad-photo-bytes = die Datei ist zu groß: ein Foto hat höchstens { $most } MB
bad-photo-size = das Bild hat { $width } x { $height } Pixel: ein Foto hat höchstens { $most } Megapixel
bad-photo-file = die Datei kann nicht gelesen werden: { $reason }
