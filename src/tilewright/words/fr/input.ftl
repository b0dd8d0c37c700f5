### French: input that cannot be used.

## Pieces, rows and tables

bad-piece = « { $word } » n’est pas une tuile : une tuile est une couleur K, R, B ou O avec un chiffre, ou un joker J, D, C ou M
bad-piece-range = « { $word } » n’est pas une tuile : les chiffres vont de { $low } à { $high }
bad-piece-number = « { $word } » n’est pas une tuile : après la couleur vient un chiffre de { $low } à { $high }, comme dans K7
bad-row = la combinaison est vide : écris des tuiles séparées par des espaces, comme B4 B5 B6
bad-row-of-table = la combinaison { $row } sur { $rows } est vide : mets un seul | entre deux combinaisons
bad-row-of-list = la combinaison { $row } sur { $rows } est vide

## The grid of the dice game

bad-grid-line = la ligne { $line } de la grille est vide : écris sa première case et ses dés, comme dans 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-faces = la ligne { $line } de la grille n’a pas de dés après « { $text } » : ajoute-les, comme dans 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-cell = « { $word } » n’est pas une case : une ligne de la grille commence par une case, comme dans 0,0 K3 K4 K5 | 0,0 down K3 R3 B3
bad-grid-twice = il y a deux dés en { $cell }
bad-grid-reach = { $cell } est hors de la grille : les cases vont de -{ $reach } à { $reach } dans chaque sens
bad-grid-crossing = il y a deux dés en { $cell } : { $first } et { $second }

## Rulebooks, house rules and seats

bad-rulebook = les règles « { $rules } » n’existent pas : choisis parmi { $known }
bad-rulebook-near = les règles « { $rules } » n’existent pas : choisis parmi { $known } ; voulais-tu dire { $near } ?
bad-rule = « { $rule } » n’est pas une règle maison : `tilewright rules { $rules }` en donne la liste
bad-rule-near = « { $rule } » n’est pas une règle maison ; voulais-tu dire { $near } ?
bad-rule-booklet = { $rule } fait partie du livret : à une table, on règle time.limit
bad-rule-value = { $rule } ne peut pas être « { $value } » : choisis parmi { $accepted }
bad-rule-joker = { $rule } n’a pas de sens dans { $rules } : la boîte ne contient pas de joker { $kind ->
   *[color-change] de changement de couleur
    [mirror] miroir
}
bad-rule-box = box.pieces ne peut pas être « { $pieces } » dans { $rules } : choisis parmi { $accepted }
bad-rule-release = jokers.release=replace n’a pas de sens dans { $rules } : certains jokers ne remplacent pas une seule tuile
bad-rule-pairs = deal.reshuffle_pairs={ $pairs } ne peut jamais arriver : un chevalet de { $rack } tuiles contient au plus { $most } paires
bad-rule-memory = time.memory=yes exige time.table=restore : personne n’a à retenir des combinaisons qui restent en place
bad-seats = { $pieces } tuiles sont pour { $fewest } à { $most } joueurs, pas pour { $seats }
bad-dice-seats = { $rules } est pour { $right } joueurs, pas pour { $seats }
bad-dice-handicap = { $rules } n’a pas ce handicap : il n’y a pas de première pose, et les deux joueurs lancent tous leurs dés

## Feuilles de score

bad-card-games = une feuille de scores a au plus { $most } parties
bad-card-over = le match est fini après { $games } parties
bad-card-seats = la partie { $game } a { $racks } chevalets et non { $seats }
bad-card-out = dans la partie { $game }, plus d’un joueur a fini
bad-card-rack = « { $word } » n’est pas un chevalet : écris * pour qui a fini, un total, ou des tuiles, comme dans *_24_K7J
bad-card-box = la partie { $game } a plus de { $piece } qu’il n’en existe
bad-card-dice = chaque personne a au plus { $dice } dés

## Photos

bad-photo = ce n’est pas une image JPEG, PNG ou WebP, ou elle est endommagée
bad-photo-bytes = le fichier est trop gros : une photo a au plus { $most } Mo
bad-photo-size = l’image a { $width } x { $height } pixels : une photo a au plus { $most } mégapixels
bad-photo-file = impossible de lire le fichier : { $reason }
