### French: the pages around a game, in the browser.

page-close = Fermer
page-watch = Regarder

## Bots and clocks

page-bot-line = { $bot } · { $strength }
page-strength-1 = très facile
page-strength-2 = facile
page-strength-3 = moyen
page-strength-4 = fort
page-strength-5 = très fort
page-clock-none = Pas d’horloge
page-clock-seconds = { $seconds ->
    [one] { $seconds } seconde par tour
   *[other] { $seconds } secondes par tour
  }
page-clock-minutes = { $minutes ->
    [one] Une minute par tour
   *[other] { $minutes } minutes par tour
  }
page-clock-days = { $days ->
    [one] Un jour pour chaque tour
   *[other] { $days } jours pour chaque tour
  }

## A new table

page-new-title = Une table entre amis
page-new-booklet = À quoi veux-tu jouer ?
page-new-seats = À combien joue-t-on ?
page-new-chair = Place { $number }
page-new-friend = Une personne que j’invite
page-new-clock = Combien de temps peut durer un tour ?
page-new-listed = Tout le monde sur ce serveur peut venir
page-new-watched = Les autres peuvent regarder
page-new-rated = Compte pour le classement
page-new-rated-people = Seules les tables sans robots peuvent être classées.
page-new-rated-means = À une table classée, il n’y a pas d’indices.
page-new-house = Règles maison
page-new-changed = { $count ->
    [one] { $count } changée
   *[other] { $count } changées
  }
page-new-house-why = Toute la table voit ce que tu changes ici.
page-new-open = Ouvrir la table
page-new-next = Tu reçois ensuite le lien à envoyer.

## Tables

page-tables-title = Tables
page-tables-new = Nouvelle table
page-tables-own = Les tiennes
page-tables-back = Aller à la table
page-tables-open = À rejoindre
page-tables-none = Personne n’attend pour l’instant. Ouvre une table, et d’autres pourront venir.
page-tables-played = À regarder
page-tables-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
  }

## Joining by a link

page-join-title = Une invitation pour toi
page-join-lead = Une place t’attend. Dis ton nom et viens t’asseoir.
page-join-there = À la table : { $names }.
page-join-name = Ton nom
page-join-sit = S’asseoir
page-join-guest = Pas besoin de compte.
page-join-full = Toutes les places de cette table sont prises.
page-join-begun = Le match à cette table a commencé.

## The waiting room

page-room-title = Une table
page-room-chairs = Places
page-room-free = Place libre
page-room-you = c’est toi
page-room-listed = ouverte
page-room-by-link = sur invitation
page-room-rated = classée
page-room-house = règles maison
page-room-waiting = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
  }
page-room-full = Tout le monde est là.
page-room-start = Commencer la partie
page-room-host-starts = La personne qui a ouvert la table commence la partie.
page-room-leave = Partir
page-room-close = Fermer la table
page-room-kick = Renvoyer
page-room-kick-who = Renvoyer { $name }
page-room-remove = Retirer
page-room-remove-who = Retirer le robot { $name }
page-room-which = Qui prend les places libres au début ?
page-room-nobody = Personne : elles sont retirées
page-room-add = Ajouter un robot
page-room-ended = Cette table est fermée
page-room-ended-why = On l’a fermée, ou elle n’est pas pour toi.
page-share-title = Inviter les autres
page-share-lead = Envoie ce lien, ou fais viser l’image avec un appareil photo.
page-share-link = Lien
page-share-copy = Copier le lien
page-share-copied = Copié
page-share-local = Ce lien ne marche que sur cet appareil. Pour les téléphones de la maison, démarre le serveur avec --lan et ouvre l’adresse affichée.
page-share-qr = Le lien en code pour un appareil photo

## Oneself

page-me-title = Moi
page-me-name-title = Comment les autres te voient
page-me-name = Nom
page-me-name-kept = Ton nom est enregistré.
page-me-keep = Enregistrer
page-me-account = Compte
page-me-why = Tu joues sans compte sur cet appareil. Avec un compte, tu retrouves tes matchs et ton classement partout.
page-me-sign-up = Créer un compte
page-me-made = Ton compte est créé.
page-me-log-in = Se connecter
page-me-log-out = Se déconnecter
page-me-logged-in = Connexion ouverte : { $login }.
page-me-login = Identifiant
page-me-password = Mot de passe
page-me-password-old = Mot de passe actuel
page-me-password-new = Nouveau mot de passe
page-me-password-change = Changer le mot de passe
page-me-password-ends = Tous tes autres appareils sont déconnectés.
page-me-password-kept = Ton mot de passe est changé.
page-me-ratings = Classement
page-me-rated-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
  }
