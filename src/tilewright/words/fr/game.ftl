### French: the screen of a match of tiles, in the browser.

## Around the table

game-title = À table
game-home = Accueil
game-close = Fermer
game-more = Plus
game-opponents = Adversaires
game-rules = Règles
game-joining = Tu t’installes…
game-waiting = La partie commence dès que tout le monde est là.
game-gone = Ce match est introuvable
game-refused = Ce n’est pas possible maintenant.
game-your-turn = À toi de jouer
game-their-turn = { $name } joue
game-over = La partie est finie
game-match-over = Le match est fini
game-paused = En pause
game-you-are-away = Quelqu’un joue à ta place
game-watching = Tu regardes la partie.
game-watching-later = On voit la partie avec un peu de retard. Un instant…
game-last-lap = Derniers tours : on ne pioche plus
game-down = Connexion perdue ; ton tour est gardé. Reconnexion…
game-slow = La connexion est lente. Ce que tu fais arrive avec du retard.
game-number = Partie { $game } sur { $games }
game-pool = { $count ->
    [0] Pioche vide
   *[other] Pioche { $count }
  }

## Seats

game-seats = Les joueurs à la table
game-you = Toi
game-bot = bot
game-bot-number = { $name } { $number }
game-moves = à son tour de jouer
game-pieces-held = { $count ->
    [one] tuile sur le chevalet
   *[other] tuiles sur le chevalet
  }
game-opened = première pose faite
game-big-turn = { $count } tuiles !
game-big-joker = Joker libéré !
game-not-opened = pas encore de première pose
game-points = { $points } pts
game-away = remplacement
game-not-connected = hors ligne
game-wants-pause = aimerait une pause

## Actions

game-tools = Outils
game-play = Jouer
game-draw = Piocher
game-pass = Passer
game-undo = Annuler
game-redo = Rétablir
game-reset = Recommencer
game-hint = Indice
game-again = Revoir
game-talk = Chat
game-talk-new = { $count ->
    [one] Chat : un nouveau message
   *[other] Chat : { $count } nouveaux messages
  }
game-claim = Paires : redistribuer
game-step-away = Me faire remplacer
game-end = Arrêter ce match
game-end-sure = Appuie encore pour arrêter ; il ne comptera pas
game-ended = Tu as arrêté ce match
game-come-back = Me revoilà
game-pause = Demander une pause
game-pause-agree = D’accord pour une pause
game-pause-no-longer = Retirer ma demande
game-go-on = Reprendre
game-mute = Couper le son
game-unmute = Activer le son
game-sounds = Sons
game-large = Grands textes et grandes tuiles
game-zen = Mode zen
game-zen-end = Quitter le mode zen
game-give-up = Tu vas perdre ce que tu as posé. Appuie encore pour confirmer.
game-penalty = S’il y a une erreur, tout revient en place{ $count ->
    [0] {""}
    [one] , tu pioches { $count } tuile de pénalité
   *[other] , tu pioches { $count } tuiles de pénalité
  } et ton tour est fini. Jouer ce coup ?
game-penalty-back = Revoir la table
game-penalty-silent = Ne plus demander
game-unchecked = Tout sera vérifié quand tu appuieras sur Jouer.
game-verdict-begin = Pose des tuiles sur la table, ou pioche.
game-verdict-begin-pass = Pose des tuiles sur la table, ou passe.
game-nothing-laid = Pose d’abord des tuiles sur la table, ou pioche.
game-nothing-laid-pass = Pose d’abord des tuiles sur la table, ou passe.
game-not-yet = { $name } joue encore. Attends ton tour.
game-opening-first = Ouvre d’abord : pose { $needed ->
    [0] une combinaison de ton chevalet
   *[other] des combinaisons de ton chevalet valant au moins { $needed } points
  }. Ensuite, tu pourras compléter la table.
