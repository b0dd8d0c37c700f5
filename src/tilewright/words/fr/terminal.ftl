### French: the game in the terminal. Words in backticks are typed, and the same in every language.

## Commands that were not understood

move-unknown = { $word } ne veut rien dire ici. Tape des tuiles pour les poser, comme `K5 K6 K7`, ou `help`.
move-did-you-mean = { $word } ne veut rien dire ici. Tu voulais dire `{ $near }` ?
move-word-alone = Tape { $word } tout seul, sans rien derrière.
move-row-alone = Que faire de la combinaison { $row } ? Tape `{ $row } + B8` pour la compléter, `{ $row } - B8` pour en retirer ; `help` en montre plus.
move-no-pieces = Quelles tuiles ? Une tuile, c’est une couleur et un chiffre, comme dans `K5 K6 K7`.
move-no-row-number = { $word } n’est pas une combinaison : donne le numéro affiché à sa gauche.
move-two-places = Les tuiles vont à un seul endroit : nomme une combinaison après `to`, ou `new`.
move-rows-from = Avec `|`, tu poses plusieurs nouvelles combinaisons de ton chevalet ; `from` et `to` s’emploient avec une seule à la fois.
move-split-how = Nomme la combinaison, puis la tuile qui commence sa seconde partie, comme dans `3 / B8`.
move-split-at-first = { $piece } est en tête de la combinaison { $row } : nomme la tuile qui commence sa seconde partie.
move-join-how = Nomme deux combinaisons ou plus, comme dans `2 + 3`.
move-row-twice = Une combinaison ne se joint pas à elle-même.
move-no-such-row = Il n’y a pas de combinaison { $row } : la dernière est la { $last }.
move-table-empty = Il n’y a pas de combinaison { $row } : la table est vide.
move-not-in-row = Il n’y a pas de { $pieces } dans la combinaison { $row }.
move-in-no-row = { $pieces } n’est dans aucune combinaison.
move-in-many-rows = { $pieces } est dans les combinaisons { $rows } : dis laquelle avec `from`.
move-lies-elsewhere = Tu n’as plus de { $piece } sur ton chevalet, mais { $count ->
    [one] la combinaison { $rows } en a
   *[other] les combinaisons { $rows } en ont
  } : ajoute `from { $row }` après les tuiles pour le prendre.
move-none-left = Tu n’as plus de { $piece }.
move-not-yours = Tu n’as pas de { $piece }, et il n’y en a pas sur la table.
move-too-many = Il n’y a pas autant de { $piece } sur la table et ton chevalet.
move-end-nothing = Tu n’as encore rien posé : pose au moins une tuile, ou `draw` (`pass` si la pioche est vide).
move-nothing-to-undo = Il n’y a rien à annuler : la table est comme au début de ton tour.
move-dice-unknown = { $word } ne veut rien dire ici. Tape des dés et leur place, comme `K3 at 2,0`, ou `help`.
move-dice-roll-first = Lance d’abord : `roll` lance tous tes dés, `keep K3 K4` tous sauf ceux-ci.
move-dice-none-shows = Aucun de tes dés ne montre { $piece }.
move-dice-no-more = Tu n’as plus de { $piece }.
move-dice-lies-there = Aucun de tes dés ne montre { $piece }, mais il y en a un en { $cell } : `{ $cell } to 0,0` le déplace.
move-dice-empty-cell = Il n’y a rien en { $cell }.
move-dice-cell-twice = La case { $cell } est nommée deux fois.
move-dice-too-far = { $cell } est trop loin : les cases vont de -{ $reach } à { $reach } dans chaque sens.
move-dice-slanting = De { $first } à { $last }, ce n’est pas une ligne : nomme deux cases d’une même rangée ou colonne.
move-dice-down-where = Où commence la ligne ? Nomme une case, comme dans `K3 R3 B3 at 2,0 down`.
move-dice-move-where = Vers où ? `{ $cell } to 0,0` déplace le dé, `take { $cell }` l’enlève.
move-dice-two-cells = Les dés vont sur une case : nomme celle du premier.
move-dice-which-cell = Quelle case ? Une case, c’est le numéro de sa colonne et de sa rangée, comme dans `2,0`.
move-dice-no-cell = { $word } n’est pas une case : une case, c’est le numéro de sa colonne et de sa rangée, comme dans `2,0`.
move-dice-end-nothing = Tu n’as encore rien posé : pose au moins un dé, ou `pass`.

## A game

play-welcome = Bienvenue dans Tilewright
play-teach-sets = Pose des combinaisons de trois ou plus : suites (K5 K6 K7) ou séries (K8 R8 O8).
play-teach-pieces = K est noir, R rouge, B bleu, O orange ; J, le joker, remplace n’importe quelle tuile.
play-teach-special = D, le double, remplace deux tuiles ; C change la couleur d’une suite ; M fait miroir entre deux côtés.
play-teach-opening = { $points ->
    [0] Pose d’abord des combinaisons de ton chevalet ; ensuite, tu peux aussi modifier celles de la table.
    [1] Ta première pose doit valoir au moins un point ; ensuite, tu peux aussi modifier les combinaisons de la table.
   *[other] Ta première pose doit valoir au moins { $points } points ; ensuite, tu peux aussi modifier les combinaisons de la table.
  }
