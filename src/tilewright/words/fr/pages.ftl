### French: the pages around a game, in the browser.

page-close = Fermer
page-watch = Regarder

## Bots and clocks

page-bot-line = { $bot } · { $strength }
page-bot-technical = Nom technique :
page-strength-1 = très facile
page-strength-2 = facile
page-strength-3 = moyen
page-strength-4 = difficile
page-strength-5 = très difficile
page-ladder-title = L’échelle des bots
page-ladder-beaten = Les bots, du plus facile au plus difficile. Tu en as battu { $count } sur { $all }.
page-ladder-tick = battu
page-ladder-add = Ajouter à la table
page-ladder-add-who = Ajouter { $name } à la table
page-clock-none = Sans limite de temps
page-clock-seconds = { $seconds ->
    [one] { $seconds } seconde par tour
   *[other] { $seconds } secondes par tour
  }
page-clock-minutes = { $minutes ->
    [one] Une minute par tour
   *[other] { $minutes } minutes par tour
  }
page-clock-days = { $days ->
    [one] Un jour par tour
   *[other] { $days } jours par tour
  }

## A new table

page-new-title = Une table entre amis
page-new-booklet = À quoi veux-tu jouer ?
page-new-seats = Combien de joueurs ?
page-new-chair = Place { $number }
page-new-friend = Une personne que j’invite
page-new-clock = Combien de temps peut durer un tour ?
page-new-listed = Tout le monde sur ce serveur peut jouer
page-new-watched = Les autres peuvent regarder
page-new-quiet = Une table tranquille
page-new-quiet-means = Pour les enfants et les grands-parents : seulement les personnes qui ont ton lien, pas de messages écrits, pas de spectateurs, pas de classement, de grandes tuiles, et pas de chrono sauf si tu en mets un.
page-new-rated = Compte pour le classement
page-new-rated-people = Seules les tables sans bots peuvent être classées.
page-new-rated-means = À une table classée, il n’y a pas d’indices.
page-new-house = Règles maison
page-new-customize = Personnaliser
page-differs = Ce qui diffère du livret :
page-differs-not = Tout comme dans le livret.
page-new-changed = { $count ->
    [one] { $count } changée
   *[other] { $count } changées
  }
page-new-house-why = Toute la table voit ce que tu changes ici.
page-house-search = Chercher une règle maison
page-house-found = { $count ->
    [0] Rien trouvé. Essaie un autre mot.
    [one] { $count } règle trouvée.
   *[other] { $count } règles trouvées.
  }
page-house-printed = Dans le livret : { $sentence }.
page-new-open = Ouvrir la table
page-new-summary = { $rules } · { $count } joueurs · { $clock }

## Tables

page-tables-title = Tables
page-tables-club = Soirée de club
page-tables-new = Nouvelle table
page-tables-own = Tes tables
page-tables-back = Aller à la table
page-tables-open = Tables à rejoindre
page-tables-none = Personne n’attend pour l’instant. Ouvre une table, et d’autres pourront venir.
page-tables-played = Parties à regarder
page-tables-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
  }

## Joining by a link

page-join-title = Une invitation pour toi
page-join-lead = Une place t’attend. Entre ton nom et installe-toi.
page-join-there = À la table : { $names }.
page-join-host = { $name } t’invite à jouer.
page-join-begun-why = Tu peux regarder, ou demander à { $name } une place pour le prochain match.
page-join-name = Ton nom
page-join-sit = Prendre place
page-join-guest = Pas besoin de compte.
page-join-full = Toutes les places de cette table sont prises.
page-join-begun = Le match à cette table a déjà commencé.

## The waiting room

page-room-title = Table
page-room-chairs = Places
page-room-free = Place libre
page-room-you = c’est toi
page-room-listed = ouverte à tout le monde
page-room-by-link = sur invitation
page-room-rated = classée
page-room-quiet = tranquille
page-room-house = règles maison
page-room-waiting = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
  }
page-room-full = Tout le monde est là.
page-room-sound = Activer le son ? Tu entendras quand c’est ton tour, et cet appareil te préviendra si la page n’est pas visible.
page-room-sound-on = Activer le son
page-room-sound-off = Non, sans son
page-room-start = Commencer la partie
page-room-start-without = Commencer sans { $names }
page-room-host-starts = L’hôte va lancer la partie.
page-room-choose-seat = Choisis une place libre pour jouer.
page-room-no-seat = Toutes les places sont prises. Dès qu’une se libère, tu peux t’asseoir ici.
page-room-leave = Quitter la table
page-room-meanwhile = Jouer contre un bot en attendant
page-room-meanwhile-why = Tu gardes ta place, et on te prévient.
page-room-close = Fermer la table
page-room-kick-who = Renvoyer { $name }
page-room-move = Changer { $name } de place
page-room-move-where = Choisis une place pour { $name }.
page-room-move-here = À cette place : { $name }
page-room-remove-who = Retirer le bot { $name }
page-room-which = Qui prend les places libres au début ?
page-room-nobody = Personne (elles sont retirées)
page-room-starter = Qui commence ?
page-room-add = Ajouter un bot
page-room-ended = Cette table est fermée
page-room-ended-why = L’hôte l’a fermée, ou elle est accessible uniquement sur invitation.
page-room-knock-why = On t’a envoyé cette adresse ? Demande à entrer.
page-room-knock = Demander à entrer
page-room-knocked = Demande envoyée. Si quelqu’un est là et te laisse entrer, la table s’ouvre ici.
page-room-asks = { $name } demande à entrer.
page-room-admit = Laisser entrer
page-room-decline = Pas maintenant
page-handicap-title = Handicap
page-handicap-like-table = Comme la table
page-handicap-opening = Première pose
page-handicap-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-handicap-opens = { $points ->
    [0] première pose avec n’importe quelle combinaison
   *[other] première pose à { $points } points
  }
