### Dutch: the screen of a match of dice, in the browser. Texts shared with the tile game are in game.ftl.

## The screen

dicegame-grid = Het veld
dicegame-own-dice = Je dobbelstenen
dicegame-round-of = Ronde { $round } van { $rounds }
dicegame-round-over = De ronde is afgelopen
dicegame-big-turn = { $count } dobbelstenen!
dicegame-failed = { $count ->
    [one] { $count } beurt zonder te leggen
   *[other] { $count } beurten achter elkaar zonder te leggen
  }

## What to do next

dicegame-first-roll = Gooi je dobbelstenen.
dicegame-choose = Tik op de dobbelstenen die je wilt houden en gooi de rest.
dicegame-lay = Je hebt een combinatie gegooid: leg er een op het veld.
dicegame-lay-or-pass = Leg dobbelstenen op het veld, of pas.
dicegame-tap-cell = Tik nu op een vakje op het veld.
dicegame-rolls = De ander gaat gooien.
dicegame-lays = De ander is aan het leggen.
dicegame-judging = Je beurt wordt gecontroleerd…
dicegame-hint-roll = Gooi het best deze: { $pieces }.

## A plan while the opponent plays

dicegame-plan-begin = Plan vast terwijl je wacht: leg op het veld wat je wilt houden. Alleen jij ziet het.
dicegame-plan-refitted = Het veld is veranderd. In je plan { $count ->
    [one] ligt { $pieces }
   *[other] liggen { $pieces }
  } nu ergens anders.
dicegame-plan-no-place = Het veld is veranderd. Terug in je hand, want er is geen plek meer: { $pieces }.
dicegame-plan-unhelped = Het veld is veranderd. Terug in je hand, want in een partij met rating blijft alleen wat nog past: { $pieces }.
dicegame-plan-busy = Het veld is veranderd en de server heeft het te druk om een andere plek te zoeken. Terug in je hand: { $pieces }.
dicegame-plan-dropped = Het veld is veranderd. De dobbelstenen die je wilde verleggen, liggen weer waar ze lagen.

## Buttons

dicegame-roll = { $count ->
    [0] Niets gooien
    [one] Eén dobbelsteen gooien
   *[other] { $count } dobbelstenen gooien
  }
dicegame-keep = Houden
dicegame-across = Horizontaal
dicegame-down = Verticaal
dicegame-next-round = Volgende ronde

## Dice and squares, as they are read out

dicegame-blank = nog niet gegooid
dicegame-kept = { $die }, blijft liggen
dicegame-to-roll = { $die }, wordt gegooid
dicegame-lifted = { $die }, van het veld genomen
dicegame-stands = { $die } als { $faces }
dicegame-cell-empty = leeg, kolom { $column }, rij { $row }
dicegame-cell-die = { $die }, kolom { $column }, rij { $row }
dicegame-why = Klopt niet. Waarom?
dicegame-key-dice = { $count ->
    [0] Al je dobbelstenen zijn gelegd.
    [one] Je hebt nog één dobbelsteen: { $pieces }.
   *[other] Je hebt nog { $count } dobbelstenen: { $pieces }.
  }

## Score card

dicegame-round = Ronde
dicegame-points = Punten
dicegame-sudden-death = Beslissende ronde
dicegame-left = { $you ->
    [yes] Jij houdt over
   *[no] { $name } houdt over
  }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
dicegame-none-left = alle dobbelstenen gelegd

## Keys

dicegame-keys-arrows = Van vakje naar vakje en van dobbelsteen naar dobbelsteen; omhoog gaat van je dobbelstenen naar het veld
dicegame-keys-enter = Een dobbelsteen kiezen, of leggen wat gekozen is; vóór het gooien: laten liggen
dicegame-keys-back = Een dobbelsteen van het veld nemen
dicegame-keys-play = Gooien, of spelen wat je hebt gelegd
dicegame-keys-dice = Welke dobbelstenen je hebt