play-teach-typing = Tape `K5 K6 K7` pour poser, `2 + B8` pour compléter la combinaison 2, puis `end` ; ou `draw`.
play-teach-end = Le premier chevalet vide gagne. `help` montre tout ce que tu peux taper.
play-special = Particularités : { $rules }.
play-clock = Tu as { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  } par tour.
play-seconds-left = Encore { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
  }
play-rules = Règles : { $title } ({ $rules }).
play-rules-mark = * différent de { $rules }.
play-rules-time = Avec --clock, les tours sont chronométrés.
play-game = Partie { $game } sur { $games }
play-your-turn = { $game } : à toi de jouer
play-game-over = { $game } : c’est fini
play-count = { $name } : { $count }
play-pool = pioche : { $count }
play-last-lap = La pioche est vide : on ne pioche plus, et chacun a un dernier tour.
play-table-empty = La table est vide.
play-mark-new = * nouveau depuis ton dernier tour
play-mark-own = + de ton chevalet
play-rack = Ton chevalet : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }, par { $sort ->
    [number] chiffre
   *[color] couleur
  }
play-ok = ok
play-not-ok = non valable
play-in-hand = Dans ta main : { $pieces }. { $count ->
    [one] Cette tuile doit
   *[other] Ces tuiles doivent
  } revenir sur la table avant la fin de ton tour.
play-opening = Première pose : { $found } points sur { $needed }.
play-ready = Tout est bon. Tape `end` pour finir ton tour, ou continue.
play-hint-nothing = Il n’y a pas de coup pour toi : pioche, ou passe si la pioche est vide.
play-hint-something = Il y a un coup pour toi. Tape encore `hint` pour savoir avec quelles tuiles.
play-hint-pieces = Le plus que tu puisses poser : { $pieces }.
play-hint-some-pieces = Tu peux poser ces tuiles : { $pieces }.
play-hint-more = Tape encore `hint` pour savoir comment.
play-hint-reset = À partir de la table au début de ton tour (`reset` y revient) :
play-give-up = Tu vas perdre ce que tu as posé pendant ce tour. Tape encore `{ $word }` pour confirmer.
play-penalty = S’il y a une erreur, tout revient en place{ $count ->
    [0] {""}
    [one] , tu pioches { $count } tuile de pénalité
   *[other] , tu pioches { $count } tuiles de pénalité
  } et ton tour est fini. Tape encore `{ $word }` pour finir ton tour.
play-quit-again = Quitter ? { $saved ->
    [yes] Ton match est enregistré.
   *[no] La partie ne sera pas enregistrée.
  } Tape encore `quit` pour confirmer.
play-left-with = { $you ->
    [yes] Il te reste
   *[no] { $name } garde
  } { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }, { $cost ->
    [one] { $cost } point :
   *[other] { $cost } points :
  }
play-card-game = partie { $game }
play-card-total = total
play-card-won = gagnées
play-card-round-total = manche { $round }
play-next-game = Appuie sur Entrée pour la partie { $game }, ou tape `quit`.
play-another = Appuie sur Entrée pour quitter, ou tape `again` pour un autre match.
play-claim = Tu as { $count ->
    [one] { $count } paire
   *[other] { $count } paires
  } : { $pieces }, en double. Tape `claim` pour faire redistribuer, ou appuie sur Entrée pour continuer.
play-bye = Au revoir, et merci d’avoir joué.
play-resume = Tu as un match en cours avec { $names } : { $rules }. Appuie sur Entrée pour le reprendre, ou tape `new` pour en commencer un autre.
play-saved = Ton match est enregistré. `{ $command }` le reprend.
play-promise = Partie { $game } : la donne vient d’un secret dont le SHA-256 { $promise } a été publié avant la première tuile.
play-promise-kept = Partie { $game } : le secret { $secret } a bien le SHA-256 { $promise } publié.
play-promise-broken = Partie { $game } : le secret { $secret } n’a pas le SHA-256 { $promise } publié !

## A match of the dice game

play-teach-dice-sets = Pose des combinaisons de trois ou plus en lignes, vers la droite ou vers le bas : suites (K5 K6 K7) ou séries (K8 R8 O8).
play-teach-dice-pieces = K est noir, R rouge, B bleu, O orange ; J, le joker, remplace n’importe quelle face.
play-teach-dice-rolling = Tu lances d’abord les neuf dés, puis ceux que tu veux ; s’ils montrent une combinaison, tu dois en poser une.
play-teach-dice-grid = Les lignes se croisent comme dans des mots croisés, et tu peux déplacer les dés posés ; chaque ligne doit être valable.
play-teach-dice-typing = Tape `roll`, puis `K5 K6 K7` ou `K8 at 3,1` pour poser des dés, puis `end` ; ou `pass`.
play-teach-dice-end = La manche est gagnée quand on n’a plus de dés ; on joue { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
  }. `help` montre tout ce que tu peux taper.
