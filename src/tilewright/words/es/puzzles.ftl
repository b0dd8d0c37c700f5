### Español: los problemas.

puzzle-out = Coloca todo tu soporte en un solo turno.
puzzle-most = Coloca todas las fichas que puedas. Solo una elección es la mejor.
puzzle-open = Abre. Solo una elección de fichas lo consigue.
puzzle-free-joker = Coloca todo tu soporte en un solo turno. Te hará falta un comodín de la mesa.
puzzle-dice-out = Coloca todos tus dados en un solo turno. Habrá que mover dados de la mesa.
puzzle-dice-most = Coloca todos los dados que puedas. Solo una elección es la mejor.
puzzle-dice-free-joker = Coloca todos tus dados en un solo turno. Te hará falta un comodín de la mesa.
puzzle-dice-cross = Coloca todos tus dados en un solo turno. Algunas combinaciones tendrán que cruzarse.
puzzle-table = Mesa
puzzle-rack = Soporte
puzzle-dice = Dados
puzzle-grade = Dificultad { $grade } de 10, { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
puzzle-empty = vacía
