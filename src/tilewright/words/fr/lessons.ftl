### French: the lessons at /learn. Each lesson has a title, what to do, and what it has taught once it is done.

## Chapters

learn-chapter-first = Tes premières combinaisons
learn-chapter-table = La table est à tout le monde
learn-chapter-jokers = Les jokers
learn-chapter-end = Gagner et compter
learn-chapter-clock = Jouer contre la montre
learn-chapter-twist = Les jokers de Twist
learn-chapter-six = La grande boîte
learn-chapter-turbo = Turbo : des dés sur une grille

## First sets

lesson-first-run-title = Une suite
lesson-first-run-task = Trois chiffres consécutifs ou plus, d’une seule couleur, forment une suite. Fais glisser tes 4, 5 et 6 bleus côte à côte sur la table, ou touche-les tous les trois, puis la table. Appuie ensuite sur Jouer.
lesson-first-run-done = Voilà une suite ! Elle peut être aussi longue que tu veux, de 1 jusqu’à 13.
lesson-first-group-title = Une série
lesson-first-group-task = Trois ou quatre tuiles du même chiffre, toutes de couleurs différentes, forment une série. Pose tes trois 8.
lesson-first-group-done = Voilà une série ! Suites et séries s’appellent des combinaisons, et il n’y en a pas d’autres.
lesson-first-too-short-title = Combien de tuiles ?
lesson-first-too-short-task = Est-ce une combinaison ?
lesson-first-too-short-done = Non. Une combinaison compte toujours au moins trois tuiles.
lesson-first-same-color-twice-title = Attention aux couleurs
lesson-first-same-color-twice-task = Est-ce une combinaison ?
lesson-first-same-color-twice-done = Non. Dans une série, chaque couleur n’apparaît qu’une fois, et il y a deux rouges.
lesson-first-no-wrap-title = Après le 13
lesson-first-no-wrap-task = Est-ce une combinaison ?
lesson-first-no-wrap-done = Non. Une suite s’arrête à 13. Le 1 est toujours le plus petit, il ne peut donc pas venir après.
lesson-first-value-title = La valeur d’une combinaison
lesson-first-value-task = Une tuile vaut son chiffre. Combien de points vaut cette série ?
lesson-first-value-done = 10 + 10 + 10 font 30. Retiens ce nombre : il va te servir.
lesson-first-opening-title = La première pose
lesson-first-opening-task = Les premières combinaisons que tu poses doivent valoir ensemble au moins 30 points, toutes de ton chevalet. C’est ta première pose. Tu as une combinaison qui suffit : pose-la.
lesson-first-opening-done = 9 + 10 + 11 font 30 : ta première pose est faite ! Dès ton prochain tour, il n’y a plus de minimum.
lesson-first-two-sets-title = Ouvrir avec deux combinaisons
lesson-first-two-sets-task = Plusieurs combinaisons ensemble peuvent faire 30. Trouves-en deux et pose-les.
lesson-first-two-sets-done = 12 pour la série et 24 pour la suite : 36 points, largement assez.
lesson-first-draw-title = Quand rien ne convient
lesson-first-draw-task = Rien ne convient cette fois. Appuie sur Piocher pour prendre une tuile dans la pioche. Ton tour est alors fini.
lesson-first-draw-done = Dans une vraie partie, ce serait maintenant à la personne suivante. Tu pourras jouer ta nouvelle tuile à ton prochain tour.

## The table