page-me-history = Tes matchs
page-me-nothing = Tu n’as pas encore joué.
page-me-earlier = Montrer les précédents
page-me-won = Gagné
page-me-won-by = Gagné par { $names }
page-me-unfinished = Pas fini
page-me-replay = Revoir
page-me-record = Télécharger le compte rendu
page-me-go-on = Continuer à jouer
page-me-kept = Ce qui est gardé sur toi
page-me-kept-what = Ton nom, tes réglages, tes matchs et ce que tu as dit aux tables. Rien d’autre, et rien ne va ailleurs.
page-me-export = Tout télécharger
page-me-delete = Me supprimer
page-me-delete-means = Tout ce qui te concerne est supprimé. Dans les matchs des autres, il reste un nom vide. On ne peut pas revenir en arrière.
page-me-delete-sure = Oui, tout supprimer

## Settings

page-settings-title = Réglages
page-settings-language = Langue
page-settings-browser = Comme le navigateur
page-settings-theme = Couleurs
page-settings-theme-auto = Comme l’appareil
page-settings-theme-light = Clair
page-settings-theme-dark = Sombre
page-settings-sorting = Trier mon chevalet
page-settings-sorting-color = Par couleur
page-settings-sorting-number = Par chiffre
page-settings-sorting-own = Mon propre ordre
page-settings-sounds = Sons
page-settings-sounds-means = Un son doux quand c’est ton tour et quand on pose des tuiles.
page-settings-zen = Rien que la table
page-settings-zen-means = Cache tout ce qui entoure la table et le chevalet pendant que tu joues.
page-settings-shunned = Les personnes que tu n’entends pas
page-settings-nobody = Tu entends tout le monde.
page-settings-muted = silence
page-settings-blocked = blocage
page-settings-hear = Entendre à nouveau
page-settings-hear-who = Entendre à nouveau { $name }
page-settings-kept = Gardé tout de suite, et avec toi quand tu te connectes ailleurs.

## A game told again

page-replay-title = Revoir
page-replay-of = { $booklet }, partie { $game }
page-replay-game = Partie
page-replay-racks = Le chevalet montré
page-replay-pool = { $count } dans la pioche
page-replay-back = Un pas en arrière
page-replay-next = Un pas en avant
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-moment = Moment
page-replay-moment-of = { $number } sur { $count }
page-replay-keys = Touches : ← et → pas à pas, Espace pour la lecture.

## Rules

page-rules-title = Règles
page-rules-table = Les règles de cette table
page-rules-others = Livrets
page-rules-marked = Ce qui change d’un livret à l’autre est marqué ; ouvre-le pour voir ce que disent les autres.
page-rules-house = règle maison
page-rules-only = seulement ici
page-rules-for = { $game ->
    [dice] À { $least }, avec { $pieces } dés.
   *[tiles] De { $least } à { $most } joueurs, avec { $pieces } tuiles.
  }
page-rules-short = En bref
page-rules-goal = Pose toutes tes tuiles avant les autres. On les pose en combinaisons de trois ou plus :
page-rules-run = Une suite : une couleur, des chiffres qui se suivent
page-rules-group = Une série : un chiffre, des couleurs différentes
page-rules-joker = Un joker remplace n’importe quelle tuile
page-rules-turn = À ton tour, pose au moins une tuile de ton chevalet, ou pioche. Ta première pose doit valoir assez de points, uniquement avec ton chevalet. Ensuite, tu peux aussi modifier toute la table, du moment qu’il n’y reste que des combinaisons entières.
page-rules-end = Quand quelqu’un pose sa dernière tuile, la partie est finie, et les autres comptent ce qui reste sur leur chevalet.
page-rules-dice-goal = Pose tous tes dés avant l’autre. On les pose en lignes, en travers et vers le bas, comme dans des mots croisés, et chaque ligne de deux ou plus fait partie d’une combinaison : une suite ou une série de trois ou plus.
page-rules-dice-turn = Lance tes dés, puis poses-en autant que tu peux et veux, aussi sur les lignes déjà là ; tu peux déplacer ce qui est posé, du moment qu’il ne reste que des combinaisons entières. Au tour suivant, tu choisis les dés à relancer.
page-rules-dice-end = Qui pose son dernier dé gagne la manche et marque les points qui restent à l’adversaire.
