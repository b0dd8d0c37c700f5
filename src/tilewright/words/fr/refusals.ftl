### French: what a server refuses, in sentences for people.

## Tables

refused-no-such-table = Cette table n’existe pas, ou l’invitation n’est plus valable.
refused-no-such-lesson = Cet exercice n’existe pas.
refused-sent-away = L’hôte t’a fait quitter cette table.
refused-table-full = Toutes les places de cette table sont prises.
refused-chair-taken = Cette place n’est pas libre.
refused-not-at-table = Tu n’es pas à cette table.
refused-host-stays = On ne peut pas renvoyer l’hôte : pars, ou ferme la table.
refused-nobody-there = Personne avec cet identifiant n’est à cette table.
refused-no-such-code = Ce code n’est pas bon ou a expiré. Regarde le grand écran.
refused-nobody-sits = Quelqu’un doit d’abord prendre place.
refused-no-home-network = Cet ordinateur n’est pas sur un réseau que les téléphones peuvent joindre. Connecte-le au Wi-Fi et réessaie.
refused-public-network = L’adresse de cet ordinateur, { $address }, est joignable depuis Internet : d’autres que ta famille pourraient donc entrer. Si c’est ce que tu veux, démarre le serveur avec --lan.
refused-not-owner = Seul le propriétaire de ce serveur peut faire cela, sur l’ordinateur où il tourne.
refused-seat-needs-invitation = Tu ne peux pas installer quelqu’un d’autre. Ouvre une table et envoie l’invitation.
refused-no-such-chair = Cette table a les places 0 à { $last }.
refused-player-there = Quelqu’un est déjà assis là.
refused-host-only = C’est réservé à l’hôte de la table.
refused-table-closed = Cette table est fermée.
refused-match-begun = Le match à cette table a déjà commencé.
refused-match-going-on = Le match à cette table n’est pas fini.
refused-rated-bots = Une table classée se joue entre personnes, sans bots.
refused-rated-handicaps = Dans un match classé, tout le monde joue selon les mêmes règles, sans handicaps.
refused-quiet-chat = À une table tranquille, il n’y a que des réactions et des phrases toutes faites.
refused-handicap-time = Cette table n’a pas de chrono : personne ne peut avoir son propre temps.
refused-not-your-talk = Seules les personnes à la table peuvent utiliser son chat.

## Tournois

refused-no-such-tournament = Ce tournoi n’existe pas, ou le lien n’est plus valable.
refused-organiser-only = Seule la personne qui organise peut faire cela.
refused-no-such-round = Cette manche ou cette table n’existe pas.
refused-results-missing =
    { $count ->
        [one] Une table n’a pas encore de résultat confirmé.
       *[other] { $count } tables n’ont pas encore de résultat confirmé.
    }
refused-tournament-over = Ce tournoi est terminé.
refused-joining-closed = Il n’est plus possible de rejoindre ce tournoi.
refused-too-many-people = Un tournoi compte au plus { $most } personnes.
refused-no-device = Quelqu’un à cette table n’a pas d’appareil : elle ne peut pas jouer sur écran.
refused-result-stands = Ce résultat est acquis. Seule la personne qui organise peut le modifier.
refused-table-done = Cette table a déjà son résultat.
refused-nothing-to-confirm = Vous ne pouvez confirmer qu’un résultat saisi par quelqu’un d’autre à votre table.
refused-points = Saisissez les points des { $count } personnes.
refused-tournament-moved = D’autres ont modifié ce tournoi au même moment. Réessayez.
refused-too-many-changes = Il y a déjà eu trop de changements ici. Demandez à la personne qui organise de le faire.
refused-tournament-full = Il y a eu trop de changements dans ce tournoi. Commencez-en un autre.
refused-round-going-on = L’enregistrement sera visible quand toutes les tables de cette manche auront fini.
refused-no-sheet = Il n’y a de feuille de donne que pour les vraies tables d’un tournoi en duplicate.
refused-deal-known = Vous pouvez voir les feuilles de donne : votre propre table ne peut plus passer sur écran pendant cette manche.
refused-unclear-game = Certaines valeurs sont égales. Saisissez aussi le nombre de tuiles.

## Matches

