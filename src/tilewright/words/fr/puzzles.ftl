### Français : les problèmes.

puzzle-out = Pose toutes tes tuiles en un seul tour.
puzzle-most = Pose le plus de tuiles possible. Il n’y a qu’une seule meilleure solution.
puzzle-open = Fais ta première pose. Un seul choix de tuiles le permet.
puzzle-free-joker = Pose toutes tes tuiles en un seul tour. Il te faudra un joker de la table.
puzzle-dice-out = Pose tous tes dés en un seul tour. Des dés de la grille doivent bouger.
puzzle-dice-most = Pose le plus de dés possible. Il n’y a qu’une seule meilleure solution.
puzzle-dice-free-joker = Pose tous tes dés en un seul tour. Il te faudra un joker de la grille.
puzzle-dice-cross = Pose tous tes dés en un seul tour. Des combinaisons doivent se croiser.
puzzle-table = Table
puzzle-rack = Chevalet
puzzle-dice = Dés
puzzle-grade = Difficulté { $grade } sur 10, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
puzzle-empty = vide
