### Dutch: the game in the terminal. Words in backticks are typed, and the same in every language.

## Commands that were not understood

move-unknown = Met { $word } kan ik niets. Typ stenen om ze te leggen, zoals `K5 K6 K7`, of `help`.
move-did-you-mean = Met { $word } kan ik niets. Bedoel je `{ $near }`?
move-word-alone = Typ alleen { $word }, met niets erachter.
move-row-alone = Wat wil je met combinatie { $row }? Typ `{ $row } + B8` om aan te leggen, `{ $row } - B8` om weg te nemen; `help` laat meer zien.
move-no-pieces = Welke stenen? Een steen is een kleur en een cijfer, zoals in `K5 K6 K7`.
move-no-row-number = { $word } is geen combinatie: gebruik het nummer dat er links van staat.
move-two-places = Stenen gaan naar één plaats: noem achter `to` één combinatie, of `new`.
move-rows-from = Met `|` leg je meerdere nieuwe combinaties van je plankje; `from` en `to` werken met één combinatie tegelijk.
move-split-how = Noem de combinatie, en de steen waarmee het tweede deel begint, zoals in `3 / B8`.
move-split-at-first = { $piece } is de eerste van combinatie { $row }: noem de steen waarmee het tweede deel begint.
move-join-how = Noem twee combinaties of meer, zoals in `2 + 3`.
move-row-twice = Je kunt een combinatie niet met zichzelf samenvoegen.
move-no-such-row = Er is geen combinatie { $row }: de laatste is { $last }.
move-table-empty = Er is geen combinatie { $row }: de tafel is leeg.
move-not-in-row = In combinatie { $row } ligt geen { $pieces }.
move-in-no-row = { $pieces } ligt in geen enkele combinatie.
move-in-many-rows = { $pieces } ligt in de combinaties { $rows }: zeg met `from` welke je bedoelt.
move-lies-elsewhere = Je hebt geen { $piece } meer op je plankje, maar { $count ->
    [one] er ligt er een in combinatie { $rows }
   *[other] die ligt in de combinaties { $rows }
  }: zet `from { $row }` achter de stenen om hem te gebruiken.
move-none-left = Je hebt geen { $piece } meer.
move-not-yours = Je hebt geen { $piece }, en er ligt er ook geen op tafel.
move-too-many = Zoveel keer { $piece } ligt er niet op tafel en op je plankje.
move-end-nothing = Je hebt nog niets gelegd: leg minstens één steen, of `draw` (`pass` als de pot leeg is).
move-nothing-to-undo = Er is niets terug te nemen: de tafel ligt zoals aan het begin van je beurt.
move-dice-unknown = Met { $word } kan ik niets. Typ dobbelstenen en waar ze komen te liggen, zoals `K3 at 2,0`, of `help`.
move-dice-roll-first = Gooi eerst: `roll` gooit al je dobbelstenen, `keep K3 K4` alle behalve deze.
move-dice-none-shows = Geen van je dobbelstenen is { $piece }.
move-dice-no-more = Je hebt geen { $piece } meer.
move-dice-lies-there = Geen van je dobbelstenen is { $piece }, maar er ligt er een op { $cell }: `{ $cell } to 0,0` verplaatst hem.
move-dice-empty-cell = Op { $cell } ligt niets.
move-dice-cell-twice = Het vakje { $cell } is twee keer genoemd.
move-dice-too-far = { $cell } ligt te ver weg: vakjes lopen in elke richting van -{ $reach } tot { $reach }.
move-dice-slanting = Van { $first } naar { $last } is geen lijn: noem twee vakjes van één rij of één kolom.
move-dice-down-where = Waar begint de lijn? Noem een vakje, zoals in `K3 R3 B3 at 2,0 down`.
move-dice-move-where = Waarheen? `{ $cell } to 0,0` verplaatst de dobbelsteen, `take { $cell }` neemt hem weg.
move-dice-two-cells = Dobbelstenen gaan naar één vakje: noem dat van de eerste.
move-dice-which-cell = Welk vakje? Een vakje is het nummer van de kolom en dat van de rij, zoals in `2,0`.
move-dice-no-cell = { $word } is geen vakje: een vakje is het nummer van de kolom en dat van de rij, zoals in `2,0`.
move-dice-end-nothing = Je hebt nog niets gelegd: leg minstens één dobbelsteen, of `pass`.

