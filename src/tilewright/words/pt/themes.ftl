### Portuguese: the themes that join lessons, puzzles, rules and turns, and what is told of a turn.

told-out = { $you ->
    [yes] Aqui você podia ter batido
   *[no] Aqui { $who } podia ter batido
  }: { $how }.
told-open = { $you ->
    [yes] Aqui você podia ter aberto
   *[no] Aqui { $who } podia ter aberto
  }: { $how }.
told-missed = { $you ->
    [yes] Aqui você podia ter colocado mais { $count ->
        [one] { $count } peça
       *[other] { $count } peças
      }
   *[no] Aqui { $who } podia ter colocado mais { $count ->
        [one] { $count } peça
       *[other] { $count } peças
      }
  }: { $how }.
told-missed-dice = { $you ->
    [yes] Aqui você podia ter colocado mais { $count ->
        [one] { $count } dado
       *[other] { $count } dados
      }
   *[no] Aqui { $who } podia ter colocado mais { $count ->
        [one] { $count } dado
       *[other] { $count } dados
      }
  }: { $how }.
told-held = { $you ->
    [yes] Você fez bem em esperar aqui
   *[no] { $who } fez bem em esperar aqui
  }: colocar peças teria diminuído a chance de vencer.
told-even = Aqui dava para colocar mais, mas isso quase não mudaria a chance de vencer.
told-best = Não dava para colocar mais nada aqui.
told-none = Não dava para colocar nada aqui.
told-turned = { $you ->
    [yes] Aqui o jogo virou a seu favor
   *[no] Aqui o jogo virou a favor de { $who }
  }: a chance de vencer subiu de { $before } para { $after }.
how-sets = { $pieces } formam uma combinação
how-extending = { $count ->
    [one] { $pieces } encaixa no que está na mesa
   *[other] { $pieces } encaixam no que está na mesa
  }
how-borrowing = com { $pieces } da mesa dá para construir
how-splitting = dá para dividir a fileira { $pieces }
how-joker = { $count ->
    [0] um curinga da mesa fica livre
   *[other] o { $pieces } libera o curinga
  }
how-crossing = { $pieces } pode cruzar os dados que já estão lá
how-moving = { $pieces } pode ir para outro lugar
theme-sets = Combinações
theme-opening = Abrir
theme-drawing = Quando nada encaixa
theme-extending = Acrescentar
theme-borrowing = Pegar da mesa
theme-splitting = Dividir fileiras
theme-joker = Liberar curingas
theme-holding = Esperar
theme-out = Bater
theme-score = Contar os pontos
theme-clock = O relógio
theme-double = O curinga duplo
theme-change = O curinga de troca de cor
theme-mirror = O curinga espelho
theme-crossing = Cruzar combinações
theme-moving = Reorganizar o tabuleiro
ways-title = Aprenda com isto
chart-at = Turno { $turn }. { $chances }
chart-of = { $name }: { $value }
chart-dice = Dados restantes
chart-dice-how = Os dados que cada jogador ainda tem depois de cada turno. Arraste pelo gráfico para ver um turno.
