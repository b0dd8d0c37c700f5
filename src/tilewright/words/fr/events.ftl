### French: what happened and what will, in the sentences of the terminal and on the pages of the browser.

## What happened

event-drawn-for-start = Tirage pour savoir qui commence : { $draws }.
event-drawn-by = { $who } ({ $pieces })
event-starts = { $you ->
    [yes] Tu commences.
   *[no] { $who } commence.
  }
event-reshuffled = { $you ->
    [yes] Tu as montré { $pieces }
   *[no] { $who } a montré { $pieces }
  }, le tout en double : on a redistribué.
event-played = { $you ->
    [yes] Tu as
   *[no] { $who } a
  } { $how ->
    [opening] ouvert avec { $pieces }
    [moving] joué { $pieces } et modifié des combinaisons
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
    [yes] Ton coup n’était pas valable : la table est comme avant, et { $count ->
        [0] il n’y avait rien à piocher
       *[other] tu as pioché { $pieces }
      }.
   *[no] { $who } a joué un coup non valable : la table est comme avant, et { $count ->
        [0] il n’y avait rien à piocher
        [one] une tuile de pénalité a été piochée
       *[other] { $count } tuiles de pénalité ont été piochées
      }.
  }
event-passed = { $you ->
    [yes] Tu as
   *[no] { $who } a
  } passé.
event-timed-out = { $you ->
    [yes] Ton temps est écoulé :
   *[no] Temps écoulé pour { $who } :
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
event-game-blocked = La pioche est vide et tout le monde a passé : { $you ->
    [yes] tu gagnes la partie avec le moins de points sur le chevalet !
   *[no] { $winners ->
        [one] { $who } gagne la partie avec le moins de points sur le chevalet.
       *[other] victoire partagée entre { $who }, avec le moins de points sur le chevalet.
      }
  }
event-game-last-lap = Les derniers tours sont joués : { $you ->
    [yes] tu gagnes la partie avec le moins de points sur le chevalet !
   *[no] { $winners ->
        [one] { $who } gagne la partie avec le moins de points sur le chevalet.
       *[other] victoire partagée entre { $who }, avec le moins de points sur le chevalet.
      }
  }
story-joker = { $you ->
    [yes] Tu as fini avec un joker !
   *[no] { $who } a fini avec un joker.
  }
story-many = { $you ->
    [yes] Tu as fini avec { $count } tuiles en un seul tour !
   *[no] { $who } a fini avec { $count } tuiles en un seul tour.
  }
story-blocked = Personne ne pouvait plus poser de tuile.
story-last-lap = Les derniers tours sont joués.
story-short = { $you ->
    [yes] Il te manquait { $count ->
        [one] une tuile
       *[other] { $count } tuiles
      }.
   *[no] Il manquait { $count ->
        [one] une tuile
       *[other] { $count } tuiles
      } à { $who }.
  }
story-unopened = { $you ->
    [yes] Tu n’as pas réussi à ouvrir.
   *[no] { $who } n’a pas réussi à ouvrir.
  }
story-dice-out = { $you ->
    [yes] Tu as posé ton dernier dé et gagné.
   *[no] { $who } a posé son dernier dé et gagné.
  }
story-dice-blocked = Personne ne pouvait plus poser de dé.
event-rolled = { $count ->
    [0] { $you ->
        [yes] Tu n’as lancé aucun dé.
       *[no] { $who } n’a lancé aucun dé.
      }
   *[other] { $you ->
        [yes] Tu as lancé { $pieces }.
       *[no] { $who } a lancé { $pieces }.
      }
  }
event-placed = { $you ->
    [yes] Tu as
   *[no] { $who } a
  } posé { $pieces }{ $how ->
    [moving] {" "}et déplacé des dés de la grille.
   *[adding] .
  }
event-turn-lost = { $you ->
    [yes] Ton temps est écoulé, et tu n’as rien posé.
   *[no] Temps écoulé pour { $who } : aucun dé posé.
  }
event-round-out = { $you ->
    [yes] Tu as posé ton dernier dé et tu gagnes la manche
   *[no] { $who } a posé son dernier dé et gagne la manche
  } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
event-round-blocked = Trop de tours passés de suite : { $winners ->
    [0] il reste autant de chaque côté, et personne ne marque.
   *[other] { $you ->
        [yes] il te reste moins de points, tu gagnes la manche
       *[no] il reste moins de points à { $who }, qui gagne la manche
      } avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
      }
  }
event-match-ended = { $you ->
    [yes] Tu gagnes le match !
   *[no] { $winners ->
        [one] { $who } gagne le match.
       *[other] Victoire partagée entre { $who }.
      }
  }

## What time-outs do, said before they happen

time-finished = Quand le temps est écoulé : si ton tour est terminé et valable, il compte.
time-idle = Si tu n’as rien posé ni déplacé, { $count ->
    [0] tu ne pioches rien
    [one] tu pioches une tuile
   *[other] tu pioches { $count } tuiles
  }.
time-restore = Si tu es en plein coup, la table redevient comme avant, tu reprends tes tuiles et { $count ->
    [0] tu ne pioches rien
    [one] tu pioches une tuile de pénalité
   *[other] tu pioches { $count } tuiles de pénalité
  }.
time-keep_sets = Si tu es en plein coup, les combinaisons valables restent, tu reprends tes autres tuiles, { $loose ->
    [restore] les tuiles isolées de la table retournent à leur place si c’est possible, sinon dans la pioche,
    [rack] les tuiles isolées de la table vont sur ton chevalet,
   *[pool] les tuiles isolées de la table vont dans la pioche,
  } et { $count ->
    [0] tu ne pioches rien
    [one] tu pioches une tuile de pénalité
   *[other] tu pioches { $count } tuiles de pénalité
  }. Avant ta première pose, la table redevient comme avant, et les combinaisons de tes propres tuiles ne restent que si, ensemble, elles suffisent pour ouvrir. Si un joker devait ainsi quitter la table, ou une règle du joker être enfreinte, toute la table redevient comme avant.
time-forgotten = Si tu es en plein coup, tu reprends tes tuiles, les combinaisons défaites vont dans la pioche, et tu pioches { $count ->
    [0] une tuile
    [one] une tuile de pénalité, plus une
   *[other] { $count } tuiles de pénalité, plus une
  } pour chaque tuile de ces combinaisons.

## La feuille de scores d’un vrai jeu

score-total = Total
score-leads = { $count ->
    [one] { $names } est en tête.
   *[other] { $names } sont en tête à égalité.
  }
score-won = { $count ->
    [one] { $names } remporte le match !
   *[other] { $names } se partagent la victoire !
  }

## The notification of a turn

call-title = À toi de jouer
call-body = Ta partie avec { $names } t’attend.
call-table-title = { $name } te propose de jouer
call-table-body = { $book } : une place t’attend.