## A game

play-welcome = Welkom bij Tilewright
play-teach-sets = Leg combinaties van drie of meer: series (K5 K6 K7) of rijtjes (K8 R8 O8).
play-teach-pieces = K is zwart, R rood, B blauw, O oranje; J, de joker, staat voor elke steen.
play-teach-special = D, de dubbele, staat voor twee stenen; C verandert de kleur van een serie; M spiegelt de twee kanten.
play-teach-opening = { $points ->
    [0] Leg eerst combinaties van je plankje; daarna mag je ook stenen op tafel verleggen.
    [one] Kom uit met minstens één punt; daarna mag je ook stenen op tafel verleggen.
   *[other] Kom uit met minstens { $points } punten; daarna mag je ook stenen op tafel verleggen.
  }
play-teach-typing = Typ `K5 K6 K7` om te leggen, `2 + B8` om aan te leggen bij combinatie 2, dan `end`; of `draw`.
play-teach-end = Wie het eerst het plankje leeg heeft, wint. `help` toont alles wat je kunt typen.
play-special = Bijzonder hier: { $rules }.
play-clock = Je hebt { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
  } per beurt.
play-seconds-left = Nog { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } seconden.
  }
play-rules = Spelregels: { $title } ({ $rules }).
play-rules-mark = * anders dan { $rules }.
play-rules-time = Met --clock loopt de klok.
play-game = Spel { $game } van { $games }
play-your-turn = { $game }: jij bent aan de beurt
play-game-over = { $game } is afgelopen
play-count = { $name }: { $count }
play-pool = pot: { $count }
play-last-lap = De pot is leeg: niemand pakt nog, en iedereen krijgt één laatste beurt.
play-table-empty = De tafel is leeg.
play-mark-new = * nieuw sinds je vorige beurt
play-mark-own = + van je plankje
play-rack = Je plankje: { $count ->
    [one] één steen
   *[other] { $count } stenen
  }, op { $sort ->
    [number] cijfer
   *[color] kleur
  }
play-ok = goed
play-not-ok = klopt niet
play-in-hand = In je hand: { $pieces }. { $count ->
    [one] Die moet
   *[other] Die moeten
  } weer op tafel voor je klaar bent.
play-opening = Uitkomen: { $found } van { $needed } punten.
play-ready = Alles klopt. Typ `end` om je beurt af te sluiten, of ga door.
play-hint-nothing = Je kunt niets leggen: pak een steen, of pas als de pot leeg is.
play-hint-something = Er is iets te leggen. Typ nog eens `hint` om te zien welke stenen.
play-hint-pieces = Het meeste wat je kwijt kunt: { $pieces }.
play-hint-some-pieces = Deze stenen kun je kwijt: { $pieces }.
play-hint-more = Typ nog eens `hint` om te zien hoe.
play-hint-reset = Uitgaande van de tafel aan het begin van je beurt (`reset` brengt die terug):
play-give-up = Dan vervalt wat je deze beurt hebt gelegd. Typ nog eens `{ $word }` om te bevestigen.
play-penalty = Klopt er iets niet, dan gaat alles terug{ $count ->
    [0] {""}
    [one] , pak je één strafsteen
   *[other] , pak je { $count } strafstenen
  } en is je beurt voorbij. Typ nog eens `{ $word }` om je beurt te beëindigen.
play-quit-again = Stoppen? { $saved ->
    [yes] Je partij is bewaard.
   *[no] Het spel wordt niet bewaard.
  } Typ nog eens `quit` om te bevestigen.