game-rows-wrong = { $count } combinaisons ne sont pas encore valables. Elles sont signalées.
game-read-all = Tout lire
game-verdict-fine = Tout est bon.
game-verdict-begun = Continue : une combinaison compte au moins trois tuiles.
game-verdict-apart = Mets ces tuiles côte à côte pour former une combinaison.
game-joker-D = Double joker : il remplace deux tuiles voisines de sa combinaison.
game-joker-C = Joker de changement de couleur : après lui, la suite continue dans une autre couleur.
game-joker-M = Joker miroir : les mêmes tuiles se trouvent des deux côtés.
game-opening = { $reached ->
    [yes] Première pose : { $points } points. C’est assez.
   *[no] Première pose : { $points } sur { $needed }
  }

## A plan while others play

game-plan-begin = Prépare ton tour en attendant : pose des tuiles comme si c’était à toi. Personne d’autre ne les voit.
game-plan-yours = Ton plan. Personne d’autre ne le voit.
game-plan-fine = Ton plan est bon. Personne d’autre ne le voit.
game-plan-rated = Ici, seul ce qui convient encore tel quel est gardé.
game-plan-refitted = La table a changé. Dans ton plan, { $pieces } { $count ->
    [one] va
   *[other] vont
  } maintenant ailleurs.
game-plan-no-place = La table a changé. De retour sur ton chevalet, faute de place : { $pieces }.
game-plan-unhelped = La table a changé. De retour sur ton chevalet, car un match classé ne garde que ce qui convient encore : { $pieces }.
game-plan-busy = La table a changé et le serveur est trop occupé pour chercher une autre place. De retour sur ton chevalet : { $pieces }.
game-plan-dropped = La table a changé. Ce que tu voulais modifier est de nouveau comme avant.

## The clock

game-no-clock = Pas de chrono : prends ton temps.
game-clock-seconds = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
  }
game-clock-minutes = { $count ->
    [one] encore { $count } minute
   *[other] encore { $count } minutes
  }
game-clock-hours = { $count ->
    [one] encore { $count } heure
   *[other] encore { $count } heures
  }
game-last-seconds = Encore dix secondes.
game-time-out = Quand le temps est écoulé

## Hints

game-hint-asking = Un coup d’œil à ton chevalet…
game-hint-nothing = Il n’y a rien à poser ce tour-ci.
game-hint-something = Il y a un coup pour toi.
game-hint-most = Le plus que tu puisses poser : { $pieces }.
game-hint-some = Tu peux poser { $pieces }.
game-hint-most-shown = Le plus que tu puisses poser :
game-hint-some-shown = Tu peux poser :
game-hint-which = Quelles tuiles ?
game-hint-how = Montre-moi comment
game-hint-again = Montrer encore
game-hint-lay = Poser ainsi

## The end of a game

game-scores = Feuille de scores
game-player = Nom
game-round-game = { $round }.{ $game }
game-won = gagné
game-total = Total
game-games-won = Gagnées
game-round-total = Manche { $round }
game-left-points = reste { $points }
game-left-nothing = plus rien
game-see-table = Voir la table
game-you-won = Gagné !
game-you-won-match = Tu as gagné le match !
game-won-by = { $winners ->
    [one] { $who } a gagné !
   *[other] Victoire partagée entre { $who }.
  }
game-wants-rematch = veut rejouer
game-not-asked = n’a rien dit encore
game-next-deal = Partie suivante
game-rematch = Rejouer
game-rematch-waits = On attend { $names }.
game-rematch-wanted = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
  }
game-rematch-without = Commencer sans attendre
game-replay = Revoir
game-record-fold = Partie et mélange
game-record = Télécharger la partie
game-verify = Vérifier le mélange
game-verified = { $games ->
    [one] Refait à partir du secret montré après la partie : c’est le même mélange.
   *[other] Les { $games } mélanges, refaits à partir des secrets montrés après les parties, sont les mêmes.
  }
