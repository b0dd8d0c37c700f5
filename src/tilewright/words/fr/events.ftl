### French: what happened and what will, in the sentences of the terminal and on the pages of the browser.

## What happened

event-drawn-for-start = Tirage pour savoir qui commence : { $draws }.
event-drawn-by = { $who } { $pieces }
event-starts = { $you ->
    [yes] Tu commences.
   *[no] { $who } commence.
  }
event-reshuffled = { $you ->
    [yes] Tu as montré { $pieces }
   *[no] { $who } a montré { $pieces }
  }, chaque fois en double : on a redistribué.
event-played = { $you ->
    [yes] Tu as
   *[no] { $who } a
  } { $how ->
    [opening] ouvert avec { $pieces }
    [moving] joué { $pieces } et modifié la table
   *[adding] joué { $pieces }
  }.
event-drew = { $you ->
    [yes] Tu as pioché { $pieces }.
   *[no] { $who } a pioché { $count ->
        [one] une tuile
       *[other] { $count } tuiles
      }.
  }
event-penalised = { $you ->
    [yes] Ton coup n’était pas valable : la table est comme avant, et tu as pioché { $count ->
        [0] zéro tuile, car la pioche est vide
       *[other] { $pieces }
      }.
   *[no] { $who } a joué un coup non valable : la table est comme avant, avec { $count ->
        [0] zéro tuile à piocher
        [one] une tuile de pénalité
       *[other] { $count } tuiles de pénalité
      }.
  }
event-passed = { $you ->
    [yes] Tu as
   *[no] { $who } a
  } passé.
event-timed-out = { $you ->
    [yes] Ton temps est écoulé :
   *[no] { $who } n’a plus de temps :
  } { $table ->
    [same] la table est comme avant.
   *[changed] les combinaisons complètes sont restées sur la table.
  }
event-timed-out-returned = { $you ->
    [yes] De retour sur ton chevalet : { $pieces }.
   *[no] { $count ->
        [one] Une tuile est revenue
       *[other] { $count } tuiles sont revenues
      } sur le chevalet.
  }
event-timed-out-to-pool = { $count ->
    [one] Une tuile isolée de la table est allée
   *[other] { $count } tuiles isolées de la table sont allées
  } dans la pioche : { $pieces }.
event-timed-out-drew = { $you ->
    [yes] Tu as pioché { $pieces }.
   *[no] { $count ->
        [one] Une tuile a été piochée.
       *[other] { $count } tuiles ont été piochées.
      }
  }
event-game-out = { $you ->
    [yes] Tu as posé ta dernière tuile et tu gagnes la partie !
   *[no] { $who } a posé sa dernière tuile et gagne la partie.
  }
event-game-blocked = Plus personne ne peut jouer et la pioche est vide : { $you ->
    [yes] tu gagnes la partie avec le moins de points sur le chevalet !
   *[no] { $winners ->
        [one] { $who } gagne la partie avec le moins de points sur le chevalet.
       *[other] victoire partagée avec le moins de points sur le chevalet pour { $who }.
      }
  }
event-game-last-lap = Les derniers tours sont joués : { $you ->
    [yes] tu gagnes la partie avec le moins de points sur le chevalet !
   *[no] { $winners ->
        [one] { $who } gagne la partie avec le moins de points sur le chevalet.
       *[other] victoire partagée avec le moins de points sur le chevalet pour { $who }.
      }
  }
event-rolled = { $you ->
    [yes] Tu as
   *[no] { $who } a
  } lancé { $count ->
    [0] zéro dé
   *[other] { $pieces }
  }.
event-placed = { $you ->
    [yes] Tu as
   *[no] { $who } a
  } posé { $pieces }{ $how ->
    [moving] {" "}et déplacé des dés de la table.
   *[adding] .
  }
event-turn-lost = { $you ->
    [yes] Ton temps est écoulé, et tu n’as rien posé.
   *[no] { $who } n’a plus de temps et n’a rien posé.
  }
event-round-out = { $you ->
    [yes] Tu as posé ton dernier dé et tu gagnes la manche
   *[no] { $who } a posé son dernier dé et gagne la manche
  } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
event-round-blocked = Plus personne ne peut jouer : { $winners ->
    [0] il vous en reste autant, et personne ne marque.
   *[other] { $you ->
        [yes] il t’en reste moins et tu gagnes la manche
       *[no] { $who } en a moins de reste et gagne la manche
      } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
      }
  }
event-match-ended = { $you ->
    [yes] Tu gagnes le match !
   *[no] { $winners ->
        [one] { $who } gagne le match.
       *[other] Victoire partagée du match : { $who }.
      }
  }

## What time-outs do, said before they happen

time-finished = Un tour terminé et valable à ce moment-là compte.
time-idle = Si tu n’as rien déplacé, tu pioches { $count ->
    [0] zéro tuile
    [one] une tuile
   *[other] { $count } tuiles
  }.
time-restore = Si tu es en plein coup, la table redevient comme avant, tu reprends tes tuiles et tu pioches { $count ->
    [0] zéro tuile
    [one] une tuile de pénalité
   *[other] { $count } tuiles de pénalité
  }.
time-keep_sets = Si tu es en plein coup, les combinaisons valables restent, tu reprends tes autres tuiles, { $loose ->
    [restore] les tuiles isolées de la table retournent à leur place si c’est possible, sinon dans la pioche,
    [rack] les tuiles isolées de la table vont sur ton chevalet,
   *[pool] les tuiles isolées de la table vont dans la pioche,
  } et tu pioches { $count ->
    [0] zéro tuile
    [one] une tuile de pénalité
   *[other] { $count } tuiles de pénalité
  }.
time-forgotten = Si tu es en plein coup, tu reprends tes tuiles, les combinaisons dérangées sont oubliées et vont dans la pioche, et tu pioches { $count ->
    [0] une tuile
    [one] une tuile de pénalité et une de plus
   *[other] { $count } tuiles de pénalité et une de plus
  } pour chacune des leurs.
