### French: the screen of a match of dice, in the browser. Texts shared with the tile game are in game.ftl.

## The screen

dicegame-grid = La grille
dicegame-own-dice = Tes dés
dicegame-round-of = Manche { $round } sur { $rounds }
dicegame-round-over = La manche est finie
dicegame-big-turn = { $count } dés !
dicegame-failed = { $count ->
    [one] { $count } tour sans dé posé
   *[other] { $count } tours de suite sans dé posé
  }

## What to do next

dicegame-first-roll = Lance tes dés.
dicegame-choose = Touche les dés à garder, puis lance les autres.
dicegame-lay = Tes dés montrent une combinaison : poses-en une sur la grille.
dicegame-lay-or-pass = Pose des dés sur la grille, ou passe.
dicegame-tap-cell = Touche maintenant une case de la grille.
dicegame-rolls = Ton adversaire va lancer les dés.
dicegame-lays = Ton adversaire pose des dés.
dicegame-judging = Vérification de ton coup…
dicegame-hint-roll = Les meilleurs dés à lancer : { $pieces }.

## A plan while the opponent plays

dicegame-plan-begin = Prépare ton tour en attendant : pose sur la grille les dés à garder. Personne d’autre ne les voit.
dicegame-plan-refitted = La grille a changé. Dans ton plan, { $pieces } { $count ->
    [one] va
   *[other] vont
  } maintenant ailleurs.
dicegame-plan-no-place = La grille a changé. De retour dans ta main, faute de place : { $pieces }.
dicegame-plan-unhelped = La grille a changé. De retour dans ta main, car un match classé ne garde que ce qui convient encore : { $pieces }.
dicegame-plan-busy = La grille a changé et le serveur est trop occupé pour chercher une autre place. De retour dans ta main : { $pieces }.
dicegame-plan-dropped = La grille a changé. Les dés que tu voulais déplacer sont de nouveau à leur place.

## Buttons

dicegame-roll = { $count ->
    [0] Ne rien lancer
    [one] Lancer un dé
   *[other] Lancer { $count } dés
  }
dicegame-keep = Garder
dicegame-across = Horizontal
dicegame-down = Vertical
dicegame-next-round = Manche suivante

## Dice and squares, as they are read out

dicegame-blank = pas encore lancé
dicegame-kept = { $die }, gardé
dicegame-to-roll = { $die }, à relancer
dicegame-lifted = { $die }, retiré de la grille
dicegame-stands = { $die } comme { $faces }
dicegame-cell-empty = vide, colonne { $column }, rangée { $row }
dicegame-cell-die = { $die }, colonne { $column }, rangée { $row }
dicegame-why = Pas valable. Pourquoi ?
dicegame-key-dice = { $count ->
    [0] Tous tes dés sont posés.
    [one] Il te reste un dé : { $pieces }.
   *[other] Il te reste { $count } dés : { $pieces }.
  }

## Score card

dicegame-round = Manche
dicegame-points = Points
dicegame-sudden-death = Manche décisive
dicegame-left = { $you ->
    [yes] Il te reste
   *[no] Il reste à { $name }
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
dicegame-none-left = tous les dés posés

## Keys

dicegame-keys-arrows = De case en case et de dé en dé ; vers le haut, de tes dés à la grille
dicegame-keys-enter = Choisir un dé, ou poser ce qui est choisi ; avant de lancer : garder
dicegame-keys-back = Prendre un dé sur la grille
dicegame-keys-play = Lancer, ou jouer ce que tu as posé
dicegame-keys-dice = Les dés que tu as
