### Portuguese: input that cannot be used.

## Pieces, rows and tables

bad-piece = “{ $word }” não é uma peça: uma peça é uma cor K, R, B ou O com um número, ou um curinga J, D, C ou M
bad-piece-range = “{ $word }” não é uma peça: os números vão de { $low } a { $high }
bad-piece-number = “{ $word }” não é uma peça: depois da cor vem um número de { $low } a { $high }, como em K7
bad-row = a combinação está vazia: escreva peças separadas por espaços, como em B4 B5 B6
bad-row-of-table = a combinação { $row } de { $rows } está vazia: coloque um só | entre duas combinações
bad-row-of-list = a combinação { $row } de { $rows } está vazia

## The grid of the dice game

bad-grid-line = a linha { $line } do tabuleiro está vazia: escreva a primeira casa e os dados, como em 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-faces = na linha { $line } do tabuleiro faltam os dados depois de “{ $text }”: escreva-os, como em 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-cell = “{ $word }” não é uma casa: uma linha do tabuleiro começa com uma, como em 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-twice = há dois dados em { $cell }
bad-grid-reach = { $cell } está fora do tabuleiro: as casas vão de -{ $reach } a { $reach } em cada direção
bad-grid-crossing = há dois dados em { $cell }: { $first } e { $second }

## Rulebooks, house rules and seats

bad-rulebook = não existe o manual “{ $rules }”: escolha entre { $known }
bad-rulebook-near = não existe o manual “{ $rules }”: escolha entre { $known }; você quis dizer { $near }?
bad-rule = “{ $rule }” não é uma regra da casa: `tilewright rules { $rules }` mostra a lista
bad-rule-near = “{ $rule }” não é uma regra da casa; você quis dizer { $near }?
bad-rule-booklet = { $rule } faz parte do manual: na mesa se ajusta time.limit
bad-rule-value = { $rule } não pode ser “{ $value }”: escolha entre { $accepted }
bad-rule-joker = { $rule } não faz sentido em { $rules }: na caixa não há curinga { $kind ->
   *[color-change] de troca de cor
    [mirror] espelho
}
bad-rule-box = box.pieces não pode ser “{ $pieces }” em { $rules }: escolha entre { $accepted }
bad-rule-release = jokers.release=replace não faz sentido em { $rules }: alguns curingas não representam uma única peça
bad-rule-pairs = deal.reshuffle_pairs={ $pairs } nunca pode acontecer: num suporte com { $rack } peças cabem no máximo { $most } pares
bad-rule-memory = time.memory=yes precisa de time.table=restore: ninguém precisa lembrar combinações que ficam na mesa
bad-seats = { $pieces } peças são para { $fewest } a { $most } jogadores, não para { $seats }
bad-dice-seats = { $rules } é para { $right } jogadores, não para { $seats }
bad-dice-handicap = { $rules } não admite essa vantagem: não há abertura, e os dois jogadores lançam todos os seus dados

## Placares

bad-card-games = um placar tem no máximo { $most } jogos
bad-card-over = a partida termina depois de { $games } jogos
bad-card-seats = o jogo { $game } tem { $racks } suportes, não { $seats }
bad-card-out = no jogo { $game } mais de um jogador bateu
bad-card-rack = “{ $word }” não é um suporte: escreva * para quem bateu, um total ou peças, como em *_24_K7J
bad-card-box = o jogo { $game } tem mais { $piece } do que existem
bad-card-dice = cada pessoa tem no máximo { $dice } dados

## Fotos

bad-photo = isto não é uma imagem JPEG, PNG ou WebP, ou está danificada
bad-photo-bytes = o arquivo é grande demais: uma foto tem no máximo { $most } MB
bad-photo-size = a imagem tem { $width } x { $height } pixels: uma foto tem no máximo { $most } megapixels
bad-photo-file = não é possível ler o arquivo: { $reason }
