### Spanish: input that cannot be used.

## Pieces, rows and tables

bad-piece = «{ $word }» no es una ficha: una ficha es un color K, R, B u O con un número, o un comodín J, D, C o M
bad-piece-range = «{ $word }» no es una ficha: los números van del { $low } al { $high }
bad-piece-number = «{ $word }» no es una ficha: después del color va un número del { $low } al { $high }, como en K7
bad-row = la combinación está vacía: escribe fichas separadas por espacios, como en B4 B5 B6
bad-row-of-table = la combinación { $row } de { $rows } está vacía: pon un solo | entre dos combinaciones
bad-row-of-list = la combinación { $row } de { $rows } está vacía

## The grid of the dice game

bad-grid-line = la línea { $line } del tablero está vacía: escribe su primera casilla y sus dados, como en 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-faces = en la línea { $line } del tablero no hay dados después de «{ $text }»: añádelos, como en 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-cell = «{ $word }» no es una casilla: una línea del tablero empieza con una, como en 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-twice = hay dos dados en { $cell }
bad-grid-reach = { $cell } está fuera del tablero: las casillas van de -{ $reach } a { $reach } en cada sentido
bad-grid-crossing = hay dos dados en { $cell }: { $first } y { $second }

## Rulebooks, house rules and seats

bad-rulebook = no existe el reglamento «{ $rules }»: elige entre { $known }
bad-rulebook-near = no existe el reglamento «{ $rules }»: elige entre { $known }; ¿querías decir { $near }?
bad-rule = «{ $rule }» no es una regla de la casa: `tilewright rules { $rules }` muestra la lista
bad-rule-near = «{ $rule }» no es una regla de la casa; ¿querías decir { $near }?
bad-rule-booklet = { $rule } es parte del reglamento: en una mesa se ajusta time.limit
bad-rule-value = { $rule } no puede ser «{ $value }»: elige entre { $accepted }
bad-rule-joker = { $rule } no tiene sentido en { $rules }: en la caja no hay comodines { $kind ->
   *[color-change] de cambio de color
    [mirror] espejo
}
bad-rule-box = box.pieces no puede ser «{ $pieces }» en { $rules }: elige entre { $accepted }
bad-rule-release = jokers.release=replace no tiene sentido en { $rules }: algunos comodines no representan una sola ficha
bad-rule-pairs = deal.reshuffle_pairs={ $pairs } no puede darse nunca: en un soporte de { $rack } fichas caben como mucho { $most } parejas
bad-rule-memory = time.memory=yes necesita time.table=restore: nadie tiene que recordar combinaciones que se quedan en la mesa
bad-seats = { $pieces } fichas son para { $fewest } a { $most } jugadores, no para { $seats }
bad-dice-seats = { $rules } es para { $right } jugadores, no para { $seats }
bad-dice-handicap = { $rules } no admite esta ventaja: no hay apertura, y ambos jugadores tiran todos sus dados

## Marcadores

bad-card-games = un marcador tiene como máximo { $most } juegos
bad-card-over = la partida termina tras { $games } juegos
bad-card-seats = el juego { $game } tiene { $racks } soportes, no { $seats }
bad-card-out = en el juego { $game } ha terminado más de un jugador
bad-card-rack = «{ $word }» no es un soporte: escribe * para quien ha terminado, un total o fichas, como en *_24_K7J
bad-card-box = el juego { $game } tiene más { $piece } de los que hay
bad-card-dice = cada persona tiene como máximo { $dice } dados

## Fotos

bad-photo = esto no es una imagen JPEG, PNG o WebP, o está dañada
bad-photo-bytes = el archivo es demasiado grande: una foto tiene como máximo { $most } MB
bad-photo-size = la imagen tiene { $width } x { $height } píxeles: una foto tiene como máximo { $most } megapíxeles
bad-photo-file = no se puede leer el archivo: { $reason }
