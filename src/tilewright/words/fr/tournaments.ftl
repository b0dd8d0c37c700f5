### Français : une soirée de club.

club-lead = Une soirée pour 2 à 200 personnes, sur écrans et à de vraies tables.
club-invited = Tu as une invitation ? Ouvre le lien reçu, ou scanne le code sur place.
club-mine = Tes soirées
club-name = Nom de la soirée
club-kind = Qui rencontre qui
club-kind-swiss = Système suisse
club-kind-swiss-means = Ceux qui ont des scores proches se rencontrent.
club-kind-evening = Tables mélangées
club-kind-evening-means = Chacun rencontre le plus de personnes différentes possible.
club-kind-round-robin = Toutes les rencontres
club-kind-knockout = Élimination
club-kind-knockout-means = Le gagnant de chaque table continue.
club-seats = Personnes par table
club-rounds = Manches
club-groups = D’abord des manches pour tous
club-minutes = Minutes par manche (0 : sans horloge)
club-where = Où l’on joue
club-where-screens = Sur écran, si tout le monde à la table a un appareil
club-where-tables = À de vraies tables
club-open = Ouvrir la soirée
club-join = Participer
club-joined = Tu participes. La première manche commence bientôt.
club-people =
    { $count ->
        [one] Une personne
       *[other] { $count } personnes
    }
club-names = Personnes sans appareil, un nom par ligne
club-add = Ajouter
club-away = Absent
club-away-who = { $name } s’en va
club-back = De retour
club-back-who = { $name } est de retour
club-round = Manche { $number } sur { $count }
club-look = Voir la manche
club-waiting = La première manche n’a pas commencé.
club-begin = Commencer la manche { $number }
club-few = Il faut au moins deux personnes pour une manche.
club-open-tables =
    { $count ->
        [one] Une table joue encore.
       *[other] { $count } tables jouent encore.
    }
club-undo = Annuler la manche { $number }
club-sure = Appuie encore pour confirmer
club-table = Table { $number }
club-tables = Tables
club-byes = Au repos : { $names }
club-you-bye = Vous êtes au repos pendant cette manche.
club-first = { $name } commence.
club-play = Aller à ta table
club-by = Qui es-tu ?
club-entered = { $name } a saisi ce résultat.
club-right = C’est juste
club-wrong = C’est faux
club-waits = Une deuxième personne doit confirmer
club-stands = Confirmé
club-disputed = Désaccord : l’organisation décide
club-send = Envoyer le résultat
club-change = Saisir le résultat
club-save = Enregistrer
club-to-table = Jouer à une vraie table
club-to-screens = Jouer sur écran
club-standing = Classement
club-place = Rang
club-who = Nom
club-points = Points
club-won = Gagné
club-wall = Afficher au projecteur
club-cards = Cartes des tables
club-cards-why = Pose une carte sur chaque vraie table. En la scannant, on saisit le résultat de la table pour les personnes sans appareil.
club-print = Imprimer
club-scan = Scanne pour saisir le résultat
club-to-evening = Retour à la soirée
club-export = Enregistrer toutes les manches
club-delete = Supprimer la soirée
club-end = Terminer la soirée
club-continue = Reprendre la soirée
club-close-doors = Fermer les inscriptions
club-open-doors = Ouvrir les inscriptions
club-over = La soirée est terminée.
club-duplicate = Les mêmes tuiles à chaque table (duplicate)
club-duplicate-means = Chaque place est comparée à la même place aux autres tables. C’est le plus juste à deux par table.
club-percent = Score
club-promise = Les donnes de toutes les manches sont fixées
club-promise-means = Cette empreinte les garantit : elle était là avant la première manche, et personne ne peut changer une donne sans changer l’empreinte. Copie-la ou prends-la en photo maintenant. Chaque participant ajoute aussi un nombre aléatoire : personne ne pouvait donc choisir les donnes à l’avance.
club-sheet-known = Aux vraies tables, la personne qui organise peut voir les donnes à l’avance.
club-dealt = Comment la manche { $number } a été distribuée
club-dealt-means = Les tuiles de la manche découlent de ce secret et des nombres aléatoires des joueurs. Enregistre-les, avec la partie téléchargée d’une table sur écran : « tilewright verify PARTIE --round FICHIER » montre que ses tuiles en proviennent, comme promis.
club-dealt-kept = Vérifié par cet appareil : le secret est bien celui qui était promis.
club-dealt-broken = Le secret n’est pas celui qui était promis. Ne te fie pas à cette manche.
club-secret = Secret
club-dealt-save = Enregistrer le secret et les nombres
club-sheet = Feuille de donne pour { $count } joueurs
club-sheet-you = Une feuille de donne montre aussi tes propres tuiles de cette manche. Demande à quelqu’un qui ne joue pas de l’imprimer et de préparer les tuiles.
club-sheet-early = Une feuille de donne montre aussi tes propres tuiles de cette manche. Tu pourras l’ouvrir quand ta table sur écran aura fini.
