### English: input that cannot be used. The texts equal the English ones in the code, which the command line prints.

## Pieces, rows and tables

bad-piece = "{ $word }" is not a tile: a tile is a color K, R, B or O with a number, or a joker J, D, C or M
bad-piece-range = "{ $word }" is not a tile: numbers run from { $low } to { $high }
bad-piece-number = "{ $word }" is not a tile: the color must be followed by a number from { $low } to { $high }, as in K7
bad-row = the row is empty: write tiles with spaces between them, as in B4 B5 B6
bad-row-of-table = row { $row } of { $rows } is empty: write one | between two rows
bad-row-of-list = row { $row } of { $rows } is empty

## The grid of the dice game

bad-grid-line = line { $line } of the grid is empty: write its first square and its faces, as in 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-faces = line { $line } of the grid has no faces after "{ $text }": write them, as in 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-cell = "{ $word }" is not a square: a line of the grid begins with one, as in 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-twice = two dice are at { $cell }
bad-grid-reach = { $cell } is outside the grid: squares run from -{ $reach } to { $reach } each way
bad-grid-crossing = two dice are at { $cell }: { $first } and { $second }

## Rulebooks, house rules and seats

bad-rulebook = there is no rulebook "{ $rules }": choose from { $known }
bad-rulebook-near = there is no rulebook "{ $rules }": choose from { $known }; did you mean { $near }?
bad-rule = "{ $rule }" is not a house rule: `tilewright rules { $rules }` lists them
bad-rule-near = "{ $rule }" is not a house rule; did you mean { $near }?
bad-rule-booklet = { $rule } belongs to the rulebook: a table sets time.limit instead
bad-rule-value = { $rule } cannot be "{ $value }": it takes { $accepted }
bad-rule-joker = { $rule } has no meaning in { $rules }: its box holds no { $kind ->
   *[color-change] color-change
    [mirror] mirror
} joker
bad-rule-box = box.pieces cannot be "{ $pieces }" in { $rules }: it takes { $accepted }
bad-rule-release = jokers.release=replace has no meaning in { $rules }: some jokers stand for no single tile
bad-rule-pairs = deal.reshuffle_pairs={ $pairs } can never happen: a rack of { $rack } holds at most { $most } pairs
bad-rule-memory = time.memory=yes needs time.table=restore: sets that stay need not be remembered
bad-seats = { $pieces } tiles are for { $fewest } to { $most } players, not { $seats }
bad-dice-seats = { $rules } is for { $right } players, not { $seats }
bad-dice-handicap = { $rules } has no such handicap: there is no opening, and both players roll all their dice

## Score cards

bad-card-games = a scorecard has at most { $most } games
bad-card-over = the match is over after { $games } games
bad-card-seats = game { $game } has { $racks } racks, not { $seats }
bad-card-out = in game { $game } more than one player went out
bad-card-rack = "{ $word }" is not a rack: write * for a player who went out, a total, or tiles, as in *_24_K7J
bad-card-box = game { $game } has more { $piece } than there are
bad-card-dice = a player has at most { $dice } dice

## Photos

bad-photo = this is not a JPEG, PNG or WebP picture, or it is damaged
bad-photo-bytes = the file is too large: a photo has at most { $most } MB
bad-photo-size = the picture has { $width } x { $height } pixels: a photo has at most { $most } megapixels
bad-photo-file = the file cannot be read: { $reason }