lesson-table-adding-title = Compléter ce qui est là
lesson-table-adding-task = Après ta première pose, tu peux compléter toutes les combinaisons de la table, peu importe qui les a posées. Trouve une place pour ton 3 bleu et ton 8 bleu.
lesson-table-adding-done = La suite a grandi par le début, et la série a reçu sa quatrième couleur.
lesson-table-fourth-title = Prendre une tuile sur la table
lesson-table-fourth-task = La série a quatre tuiles, mais trois lui suffisent. Emprunte son 4 bleu pour une suite avec tes tuiles bleues.
lesson-table-fourth-done = Les deux combinaisons sont complètes. C’est tout ce qui compte : à la fin de ton tour, il ne doit y avoir que des combinaisons valables sur la table.
lesson-table-borrowing-title = Donner et prendre
lesson-table-borrowing-task = Ajoute ton 11 bleu à la suite. Elle peut maintenant se passer de son 8 : forme une série avec lui et tes deux 8.
lesson-table-borrowing-done = Une tuile arrive, une autre part : trois de tes tuiles sont sur la table.
lesson-table-splitting-title = Couper une suite
lesson-table-splitting-task = Cette suite a déjà un 6 rouge, et tu en as un autre. Coupe-la pour que les deux trouvent une place.
lesson-table-splitting-done = Avec ton 6, une suite de cinq est devenue deux suites de trois.
lesson-table-combining-title = Prendre dans plusieurs combinaisons
lesson-table-combining-task = Tu veux jouer ton 1 bleu. Forme une nouvelle série avec un 1 de chacune des deux combinaisons.
lesson-table-combining-done = Chaque combinaison pouvait se passer d’une tuile. Avec la tienne, elles en forment une troisième.
lesson-table-rebuilding-title = Modifier toute la table
lesson-table-rebuilding-task = Voici le grand jeu : joue tes deux tuiles. Conseil : cherche le même chiffre dans les trois suites.
lesson-table-rebuilding-done = Trois suites sont devenues trois séries et une suite. C’est avec ces tours-là qu’on gagne.

## Jokers

lesson-jokers-joker-title = Le joker
lesson-jokers-joker-task = Un joker remplace la tuile dont tu as besoin. Utilise-le comme le 8 noir qui manque.
lesson-jokers-joker-done = Dans cette suite, le joker est le 8 noir.
lesson-jokers-worth-title = La valeur d’un joker
lesson-jokers-worth-task = Dans ta première pose, un joker vaut autant que la tuile qu’il remplace. Combien de points vaut cette suite ?
lesson-jokers-worth-done = 11 + 12 + 13 font 36 : ici, le joker est le 12.
lesson-jokers-freeing-group-title = Libérer un joker d’une série
lesson-jokers-freeing-group-task = Mets ton 3 orange à la place du joker. Utilise ensuite le joker avec tes 9 et 10 noirs.
lesson-jokers-freeing-group-done = Un joker libéré doit être rejoué dans le même tour. Il ne va jamais sur ton chevalet.
lesson-jokers-freeing-run-title = Libérer un joker d’une suite
lesson-jokers-freeing-run-task = Ajoute tes 1 et 7 rouges : cette suite devient deux suites qui n’ont plus besoin du joker. Utilise-le ensuite avec tes 12.
lesson-jokers-freeing-run-done = Tu as libéré le joker sans avoir la tuile qu’il remplaçait.
lesson-jokers-freeing-end-title = Un joker au bout d’une suite
lesson-jokers-freeing-end-task = Ajoute ton 5 bleu : la suite n’a plus besoin du joker. Utilise-le ensuite avec tes 10 et 11 orange.
lesson-jokers-freeing-end-done = Au bout d’une suite, un joker est plus facile à libérer.
lesson-jokers-moving-title = Déplacer un joker
lesson-jokers-moving-task = Le joker peut changer de place dans sa combinaison. Fais de la place pour ton 4 bleu.
lesson-jokers-moving-done = Le joker était le 8 bleu ; il est maintenant le 5 bleu.
lesson-jokers-taking-apart-title = Défaire une combinaison à joker
lesson-jokers-taking-apart-task = Mets le 1 et le 2 noirs dans les deux séries. Le joker est alors libre : utilise-le avec tes 12.
lesson-jokers-taking-apart-done = Quand toutes les autres tuiles d’une combinaison trouvent une place, son joker est libre.
lesson-jokers-french-title = Les jokers de l’édition française
lesson-jokers-french-task = Dans cette édition, on ne libère un joker qu’avec la tuile exacte qu’il remplace, et il doit aller dans une nouvelle combinaison. Utilise ton 4 rouge.
lesson-jokers-french-done = Le 4 rouge a pris la place du joker, et le joker est dans une combinaison qui n’existait pas.

