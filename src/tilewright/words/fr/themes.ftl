### French: the themes that join lessons, puzzles, rules and turns, and what is told of a turn.

told-out = { $you ->
    [yes] Ici, tu pouvais finir
   *[no] Ici, { $who } pouvait finir
  } : { $how }.
told-open = { $you ->
    [yes] Ici, tu pouvais ouvrir
   *[no] Ici, { $who } pouvait ouvrir
  } : { $how }.
told-missed = { $you ->
    [yes] Ici, tu pouvais poser { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
      } de plus
   *[no] Ici, { $who } pouvait poser { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
      } de plus
  } : { $how }.
told-missed-dice = { $you ->
    [yes] Ici, tu pouvais poser { $count ->
        [one] { $count } dé
       *[other] { $count } dés
      } de plus
   *[no] Ici, { $who } pouvait poser { $count ->
        [one] { $count } dé
       *[other] { $count } dés
      } de plus
  } : { $how }.
told-held = { $you ->
    [yes] Tu as bien fait d’attendre ici
   *[no] { $who } a bien fait d’attendre ici
  } : poser aurait fait baisser les chances de gagner.
told-even = On pouvait poser plus ici, mais cela n’aurait guère changé les chances de gagner.
told-best = On ne pouvait rien poser de plus ici.
told-none = On ne pouvait rien poser ici.
told-turned = { $you ->
    [yes] C’est ici que la partie a tourné pour toi
   *[no] C’est ici que la partie a tourné pour { $who }
  } : les chances de gagner sont passées de { $before } à { $after }.
how-sets = { $pieces } forment une combinaison
how-extending = { $count ->
    [one] { $pieces } complète ce qui est sur la table
   *[other] { $pieces } complètent ce qui est sur la table
  }
how-borrowing = { $pieces } se prend sur la table pour construire
how-splitting = la rangée { $pieces } peut être coupée
how-joker = { $count ->
    [0] un joker de la table se libère
   *[other] le { $pieces } libère le joker
  }
how-crossing = { $pieces } peut croiser les dés déjà posés
how-moving = { $pieces } peut changer de place
theme-sets = Combinaisons
theme-opening = La première pose
theme-drawing = Quand rien ne va
theme-extending = Compléter
theme-borrowing = Prendre sur la table
theme-splitting = Couper des rangées
theme-joker = Libérer des jokers
theme-holding = Attendre
theme-out = Finir
theme-score = Compter les points
theme-clock = Le temps
theme-double = Le double joker
theme-change = Le joker de changement de couleur
theme-mirror = Le joker miroir
theme-crossing = Croiser des combinaisons
theme-moving = Modifier la grille
ways-title = Pour apprendre
chart-at = Coup { $turn }. { $chances }
chart-of = { $name } : { $value }
chart-dice = Dés restants
chart-dice-how = Les dés qui restent à chacun après chaque coup. Fais glisser sur le graphique pour voir un coup.
