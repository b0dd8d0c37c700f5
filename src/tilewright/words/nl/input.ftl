### Dutch: input that cannot be used.

## Pieces, rows and tables

bad-piece = “{ $word }” is geen steen: een steen is een kleur K, R, B of O met een cijfer, of een joker J, D, C of M
bad-piece-range = “{ $word }” is geen steen: de cijfers lopen van { $low } tot en met { $high }
bad-piece-number = “{ $word }” is geen steen: na de kleur komt een cijfer van { $low } tot en met { $high }, zoals in K7
bad-row = de combinatie is leeg: schrijf stenen met spaties ertussen, zoals in B4 B5 B6
bad-row-of-table = combinatie { $row } van { $rows } is leeg: zet één | tussen twee combinaties
bad-row-of-list = combinatie { $row } van { $rows } is leeg

## The grid of the dice game

bad-grid-line = lijn { $line } van het veld is leeg: schrijf het eerste vakje en de dobbelstenen, zoals in 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-faces = lijn { $line } van het veld heeft geen dobbelstenen na “{ $text }”: schrijf ze erbij, zoals in 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-cell = “{ $word }” is geen vakje: een lijn van het veld begint met een vakje, zoals in 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-twice = er liggen twee dobbelstenen op { $cell }
bad-grid-reach = { $cell } ligt buiten het veld: de vakjes lopen in elke richting van -{ $reach } tot en met { $reach }
bad-grid-crossing = er liggen twee dobbelstenen op { $cell }: { $first } en { $second }

## Rulebooks, house rules and seats

bad-rulebook = er zijn geen spelregels “{ $rules }”: kies uit { $known }
bad-rulebook-near = er zijn geen spelregels “{ $rules }”: kies uit { $known }; bedoel je { $near }?
bad-rule = “{ $rule }” is geen huisregel: `tilewright rules { $rules }` toont ze
bad-rule-near = “{ $rule }” is geen huisregel; bedoel je { $near }?
bad-rule-booklet = { $rule } hoort bij het boekje: aan tafel stel je time.limit in
bad-rule-value = { $rule } kan niet “{ $value }” zijn: kies uit { $accepted }
bad-rule-joker = { $rule } heeft geen betekenis in { $rules }: in de doos zit geen { $kind ->
   *[color-change] kleurverander-joker
    [mirror] spiegeljoker
}
bad-rule-box = box.pieces kan in { $rules } niet “{ $pieces }” zijn: kies uit { $accepted }
bad-rule-release = jokers.release=replace heeft geen betekenis in { $rules }: sommige jokers staan niet voor één steen
bad-rule-pairs = deal.reshuffle_pairs={ $pairs } kan nooit voorkomen: op een plankje met { $rack } stenen passen hoogstens { $most } paren
bad-rule-memory = time.memory=yes kan alleen met time.table=restore: combinaties die blijven liggen hoeft niemand te onthouden
bad-seats = { $pieces } stenen zijn voor { $fewest } tot { $most } spelers, niet voor { $seats }
bad-dice-seats = { $rules } is voor { $right } spelers, niet voor { $seats }
bad-dice-handicap = { $rules } kent deze handicap niet: er is geen uitkomen, en beide spelers gooien al hun dobbelstenen

## Scorekaarten

bad-card-games = een scorekaart heeft hoogstens { $most } spellen
bad-card-over = de partij is na { $games } spellen afgelopen
bad-card-seats = spel { $game } heeft { $racks } plankjes, niet { $seats }
bad-card-out = in spel { $game } is meer dan één speler uit
bad-card-rack = “{ $word }” is geen plankje: schrijf * voor wie uit is, een totaal, of stenen, zoals in *_24_K7J
bad-card-box = spel { $game } heeft meer { $piece } dan er zijn
bad-card-dice = een speler heeft hoogstens { $dice } dobbelstenen

## Foto’s

bad-photo = dit is geen JPEG-, PNG- of WebP-afbeelding, of ze is beschadigd
bad-photo-bytes = het bestand is te groot: een foto heeft hoogstens { $most } MB
bad-photo-size = de afbeelding heeft { $width } x { $height } pixels: een foto heeft hoogstens { $most } megapixels
bad-photo-file = het bestand kan niet worden gelezen: { $reason }