## The end

lesson-end-out-title = Finir
lesson-end-out-task = Joue tes trois dernières tuiles en un tour. Tu as alors fini, et la partie est gagnée.
lesson-end-out-done = Ton chevalet est vide : la partie est finie, et c’est gagné.
lesson-end-rack-title = Les tuiles qui restent
lesson-end-rack-task = Quelqu’un d’autre a fini avant toi, et ces tuiles sont encore sur ton chevalet. Dans cette édition, un joker coûte 25 points. Combien de points perds-tu ?
lesson-end-rack-done = 9 + 12 + 25 font 46 : tu perds 46 points. Garder un joker, c’est un risque.
lesson-end-score-title = Ce que l’on gagne
lesson-end-score-task = Le joueur 1 a fini ; les autres ont encore ces tuiles. Combien de points reçoit-il ?
lesson-end-score-done = On reçoit ce que tous les autres perdent : 5 + 16 + 3 font 24.
lesson-end-match-dutch-title = Qui gagne le match ?
lesson-end-match-dutch-task = Voici les chevalets à la fin de deux parties. Qui a le plus de points ?
lesson-end-match-dutch-done = Le joueur 1 en a 18 : 24 points à la première partie, moins 6 à la deuxième.
lesson-end-match-title = Trois parties
lesson-end-match-task = Voici les chevalets à la fin de trois parties. Qui a le plus de points ?
lesson-end-match-done = Le joueur 4 avec 39 points, grâce à une belle victoire.
lesson-end-blocked-title = Personne ne finit
lesson-end-blocked-task = Dans l’édition française, quand la pioche est vide et que personne ne peut jouer, la personne qui a le moins de points sur son chevalet gagne et reçoit de chacun des autres la différence. Combien de points, ici ?
lesson-end-blocked-done = 7 + 14 + 11 font 32 pour le joueur 2, à qui il ne reste qu’un 8.

## The clock

lesson-clock-idle-title = Temps écoulé avant de jouer
lesson-clock-idle-task = Dans l’édition française, tu as une minute par tour. Ta minute est passée et tu n’as bougé aucune tuile : c’est comme si tu ne pouvais rien poser. Combien de tuiles pioches-tu ?
lesson-clock-idle-done = Une seule, et ton tour est fini.
lesson-clock-unfinished-title = Temps écoulé au milieu d’un coup
lesson-clock-unfinished-task = Dans l’édition allemande, tu pioches trois tuiles si la table n’est pas en ordre à la fin de ta minute. Voici ta table. Combien de tuiles pioches-tu ?
lesson-clock-unfinished-done = Trois, et la table redevient comme avant ton tour.
lesson-clock-finished-title = Temps écoulé, mais tout était prêt
lesson-clock-finished-task = Ta minute est passée. Tout est juste sur la table, et tu as posé une tuile. Combien de tuiles pioches-tu ?
lesson-clock-finished-done = Aucune. Un tour terminé compte, même sans appuyer à temps sur Jouer.
lesson-clock-dutch-title = Les deux minutes néerlandaises
lesson-clock-dutch-task = Avec le chrono néerlandais, tu as deux minutes. Ensuite, les combinaisons complètes restent et les tuiles isolées vont sur ton chevalet. La pénalité est la même que dans l’édition allemande. Combien de tuiles pioches-tu ?
lesson-clock-dutch-done = Trois. Mieux vaut finir à temps.

## Twist

