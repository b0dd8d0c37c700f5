### Dutch: what is wrong with a row or a turn, in the sentences of the server and of the terminal.

## Why a row isn’t a set

set-not-in-box = volgens deze spelregels is er geen { $face }
set-too-many-copies = van de { $face } { $count ->
    [one] is er maar één
   *[other] zijn er maar { $count }
  }
set-too-short = een combinatie heeft minstens { $count } { $game ->
    [dice] dobbelstenen
   *[tiles] stenen
  }
set-too-few-numbered = met alleen jokers gaat het niet: er { $count ->
    [one] hoort minstens één cijfer bij
   *[other] horen minstens { $count } cijfers bij
  }
set-too-many-jokers = volgens deze spelregels mag er hoogstens { $count ->
    [one] één joker
   *[other] { $count } jokers
  } in een combinatie
set-adjacent-jokers = volgens deze spelregels mogen twee jokers niet naast elkaar liggen, en hier kan het niet anders
set-change-at-start = volgens deze spelregels begint een serie nooit met een kleurverander-joker
set-too-many-changes = volgens deze spelregels mag er hoogstens { $count ->
    [one] één kleurverander-joker
   *[other] { $count } kleurverander-jokers
  } in een serie
set-too-many-colors = volgens deze spelregels heeft een serie hoogstens { $count ->
    [one] één kleur
   *[other] { $count } kleuren
  }
set-mirror-side-too-small = volgens deze spelregels staat elke kant van een spiegel voor minstens { $count ->
    [one] één steen
   *[other] { $count } stenen
  }
set-mirrored-group-too-large = volgens deze spelregels staat een gespiegeld rijtje in totaal voor hoogstens { $count ->
    [one] één steen
   *[other] { $count } stenen
  }
set-color-twice = de { $face } ligt er vaker dan één keer in, en in een rijtje komt elke kleur één keer voor
set-group-too-large = een rijtje heeft hoogstens { $count } kleuren, { $faces ->
    [0] elke kleur één keer
   *[other] en een dubbele joker staat voor twee daarvan
  }
set-number-twice = de { $face } ligt er vaker dan één keer in, en in een serie komt elk cijfer één keer voor
set-run-too-long = een serie heeft hoogstens { $count } cijfers, van 1 tot en met 13
set-one-after-thirteen = een serie eindigt bij 13: daar komt geen 1 achter
set-gap = er zit een gat in de serie: { $faces ->
    [one] de { $face } ontbreekt
   *[other] { $face } ontbreken
  }{ $count ->
    [0] {""}
    [one] , en er is maar één joker
   *[other] , en er zijn maar { $count } jokers
  }
set-double-does-not-fit = { $faces ->
    [0] {""}
    [one] er zit een gat in de serie, de { $face } ontbreekt:
   *[other] er zit een gat in de serie, { $face } ontbreken:
  } een dubbele joker staat voor precies twee cijfers achter elkaar
set-change-in-group = een kleurverander-joker hoort niet in een rijtje
set-change-same-color = een kleurverander-joker ligt tussen twee kleuren, en hier hebben alle cijfers dezelfde
set-change-without-place = een kleurverander-joker staat op de plaats van een cijfer, en tussen { $face } is geen plaats
set-changes-side-by-side = { $count ->
    [0] twee kleurverander-jokers mogen niet naast elkaar liggen
   *[other] aan één kant is er geen cijfer voor een kleurverander-joker, en twee ervan mogen niet naast elkaar liggen
  }
set-changes-too-few = de serie verandert vaker van kleur dan er kleurverander-jokers zijn
set-change-gap = er zit een gat in de serie: er { $count ->
    [one] ontbreekt één cijfer
   *[other] ontbreken { $count } cijfers
  } meer dan waar de jokers voor staan
set-change-misplaced = met deze stenen gaat de serie achter de kleurverander-joker niet in een andere kleur verder
set-two-mirrors = in een combinatie ligt maar één spiegel
set-mirror-lone-change = in een gespiegelde serie hoort tegenover elke kleurverander-joker een tweede, en hier is er maar één
set-mirror-lone-number = de twee kanten van een spiegel zijn gelijk, maar { $faces ->
    [one] van de { $face } ligt er
   *[other] van { $face } ligt er telkens
  } maar één{ $count ->
    [0] {""}
    [one] , en er is maar één joker om ertegenover te leggen
   *[other] , en tegenover maar { $count } ervan kan een joker liggen
  }
