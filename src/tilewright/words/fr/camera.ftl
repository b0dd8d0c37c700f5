### Français : photos de vraies tuiles, dans le navigateur.

## Prendre une photo

camera-title = Photo
camera-title-table = La table
camera-title-before = La table avant le tour
camera-title-after = La table après le tour
camera-title-rack = Le chevalet
camera-take = Prendre une photo
camera-choose = Choisir une photo
camera-shoot = Déclencher
camera-private = La photo reste sur cet appareil : elle est lue ici et jamais envoyée. La première fois, 3 Mo sont chargés pour cela. Le mieux est une lumière régulière et des tuiles qui remplissent l’image. Les jokers de Twist et les dés ne sont connus que par des dessins : vérifie-les bien.
camera-insecure = Cette page n’a pas de connexion sécurisée et ne peut pas montrer d’image en direct. Prends la photo avec l’appareil du téléphone ou choisis-en une. Elle reste sur cet appareil : elle est lue ici et jamais envoyée.
camera-not-allowed = Le navigateur n’a pas accès à l’appareil photo. Autorise-le dans ses réglages pour cette page, ou choisis une photo.
camera-none = Aucun appareil photo trouvé, ou une autre application l’utilise. Choisis plutôt une photo.
camera-live = Ce que voit l’appareil photo
camera-aim = Remplis le cadre avec les tuiles
camera-found = { $count ->
    [one] { $count } tuile visible
   *[other] { $count } tuiles visibles
  }
camera-reading = Lecture de la photo…
camera-failed-load = La partie qui lit les photos n’a pas pu être chargée. La première fois, il faut une connexion ; réessaie ensuite.
camera-failed-read = La photo ne peut pas être lue sur cet appareil : elle est abîmée, ou la mémoire manque.
camera-damaged = Ce n’est pas une image que le navigateur sait ouvrir, ou elle est abîmée. Choisis un fichier JPEG, PNG ou WebP.
camera-too-large = Le fichier est trop gros : une photo fait au plus { $most } Mo.
camera-too-many-pixels = L’image est trop grande : une photo a au plus { $most } mégapixels.
camera-same-photo = La table et le chevalet sont sur cette photo

## Corriger ce qui a été trouvé

camera-check = { $count ->
    [one] { $count } tuile trouvée
   *[other] { $count } tuiles trouvées
  }, { $doubtful ->
    [0] aucun doute. Touche une tuile pour la corriger, ou un endroit pour en ajouter une.
    [one] { $doubtful } à vérifier. Touche une tuile pour la corriger, ou un endroit pour en ajouter une.
   *[other] { $doubtful } à vérifier. Touche une tuile pour la corriger, ou un endroit pour en ajouter une.
  }
camera-nothing = Aucune tuile trouvée. Touche l’endroit où il y en a une, ou prends une photo de plus près.
camera-photo = { $count ->
    [one] La photo avec { $count } tuile
   *[other] La photo avec { $count } tuiles
  }
camera-zoom = Agrandir
camera-tile = Cette tuile
camera-read-as = Lue comme { $piece }.
camera-doubt-unsure = On la distingue mal.
camera-doubt-count = La boîte n’en contient pas autant.
camera-doubt-row = Lue autrement, la rangée serait une combinaison.
camera-doubt-new = Quelle tuile est ici ?
camera-doubtful = à vérifier
camera-instead = Ce peut être
camera-right = C’est juste
camera-no-tile = Pas une tuile
camera-leave = Laisser
camera-now = Maintenant { $piece }.
camera-colors = Couleurs de cette photo
camera-swap = Échanger { $one } et { $other }
camera-swap-lead = Deux couleurs inversées ? Une touche les échange :
camera-swapped = { $one } et { $other } sont échangés.
camera-jokers-ours = Voici nos jokers
camera-jokers-found = { $count ->
    [0] Retenu sur cet appareil. Aucune autre tuile de cette photo ne leur ressemble.
    [one] Retenu sur cet appareil. Un autre joker a été trouvé.
   *[other] Retenu sur cet appareil. { $count } autres jokers ont été trouvés.
}
camera-jokers-known = { $count ->
    [one] Cet appareil connaît un de tes jokers.
   *[other] Cet appareil connaît { $count } de tes jokers.
}
camera-jokers-forget = Les oublier
camera-jokers-forgotten = Tes jokers sont oubliés.
camera-list = En liste
camera-add = Ajouter une tuile
camera-done = Tout est juste
camera-again = Une autre photo

## À quoi sert la photo

camera-back = Revenir à la correction
camera-judging = Vérification…
camera-verdict = { $wrong ->
    [0] Toutes les combinaisons sont valables.
    [one] { $wrong } combinaison sur { $count } n’est pas valable.
   *[other] { $wrong } combinaisons sur { $count } ne sont pas valables.
  }
camera-to-board = Ouvrir sur le plateau
camera-whose = À qui est ce chevalet ?
camera-several = Plusieurs chevalets sur cette photo
camera-whose-row = À qui est la ligne { $number } ?
camera-nobody = À personne
camera-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
camera-next-rack = Chevalet suivant
camera-to-card = Mettre sur la feuille de scores
camera-own-row = C’est le chevalet
camera-step-before = Étape précédente
camera-step-after = Étape suivante
camera-to-analysis = Ouvrir dans l’analyse