page-handicap-rack = Tuiles reçues
page-handicap-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
page-handicap-dealt = { $count ->
    [one] reçoit { $count } tuile
   *[other] reçoit { $count } tuiles
  }
page-handicap-time = Temps par tour
page-handicap-hints = Indices
page-handicap-always = toujours
page-handicap-three = trois par partie
page-handicap-never = jamais
page-handicap-hints-three = trois indices par partie
page-handicap-hints-never = pas d’indices
page-handicap-even = Égaliser les chances
page-handicap-even-why = Choisit des handicaps d’après la force mesurée des bots et vos résultats contre eux. Un match avec handicaps n’est pas classé.
page-share-title = Inviter les autres
page-share-lead = Envoie ce lien, ou fais scanner le code.
page-share-link = Lien
page-share-copy = Copier le lien
page-share-copied = Copié
page-share-local = Ce lien ne marche que sur cet appareil. Pour les téléphones de la maison, démarre le serveur avec --lan et ouvre l’adresse affichée.
page-share-qr = Le lien en QR code
page-phones-join = Laisser entrer les téléphones
page-phones-why = Ensuite, toute personne sur le même réseau que cet ordinateur, par exemple ton Wi-Fi, peut ouvrir Tilewright ici et jouer sans compte. Depuis Internet, personne ne le peut. Le même bouton y met fin, et cela s’arrête avec Tilewright.
page-phones-stop = Ne plus laisser entrer les téléphones
page-phones-on = Les téléphones de ton réseau peuvent entrer : { $address }

## Profile

page-me-won = Gagné
page-me-won-by = Gagné par { $names }
page-me-export = Télécharger mes données

## People

page-people-title = Contacts
page-people-why = Cette liste n’est visible que par toi.
page-people-friends = Amis
page-people-met = Vous avez joué ensemble
page-people-none = Personne pour l’instant. Après ton premier match avec d’autres, tu les retrouveras ici.
page-people-here = En ligne
page-people-playing = En train de jouer
page-people-play = Rejouer
page-people-play-with = Rejouer avec { $names }
page-people-ask = Ajouter aux amis
page-people-ask-who = Ajouter { $name } à tes amis
page-people-asked = Demande envoyée
page-people-asks = { $name } t’a envoyé une demande d’ami.
page-people-agree = Accepter
page-people-refuse = Non, merci
page-people-more = Plus d’options pour { $name }
page-people-end = Retirer des amis
page-people-take-back = Annuler la demande
page-people-forget = Retirer de cette liste
page-people-shown = Montrer à mes amis quand je suis en ligne
page-people-shown-means = À côté de ton nom, tes amis voient « En ligne » ou « En train de jouer ». Personne d’autre.
page-people-together = Qui mène ?
page-people-leads = { $name } mène de { $lead }
page-people-leads-you = Tu mènes de { $lead }
page-people-level = À égalité
page-people-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
}
page-people-all = Tous tes contacts
page-people-calls = { $name } te propose de jouer : { $book }
page-people-later = Pas maintenant
page-people-invite = Inviter tes contacts
page-people-invite-who = Inviter { $name }
page-people-called = { $names } { $count ->
    [one] a reçu ton invitation.
   *[other] ont reçu ton invitation.
}
page-people-cannot = { $names } ne peut pas jouer pour le moment.

## Rules

page-rules-title = Règles
page-rules-table = Les règles de cette table
page-rules-others = Livrets
page-rules-house = règle maison
page-rules-only = seulement ici
page-rules-for = { $game ->
    [dice] À { $least }, avec { $pieces } dés.
   *[tiles] De { $least } à { $most } joueurs, avec { $pieces } tuiles.
  }
page-rules-contents = Dans ces pages
page-rules-fine = En petits caractères
page-rules-fine-why = Chaque règle en détail, avec son origine. Ce qui change d’un livret à l’autre est marqué ; ouvre une règle pour comparer.
page-rules-elsewhere = Autres livrets
page-rules-right = Juste
page-rules-wrong = Faux
page-rules-adds = Tu poses
page-rules-then = Ensuite

## Puzzles, games and turns, wherever they are named

page-home-deal = Donne du jour
page-home-deal-why = Tout le monde reçoit les mêmes tuiles contre les mêmes bots. Une partie, un essai, sans indices.
page-daily = Énigme du jour
page-daily-streak = { $count ->
    [0] Résous-la pour lancer le compteur de jours.
    [one] Un jour réussi. Reviens demain !
   *[other] { $count } jours d’affilée.
  }
page-mistakes = Tes propres erreurs
page-mistakes-to-do = { $count ->
    [one] { $count } coup manqué attend ta solution.
   *[other] { $count } coups manqués attendent ta solution.
}
page-daily-figures = { $count ->
    [0] Personne ne l’a encore résolue.
    [one] Une personne l’a résolue.
   *[other] { $count } personnes l’ont résolue.
  }
page-daily-median = La moitié a mis { $time } ou moins.
page-review = Bilan
page-remove = Retirer