set-mirror-uneven = de stenen zijn niet gelijk over de twee kanten van de spiegel te verdelen
set-mirror-mixed = elke kant van een spiegel is een stuk van een serie of van een rijtje, aan beide kanten hetzelfde, en dat zijn deze stenen niet
set-wrong-order = deze dobbelstenen kloppen alleen in een andere volgorde, en een lijn telt zoals hij ligt
set-mixed = { $game ->
    [dice] deze dobbelstenen
   *[tiles] deze stenen
  } hebben niet hetzelfde cijfer (rijtje) en ook niet dezelfde kleur (serie)

## What is wrong with a turn

fault-no-such-tile = { $found ->
    [one] Eén steen ligt
   *[other] { $found } stenen liggen
  } niet op tafel en ook niet op je plankje.
fault-tile-twice = { $faces ->
    [0] Er is een steen
    [one] De { $face } is
   *[other] { $face } zijn
  } twee keer gebruikt.
fault-tile-missing = { $faces ->
    [one] De { $face } ontbreekt
   *[other] Er ontbreken stenen: { $face }
  }. Wat op tafel lag, blijft op tafel.
fault-not-a-set = { $row ->
    [0] Deze combinatie
   *[other] Combinatie { $row }
  } klopt niet: { $why }.
fault-nothing-played = Leg minstens één steen van je plankje. Kan of wil je dat niet, pak dan een steen; is de pot leeg, dan pas je.
fault-table-touched = { $row ->
    [0] Een combinatie op tafel is veranderd
   *[other] Combinatie { $row } bevat stenen die al op tafel lagen
  }: in de beurt waarin je uitkomt, mag je niets gebruiken of verleggen wat al op tafel ligt.
fault-opening-too-low = { $found ->
    [0] De stenen van je plankje zijn op zichzelf geen combinatie
    [one] Wat je hebt gelegd is één punt waard
   *[other] Wat je hebt gelegd is { $found } punten waard
  }: om uit te komen heb je minstens { $needed ->
    [0] één combinatie
    [one] één punt
   *[other] { $needed } punten
  } nodig, helemaal van je eigen plankje.
fault-joker-not-replaced = Een joker komt pas vrij als de steen waarvoor hij ligt op tafel komt{ $faces ->
    [0] .
    [one] : de { $face }.
   *[other] : { $face }.
  }
fault-joker-not-in-new-set = Een vrijgespeelde joker gaat in dezelfde beurt in een nieuwe combinatie, niet in een die er al lag.
fault-joker-needs-rack-tiles = Een vrijgespeelde joker gaat in een nieuwe combinatie met minstens { $needed ->
    [one] één steen
   *[other] { $needed } stenen
  } van je plankje.
fault-pool-empty = De pot is leeg: speel of pas.
fault-must-draw = Passen mag alleen als de pot leeg is: speel of pak een steen.
fault-no-claim = Volgens deze spelregels wordt er niet opnieuw gedeeld.
fault-too-late-to-claim = Opnieuw delen kun je alleen vragen zolang de eerste beurt van het spel niet voorbij is.
fault-too-few-pairs = Je hebt { $found ->
    [0] geen paar
    [one] één paar
   *[other] { $found } paren
  } gelijke stenen; om opnieuw te delen zijn er { $needed } nodig.
fault-game-not-over = Het spel is nog niet afgelopen.

## What is wrong with a turn of the dice game

dice-fault-not-rolled = Gooi eerst: elke beurt begint met een worp.
dice-fault-already-rolled = Je hebt al gegooid: één worp per beurt.
dice-fault-must-roll-all = De eerste worp van een ronde is met al je { $needed } dobbelstenen, niet met { $found }.
dice-fault-too-few-rolled = Gooi minstens { $needed ->
    [one] één dobbelsteen
   *[other] { $needed } dobbelstenen
  }.
