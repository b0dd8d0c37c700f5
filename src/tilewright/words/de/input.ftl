### Deutsch: Eingaben, die nicht verwendet werden können.

## Steine, Reihen und Tische

bad-piece = „{ $word }“ ist kein Stein: Ein Stein ist eine Farbe K, R, B oder O mit einer Zahl oder ein Joker J, D, C oder M
bad-piece-range = „{ $word }“ ist kein Stein: Die Zahlen gehen von { $low } bis { $high }
bad-piece-number = „{ $word }“ ist kein Stein: Nach der Farbe kommt eine Zahl von { $low } bis { $high }, wie in K7
bad-row = die Reihe ist leer: Schreibe Steine mit Leerzeichen dazwischen, wie in B4 B5 B6
bad-row-of-table = Reihe { $row } von { $rows } ist leer: Setze ein | zwischen zwei Reihen
bad-row-of-list = Reihe { $row } von { $rows } ist leer

## Das Raster des Würfelspiels

bad-grid-line = Zeile { $line } des Rasters ist leer: Schreibe ihr erstes Feld und die Würfel, wie in 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-faces = in Zeile { $line } des Rasters fehlen die Würfel nach „{ $text }“: Schreibe sie dazu, wie in 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-cell = „{ $word }“ ist kein Feld: Eine Zeile des Rasters beginnt mit einem Feld, wie in 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-twice = auf { $cell } liegen zwei Würfel
bad-grid-reach = { $cell } liegt außerhalb des Rasters: Die Felder gehen in jeder Richtung von -{ $reach } bis { $reach }
bad-grid-crossing = auf { $cell } liegen zwei Würfel: { $first } und { $second }

## Spielregeln, Hausregeln und Spieler

bad-rulebook = es gibt keine Spielregeln „{ $rules }“: Zur Wahl stehen { $known }
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
bad-seats = { $pieces } Steine sind für { $fewest } bis { $most } Spieler, nicht für { $seats }
bad-dice-seats = { $rules } ist für { $right } Spieler, nicht für { $seats }