lesson-twist-double-run-title = Le double joker dans une suite
lesson-twist-double-run-task = Un double joker remplace deux tuiles voisines. Ici, les 3 et 4 rouges. Pose la suite.
lesson-twist-double-run-done = Trois tuiles sur la table, quatre chiffres dans la suite.
lesson-twist-double-worth-title = La valeur d’un double joker
lesson-twist-double-worth-task = Dans la première pose, un double joker vaut les deux tuiles qu’il remplace. Combien de points vaut cette suite ?
lesson-twist-double-worth-done = 2 + 3 + 4 + 5 font 14.
lesson-twist-double-group-title = Le double joker dans une série
lesson-twist-double-group-task = Dans une série, un double joker remplace les deux couleurs qui manquent. Pose tes 3.
lesson-twist-double-group-done = Un double joker, et les quatre couleurs sont là.
lesson-twist-two-tiles-title = Trois tuiles quand même
lesson-twist-two-tiles-task = Un double joker remplace deux tuiles. Est-ce une combinaison ?
lesson-twist-two-tiles-done = Non. Une combinaison demande trois tuiles sur la table, quoi qu’elles remplacent.
lesson-twist-double-end-title = Pas de 14
lesson-twist-double-end-task = Après le 12, un double joker serait 13 et 14, mais le 14 n’existe pas. Pose-le à l’autre bout de la suite.
lesson-twist-double-end-done = Devant le 10, il est le 8 et le 9 rouges.
lesson-twist-change-title = Le changement de couleur
lesson-twist-change-task = Un joker de changement de couleur remplace le chiffre de sa place. Après lui, la suite continue dans une autre couleur. Pose la suite.
lesson-twist-change-done = 2 et 3 orange, puis le changement de couleur comme 4, puis le 5 rouge.
lesson-twist-change-last-title = Un changement de couleur à la fin
lesson-twist-change-last-task = Le joker de changement de couleur est la dernière tuile de cette suite. Lequel de tes 5 peut suivre ?
lesson-twist-change-last-done = L’orange : après un changement de couleur, la couleur doit être différente.
lesson-twist-change-same-color-title = La couleur doit changer
lesson-twist-change-same-color-task = Est-ce une combinaison ?
lesson-twist-change-same-color-done = Non. Elle est noire avant le changement de couleur, et noire après.
lesson-twist-mirror-run-title = Une suite en miroir
lesson-twist-mirror-run-task = Un joker miroir a les mêmes tuiles des deux côtés, en sens inverse. Pose 2, 3, miroir, 3, 2.
lesson-twist-mirror-run-done = Une bonne place pour les tuiles que tu as en double.
lesson-twist-mirror-group-title = Une série en miroir
lesson-twist-mirror-group-task = Le miroir marche aussi pour les séries : les mêmes couleurs des deux côtés. Pose tes 3 autour de lui.
lesson-twist-mirror-group-done = Le miroir lui-même n’a pas de chiffre et ne vaut rien dans la première pose.
lesson-twist-mirror-both-sides-title = Toujours des deux côtés
lesson-twist-mirror-both-sides-task = Une combinaison en miroir grandit des deux côtés à la fois. Ajoute tes deux 4 bleus.
lesson-twist-mirror-both-sides-done = 2, 3, 4 à gauche et 4, 3, 2 à droite.
lesson-twist-mirror-one-side-title = Jamais d’un seul côté
lesson-twist-mirror-one-side-task = Est-ce une combinaison ?
lesson-twist-mirror-one-side-done = Non. Le 1 n’a pas de jumeau de l’autre côté.
lesson-twist-two-colors-mirrored-title = Plusieurs jokers ensemble
lesson-twist-two-colors-mirrored-task = Un changement de couleur de chaque côté du miroir : joue tes sept tuiles.
lesson-twist-two-colors-mirrored-done = 4 rouge, changement de couleur, 6 bleu, et la même chose en sens inverse.
lesson-twist-joker-mirrored-title = Un joker dans le miroir
lesson-twist-joker-mirrored-task = Ton joker peut être le jumeau du 4 bleu. Joue tes sept tuiles.
lesson-twist-joker-mirrored-done = Ce qui compte, c’est ce qu’une tuile remplace, pas ce qui est imprimé dessus.
lesson-twist-match-title = Qui gagne à Twist ?
lesson-twist-match-task = À Twist, la personne qui a gagné le plus de parties l’emporte. Voici les chevalets à la fin de quatre parties. Qui gagne ?
lesson-twist-match-done = Le joueur 3 gagne, avec deux parties. Les points ne décident qu’en cas d’égalité.

