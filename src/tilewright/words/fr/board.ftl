### French: table and rack, in the browser.

## Table

board-table = Table, { $count ->
    [0] pas encore de combinaison
    [one] { $count } combinaison
   *[other] { $count } combinaisons
  }
board-row = Combinaison { $row } : { $pieces }
board-row-set = Combinaison { $row } : { $pieces }, valable, vaut { $value }
board-row-no-set = Combinaison { $row } : { $pieces }, pas encore valable
board-grip = Toute la combinaison { $row }
board-why = Ce qui ne va pas dans la combinaison { $row }
board-new-row = Nouvelle combinaison
board-fit = Toute la table
board-stands = { $joker } comme { $faces }
board-or = { $first } ou { $last }
board-fresh = posé ce tour-ci
board-changed = déplacé au dernier tour
board-drawn = vient d’être piochée

## Rack

board-rack = Ton chevalet, { $count ->
    [0] vide
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
board-tools = Chevalet et touches
board-by-color = Par couleur
board-by-number = Par chiffre
board-own-order = Mon ordre
board-type = Saisir

## Typing

board-typed = Combinaisons
board-typed-example = R7 R8 R9 | K5 B5 O5
board-typed-lay = Poser
board-typed-fill = Insérer toute la table
board-typed-laid = Posé comme saisi.
board-typed-no-piece = « { $word } » n’est pas une tuile. Écris une couleur K, R, B ou O avec un chiffre, ou un joker J, D, C ou M.
board-typed-not-there = Il n’y a plus de { $word } sur ton chevalet ni sur la table.

## What happened, read aloud

board-did-picked = En main : { $pieces }.
board-did-dropped = Reposé.
board-did-row = Ajouté à la combinaison : { $pieces }.
board-did-part = Combinaison coupée pour { $pieces }.
board-did-new = En nouvelle combinaison : { $pieces }.
board-did-rack = De retour sur ton chevalet : { $pieces }.
board-did-not-own = Ces tuiles viennent de la table et doivent y rester : { $pieces }.
board-did-split = Combinaison coupée avant { $pieces }.
board-did-joined = Combinaisons réunies.
board-undone = Annulé.
board-redone = Refait.
board-reset = La table est comme au début de ton tour.

## Keys

board-keys = Touches
board-keys-close = Fermer
board-keys-move = Flèches, Début, Fin : parcourir les combinaisons et le chevalet
board-keys-pick = Entrée ou Espace : prendre une tuile, ou la reposer
board-keys-more = Maj + flèche : prendre d’autres tuiles
board-keys-place = Entrée sur une tuile d’une autre combinaison : y mettre ce que tu as pris
board-keys-new = N : nouvelle combinaison
board-keys-split = S : couper la combinaison avant cette tuile
board-keys-join = J : réunir cette combinaison et la suivante
board-keys-whole = W : prendre toute la combinaison
board-keys-back = Retour arrière : remettre sur le chevalet
board-keys-drop = Échap : tout reposer
board-keys-undo = Z : annuler, Y : rétablir
board-keys-order = Alt + flèche : déplacer une tuile du chevalet
board-keys-type = T : saisir des combinaisons