play-rules-house = * une règle maison de cette table.
play-round = Manche { $game } sur { $games }
play-failed = tours sans rien poser : { $count }
play-mark-wrong = ! pas valable tel quel
play-mark-own-die = + à toi, posé ce tour-ci
play-dice-unrolled = Tes dés : { $count ->
    [one] { $count }, pas encore lancé.
   *[other] { $count }, pas encore lancés.
  }
play-dice-own = Tes dés : encore { $count }
play-dice-of = { $name } a :
play-dice-left = { $you ->
    [yes] Il te reste
   *[no] { $name } garde
  } { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  }, { $cost ->
    [one] { $cost } point :
   *[other] { $cost } points :
  }
play-roll-all = Tape `roll` pour lancer tous tes dés.
play-roll-some = Tape `roll` pour les lancer tous, `roll K3 J` pour en lancer quelques-uns, ou `keep K3 K4` pour lancer les autres.
play-card-round = manche
play-card-meaning = Pour chacun, les points de la manche et le total jusqu’ici.
play-next-round = Appuie sur Entrée pour la manche { $game }, ou tape `quit`.
play-hint-roll-all = Le premier lancer d’une manche se fait avec tous les dés : `roll`.
play-hint-roll = Le meilleur lancer est `roll { $pieces }` : en moyenne, c’est lui qui permet de poser le plus de dés.
play-hint-no-dice = Aucun de tes dés ne peut être posé : passe.
play-hint-some-dice = Il y a un coup pour toi. Tape encore `hint` pour savoir avec quels dés.
play-hint-dice = Le plus que tu puisses poser : { $pieces }.
play-hint-these-dice = Tu peux poser ces dés : { $pieces }.

## Help, one line per command

help-lay = pose une nouvelle combinaison de ton chevalet
help-range = pareil, d’un chiffre à l’autre
help-add = complète une combinaison
help-take = retire des tuiles : les tiennes vont au chevalet, les autres dans ta main jusqu’à ce que tu les reposes
help-from = utilise des tuiles d’une combinaison avec les tiennes
help-move = déplace des tuiles d’une combinaison à l’autre
help-split = coupe une combinaison devant une tuile
help-join = ajoute la combinaison 3 à la 2
help-row = donne exactement ces tuiles à une combinaison, ou change son ordre
help-table = écris toute la table
help-undo = annule la dernière étape, ou toutes
help-end = finis ton tour avec la table telle qu’elle est
help-draw = finis ton tour en piochant ; passe si la pioche est vide
help-claim = fais redistribuer, si les règles le permettent
help-sort = trie ton chevalet par couleur ou par chiffre
help-hint = y a-t-il un coup ? encore : quelles tuiles ? encore : comment ?
help-rules = les règles de la table ; comment vérifier le mélange
help-quit = quitte le jeu
help-roll = lance tous tes dés
help-roll-some = ne lance que ceux-ci
help-keep = lance tous sauf ceux-ci
help-die-at = pose un dé sur une case : colonne 2, rangée 0 ; ce qui y était va dans ta main
help-line-at = pose une ligne depuis une case vers la droite ; ce qui y est déjà reste
help-line-down = pose-la depuis la case vers le bas
help-line = pose une ligne à part, loin des autres
help-die-to = déplace un dé vers une autre case
help-line-to = déplace une ligne ; avec right ou down derrière, elle se pose dans ce sens
help-die-take = enlève un dé : tu récupères les tiens, les autres vont dans ta main jusqu’à ce que tu les reposes
help-grid = écris toute la grille, ligne par ligne
help-end-grid = finis ton tour avec la grille telle qu’elle est
help-pass = finis ton tour sans poser de dé
help-hint-dice = quels dés lancer ? puis : y a-t-il un coup ? encore : quels dés ? encore : comment ?

## Ce que `check`, `solve` et `read` écrivent

check-no-set = { $row } : pas une combinaison, { $why }
check-set = { $row } : { $readings }
check-reading = { $shape ->
    [group] série
    [mirror] combinaison miroir
   *[run] suite
  } de { $points } { $points ->
    [one] point
   *[other] points
  }
check-stands = { $piece } représente { $stand }
check-or = { $first } ; ou { $other }
check-opening = { $readings } ; pour la première pose, { $points }
solve-play = pose
solve-table = table
solve-nothing = rien ne peut être posé
solve-not-found = rien n’a été trouvé
solve-worth = { $count } { $game ->
    [dice] { $count ->
        [one] dé
       *[other] dés
      }
   *[tiles] { $count ->
        [one] tuile
       *[other] tuiles
      }
  } d’une valeur de { $points }, { $proven ->
    [yes] le meilleur coup, prouvé
   *[no] pas prouvé comme meilleur coup
  }, { $time } us
read-found = { $photo } : { $count ->
    [0] aucune tuile
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
read-unsure = à comparer avec la photo : { $tiles }
