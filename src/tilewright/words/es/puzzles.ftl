### Español: los problemas.

puzzle-out = Pon todas tus fichas en un solo turno.
puzzle-most = Pon todas las fichas que puedas. Solo hay una solución óptima.
puzzle-open = Haz tu apertura. Solo hay una selección de fichas que lo permite.
puzzle-free-joker = Pon todas tus fichas en un solo turno. Te hará falta un comodín de la mesa.
puzzle-dice-out = Pon todos tus dados en un solo turno. Habrá que mover dados del tablero.
puzzle-dice-most = Pon todos los dados que puedas. Solo hay una solución óptima.
puzzle-dice-free-joker = Pon todos tus dados en un solo turno. Te hará falta un comodín del tablero.
puzzle-dice-cross = Pon todos tus dados en un solo turno. Algunas combinaciones tendrán que cruzarse.
puzzle-table = Mesa
puzzle-rack = Soporte
puzzle-dice = Dados
puzzle-grade = Dificultad { $grade } de 10, { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
puzzle-empty = vacía
