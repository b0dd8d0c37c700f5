### Português: os desafios.

puzzle-out = Coloque todas as suas peças em um só turno.
puzzle-most = Coloque o máximo de peças que puder. Há uma única melhor solução.
puzzle-open = Faça sua abertura. Só uma escolha de peças serve.
puzzle-free-joker = Coloque todas as suas peças em um só turno. Você vai precisar de um curinga da mesa.
puzzle-dice-out = Coloque todos os seus dados em um só turno. Alguns dados do tabuleiro terão que mudar de lugar.
puzzle-dice-most = Coloque o máximo de dados que puder. Há uma única melhor solução.
puzzle-dice-free-joker = Coloque todos os seus dados em um só turno. Você vai precisar de um curinga do tabuleiro.
puzzle-dice-cross = Coloque todos os seus dados em um só turno. Algumas combinações terão que se cruzar.
puzzle-table = Mesa
puzzle-rack = Suporte
puzzle-dice = Dados
puzzle-grade = Dificuldade { $grade } de 10, { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}
puzzle-empty = vazia