refused-no-such-match = Le match { $match } n’existe pas.
refused-no-seat = Seules les personnes qui jouent ce match peuvent faire cela.
refused-not-begun = Le match n’a pas commencé : il manque encore du monde.
refused-not-your-turn = Ce n’est pas à toi de jouer.
refused-stale = Le match a avancé : regarde à nouveau.
refused-paused = Le match est en pause : reprends-le d’abord.
refused-match-over = Le match est fini.
refused-nothing-to-undo = Il n’y a pas de tour à annuler.
refused-away-already = Quelqu’un te remplace déjà.
refused-back-already = Tu joues déjà toi-même.
refused-pause-asked = La pause a déjà été demandée.
refused-no-pause = Il n’y a pas de pause à terminer.
refused-others-play = D’autres jouent aussi dans ce match : tu ne peux pas le terminer à leur place.
refused-no-curtain = Personne n’attend derrière ce rideau.
refused-person-twice = La même personne ne peut pas occuper deux places.
refused-one-device = À une table, chacun joue sur son propre appareil : elle ne peut pas se jouer sur un seul.
refused-no-hints = Pas d’indices dans un match classé, ni quand d’autres jouent la même donne.
refused-seat-no-hints = Tu joues ce match sans indices.
refused-unchecked-hints = Pas d’indices dans ce match : rien n’est vérifié avant la fin de ton tour.
refused-hints-taken = Tu as déjà utilisé tes trois indices dans cette partie.
refused-rated-position = Cela vient d’un match en cours, classé ou avec la même donne pour tous. Tu pourras l’analyser quand il sera terminé.
refused-too-long-to-review = Ce match est trop long pour un bilan.
refused-no-such-puzzle = Cette énigme n’existe pas.
refused-no-such-rush = Ce sprint n’existe pas, ou tu en as commencé un autre depuis.
refused-rush-answered = Tu as déjà répondu à cette énigme.
refused-rush-puzzle = Quelqu’un de ton réseau résout cette énigme dans un sprint. Reviens dans trois minutes.
refused-not-on-rack = Il n’y a pas de { $piece } sur le chevalet.
refused-not-playable = Ces tuiles ne peuvent pas être posées ici.
refused-empty-rack = Mets au moins une tuile sur le chevalet.
refused-too-few-tiles = Il reste trop peu de tuiles pour autant de joueurs.
refused-no-such-game = Cette partie d’entraînement ne peut pas continuer. Recommence-la.
refused-too-many-pieces = Une image montre au plus { $most } tuiles.
refused-no-game-over = Aucune partie de ce match n’est encore finie.
refused-game-not-over = Cette partie n’est pas encore finie.

## People

refused-log-in = Connecte-toi d’abord.
refused-no-such-player = Cette personne n’existe pas.
refused-login-taken = Cet identifiant est pris, ou tu as déjà un compte.
refused-no-desk = Il n’y a rien ici.
refused-not-there = Cela n’existe plus.
refused-no-network = Un réseau est une adresse IP, comme 192.0.2.7, ou un /64 ou /48 en IPv6.
refused-too-many-bans = Il y a { $most } bannissements. Lèves-en un d’abord.
refused-ban-oneself = Tu ne peux pas te bannir, ni bannir ton propre réseau.
refused-shun-oneself = Tu ne peux pas te mettre toi-même en sourdine ni te bloquer.
refused-ban = { $reason ->
    [insults] L’administration bloque ton accès à ce serveur jusqu’au { $until } UTC, pour insultes envers d’autres personnes.
    [cheating] L’administration bloque ton accès à ce serveur jusqu’au { $until } UTC, pour triche.
    [spam] L’administration bloque ton accès à ce serveur jusqu’au { $until } UTC, pour spam.
    [name] L’administration bloque ton accès à ce serveur jusqu’au { $until } UTC, à cause de ton nom.
   *[other] L’administration bloque ton accès à ce serveur jusqu’au { $until } UTC, à cause de ton comportement.
}
refused-ban-for-ever = { $reason ->
    [insults] L’administration bloque définitivement ton accès à ce serveur, pour insultes envers d’autres personnes.
    [cheating] L’administration bloque définitivement ton accès à ce serveur, pour triche.
    [spam] L’administration bloque définitivement ton accès à ce serveur, pour spam.
    [name] L’administration bloque définitivement ton accès à ce serveur, à cause de ton nom.
   *[other] L’administration bloque définitivement ton accès à ce serveur, à cause de ton comportement.
}
refused-mute = { $reason ->
    [insults] L’administration a coupé ton chat jusqu’au { $until } UTC, pour insultes envers d’autres personnes.
    [cheating] L’administration a coupé ton chat jusqu’au { $until } UTC, pour triche.
    [spam] L’administration a coupé ton chat jusqu’au { $until } UTC, pour spam.
    [name] L’administration a coupé ton chat jusqu’au { $until } UTC, à cause de ton nom.
   *[other] L’administration a coupé ton chat jusqu’au { $until } UTC, à cause de ton comportement.
}
refused-mute-for-ever = { $reason ->
    [insults] L’administration a coupé définitivement ton chat, pour insultes envers d’autres personnes.
    [cheating] L’administration a coupé définitivement ton chat, pour triche.
    [spam] L’administration a coupé définitivement ton chat, pour spam.
    [name] L’administration a coupé définitivement ton chat, à cause de ton nom.
   *[other] L’administration a coupé définitivement ton chat, à cause de ton comportement.
}
refused-wrong-password = Identifiant ou mot de passe incorrect.
refused-unproved = Confirme avec ton mot de passe ou une clé d’accès, ou déconnecte-toi et reconnecte-toi.
refused-wrong-code = Identifiant ou code de récupération incorrect.
refused-wrong-link = Ce lien a déjà servi ou a expiré. Demandes-en un autre.
refused-wrong-passkey = Cette clé d’accès n’est pas connue ici, ou l’opération a pris trop de temps. Réessaie.
refused-last-way-in = C’est le seul accès à ton compte. Définis d’abord un mot de passe ou ajoute une autre clé d’accès.
refused-too-many-passkeys = Tu as { $most } clés d’accès. Supprimes-en une d’abord.
refused-too-often-mails = Trop d’e-mails. Attends une heure.
refused-no-mail = Ce serveur n’envoie pas d’e-mails.
refused-mail-address = Ce n’est pas une adresse e-mail.
refused-no-such-device = Cet appareil est déjà déconnecté.
refused-password-length = Un mot de passe a de { $shortest } à { $longest } caractères.
refused-nothing-to-read = { $what ->
    [name] Le nom ne peut pas
    [login] L’identifiant ne peut pas
    [line] Le message ne peut pas
   *[report] Le signalement ne peut pas
  } être vide.
