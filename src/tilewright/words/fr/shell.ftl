### French: home, and what stands around every page, in the browser.

shell-name = Tilewright
shell-title = { $page } · Tilewright
shell-skip = Aller à la page
shell-nav = Pages
shell-home = Accueil
shell-tables = Tables
shell-me = Moi
shell-settings = Réglages
shell-theme = Couleurs sombres
shell-guest = Invité

## What goes wrong

shell-unreachable = Le serveur ne répond pas. Es-tu en ligne ?
shell-refused = Le serveur n’a pas pu le faire.
shell-missing = Cette page n’existe pas
shell-missing-why = L’adresse est peut-être mal tapée, ou la table est fermée.
shell-failed = La page n’a pas pu être chargée
shell-failed-why = La connexion est peut-être coupée, ou il y a une nouvelle version.
shell-again = Réessayer

## Home

shell-home-title = Une table pour toute la famille
shell-home-lead = Pose des suites et des séries, modifie la table et vide ton chevalet en premier.
shell-language = Langue