game-verified-here = Ce navigateur a refait le mélange lui-même.
game-verified-there = C’est le serveur qui a refait le mélange : sur cette page, ce navigateur ne peut pas le faire lui-même (il faut https).
game-not-verified = Le mélange refait est différent : ne te fie pas à cette partie.
game-verify-later = Le serveur n’a pas pu vérifier maintenant ; réessaie plus tard.
game-seen-kept = Le serveur a tenu la promesse faite à ce navigateur avant la donne.
game-seen-changed = Le serveur a remplacé ce qu’il avait promis avant la donne, ou le nombre que tu avais ajouté. Ne fais pas confiance à ce serveur.
game-seen-none = Ce navigateur n’a pas vu le match avant la donne : il ne peut pas dire si le serveur a tenu sa promesse.

## Away, back and paused

game-log = Journal
game-drawn-then = { $first }, puis { $last }
game-event-left = { $you ->
    [yes] Tu t’absentes : on joue à ta place.
   *[no] { $who } s’absente : on joue à sa place.
  }
game-event-back = { $you ->
    [yes] Te revoilà.
   *[no] Revoilà { $who }.
  }
game-event-pause-asked = { $you ->
    [yes] Tu demandes une pause.
   *[no] { $who } demande une pause.
  }
game-event-hint = { $you ->
    [yes] Tu demandes un indice.
   *[no] { $who } demande un indice.
  }
game-event-paused = La partie est en pause.
game-event-given-up = { $you ->
    [yes] Tu as arrêté le match.
   *[no] { $who } a arrêté le match.
  }
game-event-pause-ended = { $you ->
    [yes] Tu mets fin à la pause.
   *[no] { $who } met fin à la pause.
  }

## Chat

game-chat = Chat
game-chat-text = Dis quelque chose
game-chat-send = Envoyer
game-chat-heard = { $name } : { $words }
game-chat-about = Mettre en sourdine ou signaler { $name }
game-chat-mute = Mettre { $name } en sourdine
game-chat-muted = Tu ne verras plus ce qu’écrit { $name }.
game-chat-block = Bloquer { $name }
game-chat-blocked = Tu ne verras plus ce qu’écrit { $name }, qui ne peut plus venir à tes tables.
game-chat-report = Signaler { $name }
game-chat-reported = Merci. Les responsables de ce serveur regarderont.
game-chat-reason = Signalé à la table
chat-hello = Bonjour !
chat-good-luck = Bonne chance !
chat-well-played = Bien joué !
chat-thanks = Merci !
chat-sorry = Pardon !
chat-one-moment = Un instant, s’il te plaît.
chat-oops = Oups !
chat-good-game = Belle partie !
chat-again = On rejoue ?
chat-emote-laugh = rire
chat-emote-wow = oh là là
chat-emote-think = réflexion
chat-emote-aw = oh, dommage
chat-emote-phew = ouf
chat-emote-heart = cœur
chat-emote-star = étoile
chat-emote-party = hourra
game-emotes = Réactions

## Keys

game-keys = Touches
game-keys-title = Raccourcis clavier
game-keys-draw = Piocher ou passer
game-keys-play = Finir le tour : jouer
game-keys-clock = Le temps qui reste
game-keys-rack = Ce qu’il y a sur ton chevalet
game-keys-pool = Combien de tuiles dans la pioche
game-keys-last = Ce qui vient de se passer
game-keys-again = Revoir les derniers tours
game-keys-help = Cette liste
game-key-rack = { $count ->
    [one] { $count } tuile sur ton chevalet : { $pieces }.
   *[other] { $count } tuiles sur ton chevalet : { $pieces }.
  }
game-key-pool = { $count ->
    [0] La pioche est vide.
    [one] Une tuile dans la pioche.
   *[other] { $count } tuiles dans la pioche.
  }

## Tips in the first game

game-tip-ok = Compris
game-tip-off = Désactiver les conseils
game-called-start = La partie a commencé à ta table.
game-called-full = Tout le monde est à ta table. Tu peux commencer.
game-called-asks = Quelqu’un demande à rejoindre ta table.
game-called-closed = Ta table a été fermée.
