### German: the screen of a match of dice, in the browser. Texts shared with the tile game are in game.ftl.

## The screen

dicegame-grid = Das Feld
dicegame-own-dice = Deine Würfel
dicegame-round-of = Runde { $round } von { $rounds }
dicegame-round-over = Die Runde ist zu Ende
dicegame-big-turn = { $count } Würfel!
dicegame-failed = { $count ->
    [one] { $count } Zug ohne Auslage
   *[other] { $count } Züge hintereinander ohne Auslage
  }

## What to do next

dicegame-first-roll = Wirf deine Würfel.
dicegame-choose = Tippe an, was du behalten willst, dann wirf den Rest.
dicegame-lay = Du hast eine Serie gewürfelt. Leg eine auf das Feld.
dicegame-lay-or-pass = Leg Würfel auf das Feld oder passe.
dicegame-tap-cell = Tippe jetzt auf ein Kästchen im Feld.
dicegame-rolls = Dein Gegenüber würfelt gleich.
dicegame-lays = Dein Gegenüber legt gerade.
dicegame-judging = Dein Zug wird geprüft …
dicegame-hint-roll = Am besten würfelst du mit: { $pieces }.

## A plan while the opponent plays

dicegame-plan-begin = Plane, während du wartest: Leg aufs Feld, was du behalten willst. Nur du siehst es.
dicegame-plan-refitted = Das Feld hat sich geändert. In deinem Plan { $count ->
    [one] liegt { $pieces }
   *[other] liegen { $pieces }
  } jetzt woanders.
dicegame-plan-no-place = Das Feld hat sich geändert. Zurück in deiner Hand, weil kein Platz mehr ist: { $pieces }.
dicegame-plan-unhelped = Das Feld hat sich geändert. Zurück in deiner Hand, weil in einer gewerteten Partie nur bleibt, was noch passt: { $pieces }.
dicegame-plan-busy = Das Feld hat sich geändert, und der Server hat zu viel zu tun, um andere Plätze zu suchen. Zurück in deiner Hand: { $pieces }.
dicegame-plan-dropped = Das Feld hat sich geändert. Die Würfel, die du verschieben wolltest, liegen wieder, wo sie lagen.

## Buttons

dicegame-roll = { $count ->
    [0] Keinen Würfel werfen
    [one] Einen Würfel werfen
   *[other] { $count } Würfel werfen
  }
dicegame-keep = Behalten
dicegame-across = Waagerecht
dicegame-down = Senkrecht
dicegame-next-round = Nächste Runde

## Dice and squares, as they are read out

dicegame-blank = noch nicht geworfen
dicegame-kept = { $die }, behalten
dicegame-to-roll = { $die }, wird noch einmal geworfen
dicegame-lifted = { $die }, vom Feld genommen
dicegame-stands = { $die } als { $faces }
dicegame-cell-empty = leer, Spalte { $column }, Zeile { $row }
dicegame-cell-die = { $die }, Spalte { $column }, Zeile { $row }
dicegame-why = Ungültig. Warum?
dicegame-key-dice = { $count ->
    [0] Alle deine Würfel sind gelegt.
    [one] Du hast noch einen Würfel: { $pieces }.
   *[other] Du hast noch { $count } Würfel: { $pieces }.
  }

## Score card

dicegame-round = Runde
dicegame-points = Punkte
dicegame-sudden-death = Entscheidungsrunde
dicegame-left = { $you ->
    [yes] Bei dir übrig
   *[no] Bei { $name } übrig
  }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
dicegame-none-left = alle Würfel gelegt

## Keys

dicegame-keys-arrows = Von Kästchen zu Kästchen und von Würfel zu Würfel; nach oben von deinen Würfeln zum Feld
dicegame-keys-enter = Einen Würfel wählen, oder legen, was gewählt ist; vor dem Wurf: behalten
dicegame-keys-back = Einen Würfel vom Feld nehmen
dicegame-keys-play = Würfeln, oder spielen, was du gelegt hast
dicegame-keys-dice = Welche Würfel du hast