play-left-with = { $you ->
    [yes] Je houdt
   *[no] { $name } houdt
  } { $count ->
    [one] één steen
   *[other] { $count } stenen
  } over, { $cost ->
    [one] { $cost } punt:
   *[other] { $cost } punten:
  }
play-card-game = spel { $game }
play-card-total = totaal
play-card-won = gewonnen
play-card-round-total = ronde { $round }
play-next-game = Druk op Enter voor spel { $game }, of typ `quit`.
play-another = Druk op Enter om te stoppen, of typ `again` voor nog een partij.
play-claim = Je hebt { $count ->
    [one] { $count } paar
   *[other] { $count } paren
  }: { $pieces }, elk dubbel. Typ `claim` om opnieuw te delen, of druk op Enter om door te spelen.
play-bye = Tot ziens, en bedankt voor het spelen.
play-resume = Je hebt nog een partij lopen met { $names }: { $rules }. Druk op Enter om verder te spelen, of typ `new` voor een nieuwe.
play-saved = Je partij is bewaard. Met `{ $command }` speel je verder.
play-promise = Spel { $game }: de stenen zijn geschud met een geheim waarvan de SHA-256 { $promise } vooraf bekend is gemaakt.
play-promise-kept = Spel { $game }: het geheim { $secret } heeft de SHA-256 { $promise } die vooraf bekend was.
play-promise-broken = Spel { $game }: het geheim { $secret } heeft niet de SHA-256 { $promise } die vooraf bekend was!

## A match of the dice game

play-teach-dice-sets = Leg combinaties van drie of meer in een lijn, naar rechts of naar beneden: series (K5 K6 K7) of rijtjes (K8 R8 O8).
play-teach-dice-pieces = K is zwart, R rood, B blauw, O oranje; J, de joker, staat voor elke kant.
play-teach-dice-rolling = Eerst gooi je alle negen dobbelstenen, later zoveel je wilt; gooi je een combinatie, dan moet je er een leggen.
play-teach-dice-grid = Lijnen mogen elkaar kruisen als in een kruiswoordpuzzel, en wat er ligt mag je verleggen; elke lijn moet kloppen.
play-teach-dice-typing = Typ `roll`, dan `K5 K6 K7` of `K8 at 3,1` om te leggen, dan `end`; of `pass`.
play-teach-dice-end = Wie geen dobbelstenen meer heeft, wint de ronde; er { $rounds ->
    [one] wordt één ronde
   *[other] worden { $rounds } rondes
  } gespeeld. `help` toont alles wat je kunt typen.
play-rules-house = * een huisregel van deze tafel.
play-round = Ronde { $game } van { $games }
play-failed = beurten zonder te leggen: { $count }
play-mark-wrong = ! klopt niet zoals het ligt
play-mark-own-die = + van jou, nu gelegd
play-dice-unrolled = Je dobbelstenen: { $count ->
    [one] één, nog niet gegooid.
   *[other] { $count }, nog niet gegooid.
  }
play-dice-own = Je dobbelstenen: nog { $count ->
    [one] één
   *[other] { $count }
  }
play-dice-of = { $name } heeft:
play-dice-left = { $you ->
    [yes] Je houdt
   *[no] { $name } houdt
  } { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
  } over, { $cost ->
    [one] { $cost } punt:
   *[other] { $cost } punten:
  }
