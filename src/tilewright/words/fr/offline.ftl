### French: what only those load who play without a server, or may want to.

offline-loading = Le jeu se prépare.
offline-first = La première fois, il charge environ 9 Mo.
offline-elsewhere = Le jeu est ouvert dans un autre onglet. Ferme-le pour jouer ici.
offline-here = Continuer ici
offline-insecure = Ici, le jeu ne peut pas être enregistré de façon sûre. Ouvre cette page en https.
offline-failed = Le jeu s’est arrêté. Tout est enregistré jusqu’ici : recharge la page.
offline-own-rules = Jouer avec tes propres règles
offline-own-rules-why = Choisis le livret, les bots et les règles maison.
offline-kept = Ton nom, tes réglages et tes matchs sont enregistrés dans ce navigateur et nulle part ailleurs. Effacer ses données les supprime : télécharge-les de temps en temps.
offline-delete = Ton nom, tes réglages et tous tes matchs sur cet appareil seront supprimés. C’est définitif.
offline-restore = Restaurer depuis un fichier
offline-restored = Restauré.
offline-offer = Rendre disponible hors ligne ({ $size } Mo)
offline-offer-why = Tu pourras alors jouer contre des bots, apprendre et résoudre des énigmes sans connexion. Les parties commencées hors ligne restent sur cet appareil.
offline-offer-waiting = Le chargement commencera dès que le serveur répondra.
offline-offer-loading = Chargement…
offline-offer-failed = Le chargement a échoué. Réessaie.
offline-available = Disponible hors ligne sur cet appareil.
offline-games = Parties sur cet appareil
offline-games-why = Ce que tu as commencé sans connexion continue ici.
offline-away = Pas de connexion : tu joues sur cet appareil.
offline-others = Jouer avec d’autres
offline-others-why = Les amis, les tables et ton compte sont sur le serveur.
offline-people = Il faut un serveur pour cela
offline-server = Aller au serveur
