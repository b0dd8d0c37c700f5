### Português: os desafios.

puzzle-out = Coloque todas as peças do seu suporte em um só turno.
puzzle-most = Coloque o máximo de peças. Só uma escolha é a melhor.
puzzle-open = Abra o jogo. Só uma escolha de peças consegue.
puzzle-free-joker = Coloque todas as peças do seu suporte em um só turno. Você vai precisar de um curinga da mesa.
puzzle-table = Mesa
puzzle-rack = Suporte
puzzle-grade = Dificuldade { $grade } de 10, { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}
puzzle-empty = vazia