play-roll-all = Typ `roll` om al je dobbelstenen te gooien.
play-roll-some = Typ `roll` om ze allemaal te gooien, `roll K3 J` om er een paar te gooien, of `keep K3 K4` om de andere te gooien.
play-card-round = ronde
play-card-meaning = Voor elke speler de punten van de ronde en het totaal tot nu toe.
play-next-round = Druk op Enter voor ronde { $game }, of typ `quit`.
play-hint-roll-all = De eerste worp van een ronde is met al je dobbelstenen: `roll`.
play-hint-roll = Je beste worp is `roll { $pieces }`: daarmee kun je gemiddeld het meeste leggen.
play-hint-no-dice = Je kunt geen dobbelsteen leggen: pas.
play-hint-some-dice = Er is iets te leggen. Typ nog eens `hint` om te zien welke dobbelstenen.
play-hint-dice = Het meeste wat je kwijt kunt: { $pieces }.
play-hint-these-dice = Deze dobbelstenen kun je kwijt: { $pieces }.

## Help, one line per command

help-lay = leg een nieuwe combinatie van je plankje
help-range = hetzelfde, van het ene cijfer tot het andere
help-add = leg stenen bij een combinatie aan
help-take = neem stenen weg: eigen stenen gaan naar je plankje, andere in je hand tot je ze weer legt
help-from = gebruik stenen van een combinatie samen met je eigen
help-move = verleg stenen van de ene combinatie naar de andere
help-split = splits een combinatie voor een steen
help-join = leg combinatie 3 aan combinatie 2
help-row = maak van een combinatie precies dit, of verander de volgorde
help-table = typ de hele tafel
help-undo = neem de laatste stap terug, of alle
help-end = sluit je beurt af met de tafel zoals die ligt
help-draw = sluit je beurt af met een steen uit de pot; pas als die leeg is
help-claim = laat opnieuw delen, als de spelregels dat toestaan
help-sort = sorteer je plankje op kleur of op cijfer
help-hint = is er iets te leggen? nog eens: welke stenen? nog eens: hoe?
help-rules = de spelregels van deze tafel; hoe je het schudden controleert
help-quit = stop
help-roll = gooi al je dobbelstenen
help-roll-some = gooi alleen deze
help-keep = gooi alle behalve deze
help-die-at = leg een dobbelsteen op een vakje: kolom 2, rij 0; wat er lag gaat in je hand
help-line-at = leg een lijn vanaf een vakje naar rechts; wat er al zo ligt, blijft liggen
help-line-down = leg hem vanaf het vakje naar beneden
help-line = leg een lijn apart, los van de andere
help-die-to = verplaats een dobbelsteen naar een ander vakje
help-line-to = verplaats een lijn; met right of down erachter komt hij zo te liggen
help-die-take = neem een dobbelsteen weg: eigen krijg je terug, andere gaan in je hand tot je ze weer legt
help-grid = typ het hele veld, lijn voor lijn
help-end-grid = sluit je beurt af met het veld zoals het ligt
help-pass = sluit je beurt af zonder te leggen
help-hint-dice = welke gooien? dan: is er iets te leggen? nog eens: welke? nog eens: hoe?

## Wat `check`, `solve` en `read` schrijven

check-no-set = { $row }: geen combinatie, { $why }
check-set = { $row }: { $readings }
check-reading = { $shape ->
    [group] rijtje
    [mirror] gespiegelde combinatie
   *[run] serie
  } van { $points } { $points ->
    [one] punt
   *[other] punten
  }
check-stands = { $piece } staat voor { $stand }
check-or = { $first }; of { $other }
check-opening = { $readings }; bij het uitkomen { $points }
solve-play = leg
solve-table = tafel
solve-nothing = er kan niets gelegd worden
solve-not-found = er is niets gevonden
solve-worth = { $count } { $game ->
    [dice] { $count ->
        [one] dobbelsteen
       *[other] dobbelstenen
      }
   *[tiles] { $count ->
        [one] steen
       *[other] stenen
      }
  } met waarde { $points }, { $proven ->
    [yes] bewezen de beste beurt
   *[no] niet bewezen de beste beurt
  }, { $time } us
read-found = { $photo }: { $count ->
    [0] geen stenen
    [one] { $count } steen
   *[other] { $count } stenen
  }
read-unsure = vergelijk met de foto: { $tiles }