dice-fault-not-in-hand = { $found ->
    [one] Eén van deze dobbelstenen mag je niet gooien
   *[other] { $found } van deze dobbelstenen mag je niet gooien
  }: je gooit alleen je eigen dobbelstenen die nog niet gelegd zijn.
dice-fault-no-such-die = { $found ->
    [one] Eén dobbelsteen ligt
   *[other] { $found } dobbelstenen liggen
  } niet op het veld en niet bij jou.
dice-fault-die-twice = { $found ->
    [one] Eén dobbelsteen is
   *[other] { $found } dobbelstenen zijn
  } twee keer genoemd.
dice-fault-die-missing = { $faces ->
    [one] De { $face } ontbreekt
   *[other] Er ontbreken dobbelstenen: { $face }
  }. Wat op het veld lag, blijft op het veld.
dice-fault-cell-taken = Op { $cells } is maar plaats voor één dobbelsteen.
dice-fault-too-far-out = Een dobbelsteen ligt hoogstens { $needed } vakjes van het midden; { $cells } is te ver.
dice-fault-nothing-played = Leg minstens één eigen dobbelsteen. Kan of wil je dat niet, dan pas je.
dice-fault-must-lay = Je hebt een combinatie gegooid: { $pieces }. In deze beurt moet je een combinatie van je eigen dobbelstenen leggen.
dice-fault-too-many-sets = Volgens deze spelregels leg je per beurt hoogstens { $needed ->
    [one] één combinatie
   *[other] { $needed } combinaties
  } van alleen eigen dobbelstenen, en dit zijn er { $found }.
dice-fault-line-no-set = { $order ->
    [wrong] De lijn { $pieces } klopt alleen in een andere volgorde.
   *[none] De lijn { $pieces } klopt niet: { $why }.
  }
dice-fault-die-in-no-set = De { $face } ligt los: elke dobbelsteen hoort in een combinatie.
dice-fault-crossing-joker-two-faces = Een joker op een kruising is in beide lijnen dezelfde steen, en op { $cells } kan dat niet.
dice-fault-freed-joker-in-old-set = Een vrijgespeelde joker gaat naar een andere combinatie, niet terug naar de dobbelstenen waar hij bij lag.
dice-fault-round-not-over = De ronde is nog niet afgelopen.

## Oordelen voor een echt spel

judge-no-set = Deze combinatie klopt niet: { $why }.
judge-set = Dit is een { $shape ->
    [group] rijtje
    [mirror] combinatie met een spiegel
   *[run] serie
  }{ $points ->
    [0] .
    [one] , bij het uitkomen één punt waard.
   *[other] , bij het uitkomen { $points } punten waard.
  }
judge-set-lies = Zoals de joker nu ligt, is het { $points }; bij het uitkomen telt de beste manier om deze stenen te leggen.
judge-turn = { $out ->
    [yes] Alle combinaties kloppen, en het plankje is leeg: hiermee is het spel gewonnen.
   *[no] Alle combinaties kloppen, er ontbreekt geen steen, en er is er minstens één van het plankje gelegd.
  }
judge-opening = { $out ->
    [yes] Hiermee mag je uitkomen, en het plankje is leeg: het spel is gewonnen.
   *[no] Hiermee mag je uitkomen, en alle combinaties kloppen.
  }
judge-before = Combinatie { $row } op tafel klopt al vóór de beurt niet: { $why }.
judge-no-dice = Leg een beurt van Turbo op het veld om hem na te kijken.
judge-grid-before = Het veld vóór de beurt klopt nog niet: elke lijn dobbelstenen moet een combinatie zijn.
judge-too-many-dice = Elke speler heeft hoogstens { $dice } dobbelstenen.
judge-only-dice = Alleen het dobbelspel heeft een veld.
judge-dice = { $turn ->
    [pass] De speler past, en dat mag.
    [out] Elke lijn is een combinatie. Zijn er geen dobbelstenen over, dan is de ronde voorbij.
   *[turn] Elke lijn is een combinatie.
  }
judge-allowed = Dit mag
judge-not-allowed = Dit mag niet
