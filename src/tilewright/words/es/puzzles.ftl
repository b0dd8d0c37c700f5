### Español: los problemas.

puzzle-out = Coloca todo tu soporte en un solo turno.
puzzle-most = Coloca todas las fichas que puedas. Solo una elección es la mejor.
puzzle-open = Abre. Solo una elección de fichas lo consigue.
puzzle-free-joker = Coloca todo tu soporte en un solo turno. Te hará falta un comodín de la mesa.
puzzle-table = Mesa
puzzle-rack = Soporte
puzzle-grade = Dificultad { $grade } de 10, { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
puzzle-empty = vacía
