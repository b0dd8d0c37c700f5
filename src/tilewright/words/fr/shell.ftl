### French: home page and the frame of every page, in the browser.

shell-name = Tilewright
shell-title = { $page } · Tilewright
shell-skip = Aller au contenu
shell-nav = Menu principal
shell-home = Accueil
shell-door-play = Jouer
shell-door-learn = Apprendre
shell-door-puzzles = Énigmes
shell-door-study = Analyse
shell-me = Profil
shell-settings = Réglages
shell-theme = Mode sombre
shell-guest = Invité

## Errors

shell-unreachable = Le serveur ne répond pas. Es-tu en ligne ?
shell-offline = Tu es hors ligne. La table t’attend, et ce que tu étais en train de poser est gardé.
shell-refused = Le serveur n’a pas pu faire cela.
shell-missing = Cette page n’existe pas
shell-missing-why = L’adresse est peut-être mal tapée, ou la table est fermée.
shell-failed = La page n’a pas pu être chargée
shell-failed-why = La connexion est peut-être coupée, ou il y a une nouvelle version.
shell-again = Réessayer
shell-retrying = Cette page continue d’essayer toute seule.
shell-trouble = Quelque chose n’a pas marché sur cette page. Ce que tu as posé est gardé.
shell-part-missing = Une partie de cette page n’a pas pu être chargée.

## Home

shell-home-title = Une table pour toute la famille
shell-home-lead = Pose des suites et des séries, modifie celles de la table et vide ton chevalet en premier.
shell-play = Jouer
shell-choice = { $book } · { $bots }
shell-booklet = Règles
shell-bot = Contre
shell-others = Combien d’adversaires
shell-company = { $bot } vient avec { $others } : des bots à peu près de même force.
shell-manner = { $bot } : { $manner }.
shell-ready = On fait une partie ?
shell-continue = Continuer
shell-teach = Apprends-moi à jouer
shell-lesson-next = Exercice suivant
shell-first-row = { $count ->
    [3] Pose ta première suite : touche les trois tuiles rouges.
    [one] Encore une.
   *[other] Et la suivante.
  }
shell-first-row-done = C’est une suite ! On joue pour de vrai ?
shell-puzzle-solved = Résolue.
shell-last = Ton dernier match
shell-last-missed = { $kind ->
    [out] Tu aurais pu finir au coup { $turn }.
    [open] Tu aurais pu ouvrir au coup { $turn }.
    [free_joker] Tu aurais pu libérer un joker au coup { $turn }.
   *[other] Tu aurais pu poser plus de tuiles au coup { $turn }.
  }
shell-going-on = Continuer à jouer
shell-against = contre { $names }
shell-waiting = pas encore commencé
shell-ways = Autres façons de jouer
shell-device = Jouer sur un seul appareil
shell-device-why = Faites-le passer : tout le monde joue sur cet écran.
shell-screen = Utiliser comme grand écran
shell-screen-why = Pour une télé ou une tablette : la table ici, les tuiles sur vos téléphones.
shell-friends = Jouer entre amis
shell-friends-why = Choisis les règles, envoie un lien, et à table.
shell-tables-open = Tables ouvertes
shell-tables-why = Rejoins-en une, ou regarde jouer les autres.
shell-tables-now = { $free ->
    [0] { $watched ->
        [one] { $watched } partie à regarder.
       *[other] { $watched } parties à regarder.
      }
    [one] Une table à rejoindre.
   *[other] { $free } tables à rejoindre.
  }
shell-rules = Les règles
shell-rules-why = Ce qu’on peut faire, et ce qui change d’un livret à l’autre.
shell-language = Langue
shell-foot = Gratuit, open source et sans publicité.
shell-banned = Tu ne peux pas jouer ici en ce moment
shell-desk = Administration