## The big box

lesson-six-more-tiles-title = 160 tuiles
lesson-six-more-tiles-task = La grande boîte a chaque tuile en trois exemplaires et quatre jokers, pour jouer jusqu’à six. Le reste ne change pas : ajoute ton 8 orange et pose tes 3.
lesson-six-more-tiles-done = Tu connais maintenant tout le jeu jusqu’à six.

## Turbo

lesson-turbo-keep-title = Lancer et garder
lesson-turbo-keep-task = Dès ton deuxième tour, tu choisis les dés à relancer. Garde les 4 et 5 bleus, et lance les autres.
lesson-turbo-keep-done = On lance une fois par tour. Deux dés qui peuvent devenir une suite valent la peine d’être gardés.
lesson-turbo-first-set-title = Poser une combinaison
lesson-turbo-first-set-task = Tes dés montrent une suite : des chiffres qui se suivent, d’une seule couleur. Pose-la sur la grille, de gauche à droite ou de haut en bas.
lesson-turbo-first-set-done = Si tes dés montrent une combinaison, tu dois en poser une.
lesson-turbo-adding-title = Compléter la grille
lesson-turbo-adding-task = Ton 3 bleu et ton 8 bleu vont avec les combinaisons de la grille. Ajoute les deux.
lesson-turbo-adding-done = Tu peux compléter toutes les combinaisons, les tiennes ou non.
lesson-turbo-crossing-title = Croiser comme des mots croisés
lesson-turbo-crossing-task = Les combinaisons peuvent se croiser. Pose tes deux 3 sous le 3 noir : ils forment une série de haut en bas.
lesson-turbo-crossing-done = Le 3 noir fait maintenant partie de deux combinaisons.
lesson-turbo-blocked-title = Un bout bloqué
lesson-turbo-blocked-task = À droite, cette suite est bloquée : un 7 y toucherait les 9, et cette ligne n’est pas une combinaison. Ajoute ton 3 bleu à l’autre bout.
lesson-turbo-blocked-done = Les dés qui se touchent vont toujours ensemble : regarde bien tous les voisins.
lesson-turbo-rearranging-title = Modifier la grille
lesson-turbo-rearranging-task = Ton 3 noir va entre le 2 noir et le 4 noir, de haut en bas. Déplace les 2 pour que le 2 noir soit au-dessus du 4 noir.
lesson-turbo-rearranging-done = Un dé joué, et trois combinaisons sur la grille.
lesson-turbo-joker-title = Libérer un joker
lesson-turbo-joker-task = Le 5 noir forme une nouvelle suite avec tes 6 et 7. Le joker est alors libre : pose-le avec ton 5 rouge sous le 5 noir, pour former une série de haut en bas.
lesson-turbo-joker-done = Un joker libéré doit aller dans une autre combinaison dans le même tour.
lesson-turbo-pass-title = Rien ne convient
lesson-turbo-pass-task = Aucun de tes dés ne convient. Passe, et garde tes dés pour le prochain tour.
lesson-turbo-pass-done = Quand vous avez eu chacun trois tours de suite sans poser de dé, la manche est finie.

## After a try

learn-not-it = C’est permis, mais cet exercice attend autre chose. Essaie encore !
learn-wrong = Pas tout à fait. Regarde encore une fois.
