### Français : la feuille de scores et l’arbitre pour un vrai jeu, dans le navigateur.

## Pièces à toucher

photo-open = Avec une photo
photo-rest = Avec une photo de ce qui reste
pick-pieces = Choisis des tuiles
pick-color = Couleur
pick-remove = Retirer { $piece }

## La feuille de scores

score-lead = Tu joues avec de vraies tuiles ? Indique qui a fini et ce qu’il reste aux autres. Les points sont comptés selon le livret que tu choisis.
score-players = Joueurs
score-player = Place { $number }
score-add = Ajouter une personne
score-remove = Retirer { $name }
score-begin = Commencer la feuille
score-game = { $game ->
    [dice] Manche
   *[tiles] Partie
  } { $number } sur { $count }
score-out = Qui a fini ?
score-nobody = Personne
score-left = Points qu’il reste à { $name }
score-tap = { $game ->
    [dice] Toucher les dés
   *[tiles] Toucher les tuiles
  }
score-more = { $game ->
    [dice] Ajouter des dés
   *[tiles] Ajouter des tuiles
  }
score-type = Saisir le total
score-pieces = Tuiles qu’il reste à { $name }
score-count = Compter
score-undo = Annuler la dernière partie
score-on = Jouer une manche de plus
score-new = Nouvelle feuille
score-new-sure = Oui, effacer la feuille
score-picture = Enregistrer l’image
score-away = Le serveur est injoignable. Tes saisies sont gardées sur cet appareil et seront comptées à son retour.
score-unclear = { $names } ont autant de points. La personne qui a le moins de tuiles gagne : combien en reste-t-il à chaque personne ?
score-shared = Quelqu’un a partagé cette feuille de scores avec toi.
score-adopt = La continuer ici
score-adopt-sure = Oui, remplacer ma feuille
score-own = Ma propre feuille

## Le minuteur

score-clock = Minuteur
score-clock-start = Démarrer
score-clock-stop = Arrêter
score-clock-next = Tour suivant
score-clock-over = Temps écoulé !

## L’arbitre : est-ce permis ?

judge-lead = Tu joues avec de vraies tuiles ? Pose ici une combinaison ou tout un tour, et vois si ton livret le permet.
judge-what = Que veux-tu vérifier ?
judge-a-row = Une combinaison
judge-a-turn = Tout un tour
judge-your-row = { $game ->
    [dice] Ta ligne de dés
   *[tiles] Ta combinaison
  }
judge-tap = { $game ->
    [dice] Touche les dés de la ligne, de gauche à droite.
   *[tiles] Touche les tuiles de la combinaison.
  }
judge-table = Sur la table avant le tour
judge-row = Combinaison { $number }
judge-new-row = Nouvelle combinaison
judge-grid-step-before = Avant le tour
judge-grid-step-after = Après le tour
judge-grid-how-before = Touche une case, puis les dés qui s’y trouvent. Le suivant se place à droite ; touche encore la case vide pour aller vers le bas. De vrais dés peuvent avoir d’autres faces que ceux de nos parties : toutes les faces sont donc possibles ici.
judge-grid-how-after = Refais maintenant le tour : touche un dé, puis une case vide pour l’y déplacer. Touche une case vide, puis un dé de la liste pour l’ajouter.
judge-grid-how-rest = Quels dés reste-t-il à cette personne ? Ils servent à voir si une combinaison devait être posée.
judge-grid-rest = Dés restants
judge-grid-remove = Retirer ce dé
judge-rack = Sur le chevalet
judge-opened = Cette personne a déjà fait sa première pose
judge-fill = Choisis où vont les tuiles, puis touche-les. Sur la table, fais-les glisser comme dans une partie.
judge-add = Ajouter des tuiles
judge-no-more = Il ne reste plus de tuile « { $piece } ». La boîte en contient { $count }.
judge-play = Jouer le tour
judge-lay = Déplace maintenant les tuiles comme pendant le tour. Tu verras ici si c’est permis.
judge-back = Revenir au départ
judge-undo = Annuler
judge-reset = Recommencer
judge-clear = Effacer
judge-yes = C’est permis
judge-no = Ce n’est pas permis
judge-house = Règle maison : { $rules }
judge-clauses = { $count ->
    [one] Règle
   *[other] Règles
  } :

## Sur la page d’accueil