refused-text-too-long = { $what ->
    [name] Ce nom
    [login] Cet identifiant
    [line] Ce message
   *[report] Ce signalement
  } est trop long : de 1 à { $most } caractères.

## Limits and outages

refused-too-often-commands = Trop de coups. Attends quelques secondes.
refused-too-often-socket = Trop de messages sur cette connexion. Attends quelques secondes.
refused-too-often-messages = Trop de messages. Attends quelques secondes.
refused-too-often-address = Trop de messages depuis cette adresse. Attends quelques secondes.
refused-too-often-guests = Trop de nouveaux invités depuis cette adresse. Attends quelques minutes.
refused-too-often-matches = Trop de nouveaux matchs. Attends quelques minutes.
refused-too-often-passwords = Trop d’essais. Attends quelques minutes.
refused-too-often-accounts = Trop de tentatives de connexion à ce compte. Utilise un appareil qui t’a déjà servi à te connecter, ou attends une heure.
refused-too-often-address_passwords = Trop d’essais depuis ton réseau. Attends quelques minutes.
refused-too-often-chat = Tu écris trop vite. Attends quelques secondes.
refused-too-often-tables = Trop de modifications de tables. Attends quelques minutes.
refused-too-often-calls = Tu as invité beaucoup de monde. Attends quelques minutes.
refused-too-often-analyses = Trop d’analyses. Attends une minute.
refused-too-often-replays = Trop de parties revues. Attends une minute.
refused-too-often-address_replays = Trop de parties revues depuis cette adresse. Attends une minute.
refused-too-often-address_tries = Trop d’énigmes depuis cette adresse. Attends une heure.
refused-too-often-page_errors = Trop de signalements depuis cette adresse. Attends dix minutes.
refused-too-often-processor = Trop de demandes depuis cet appareil ou son réseau. Attends un peu.
refused-too-often-sign_ups = Trop de nouveaux comptes depuis ton réseau. Attends une heure.
refused-too-many-matches = Tu as déjà { $most } matchs en cours. Finis-en un d’abord.
refused-too-many-matches-here = Trop de matchs sont en cours depuis ton réseau. Réessaie plus tard.
refused-too-many-tables = Tu as déjà { $most } tables ouvertes. Ferme ou lance-en une d’abord.
refused-too-many-shunned = Tu as déjà mis en sourdine ou bloqué { $most } personnes. Retires-en une d’abord.
refused-too-many-friends = Pas plus de { $most } amis et demandes. Retires-en d’abord.
refused-too-many-tables-here = Trop de tables sont ouvertes depuis ton réseau. Réessaie plus tard.
refused-stored-player = Tu as atteint la limite quotidienne de ce serveur pour une personne. Réessaie demain.
refused-stored-here = Ton réseau a atteint la limite quotidienne de ce serveur. Réessaie demain.
refused-too-often-sockets = Trop de connexions ouvertes. Ferme une autre fenêtre du jeu.
refused-busy = Trop d’analyses attendent déjà : réessaie dans un instant.
refused-too-slow = L’analyse a duré plus de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
refused-no-database = Le serveur n’a pas accès à ses données pour l’instant : réessaie.
refused-needs-server = Il faut un serveur pour cela. Ici, tu peux jouer contre des bots, apprendre, résoudre des énigmes et analyser.
refused-no-space = Cet appareil n’a plus de place pour enregistrer la partie : rien n’a été changé. Libère de l’espace et réessaie.
refused-other-version = Ce match a été enregistré avec une autre version et ne peut pas être ouvert ici. Il reste dans ton export.
refused-contradictory = Ce match ne peut pas être ouvert : ses données enregistrées se contredisent. Il reste dans ton export.
refused-not-an-export = Ce fichier n’est pas un export de Tilewright.
