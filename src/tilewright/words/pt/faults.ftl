### Portuguese: what is wrong with a row or a turn, in the sentences of the server and of the terminal.

## Why a row isn’t a set

set-not-in-box = com estas regras não há { $face }
set-too-many-copies = do { $face } só há { $count ->
    [one] um
   *[other] { $count }
  }
set-too-short = uma combinação precisa de pelo menos { $count } { $game ->
    [dice] dados
   *[tiles] peças
  }
set-too-few-numbered = só curingas não bastam: é preciso pelo menos { $count ->
    [one] um número
   *[other] { $count } números
  }
set-too-many-jokers = com estas regras uma combinação leva no máximo { $count ->
    [one] um curinga
   *[other] { $count } curingas
  }
set-adjacent-jokers = com estas regras dois curingas não ficam lado a lado, e aqui não dá para separá-los
set-change-at-start = com estas regras uma sequência nunca começa com uma troca de cor
set-too-many-changes = com estas regras uma sequência leva no máximo { $count ->
    [one] uma troca de cor
   *[other] { $count } trocas de cor
  }
set-too-many-colors = com estas regras uma sequência tem no máximo { $count ->
    [one] uma cor
   *[other] { $count } cores
  }
set-mirror-side-too-small = com estas regras cada lado de um espelho representa pelo menos { $count ->
    [one] uma peça
   *[other] { $count } peças
  }
set-mirrored-group-too-large = com estas regras um grupo espelhado representa no máximo { $count ->
    [one] uma peça
   *[other] { $count } peças
  } ao todo
set-color-twice = o { $face } aparece mais de uma vez, e num grupo cada cor aparece uma só vez
set-group-too-large = um grupo tem no máximo { $count } cores, { $faces ->
    [0] uma vez cada
   *[other] e um curinga duplo vale por duas
  }
set-number-twice = o { $face } aparece mais de uma vez, e numa sequência cada número aparece uma só vez
set-run-too-long = uma sequência tem no máximo { $count } números, de 1 a 13
set-one-after-thirteen = uma sequência termina no 13: depois não vem o 1
set-gap = há um buraco na sequência: { $faces ->
    [one] falta o
   *[other] faltam
  } { $face }{ $count ->
    [0] {""}
    [1] , e só há um curinga
   *[other] , e só há { $count } curingas
  }
set-double-does-not-fit = { $faces ->
    [0] {""}
    [1] há um buraco na sequência, falta o { $face }:
   *[other] há um buraco na sequência, faltam { $face }:
  } um curinga duplo representa exatamente dois números seguidos
set-change-in-group = uma troca de cor não entra num grupo
set-change-same-color = uma troca de cor fica entre duas cores, e aqui todos os números têm a mesma
set-change-without-place = uma troca de cor ocupa o lugar de um número, e não há nenhum entre { $face }
set-changes-side-by-side = { $count ->
    [0] duas trocas de cor não ficam lado a lado
   *[other] numa ponta não há número para uma troca de cor, e duas delas não ficam lado a lado
  }
set-changes-too-few = a sequência muda de cor mais vezes do que há trocas de cor
set-change-gap = há um buraco na sequência: mesmo com os curingas { $count ->
    [one] falta um número
   *[other] faltam { $count } números
  }
set-change-misplaced = com estas peças a sequência não continua em outra cor depois da troca de cor
set-two-mirrors = uma combinação só pode ter um espelho
set-mirror-lone-change = numa sequência espelhada, cada troca de cor precisa de outra em frente, e aqui só há uma
set-mirror-lone-number = os dois lados de um espelho são iguais, mas { $faces ->
    [one] o { $face } só aparece uma vez
   *[other] estes só aparecem uma vez: { $face }
  }{ $count ->
    [0] {""}
    [1] , e só há um curinga para colocar em frente
   *[other] , e os curingas só dão para { $count }
  }
set-mirror-uneven = estas peças não se dividem por igual entre os dois lados do espelho
set-mirror-mixed = cada lado de um espelho é parte de uma sequência ou de um grupo, igual nos dois, e estas peças não permitem isso
set-wrong-order = estes dados só são válidos em outra ordem, e uma linha conta como está
set-mixed = { $game ->
    [dice] estes dados
   *[tiles] estas peças
  } não têm o mesmo número (grupo) nem a mesma cor (sequência)

## What is wrong with a turn

fault-no-such-tile = { $found ->
    [one] Uma peça não está
   *[other] { $found } peças não estão
  } nem na mesa nem no seu suporte.
fault-tile-twice = { $faces ->
    [0] Há uma peça usada duas vezes.
    [one] O { $face } foi usado duas vezes.
   *[other] Peças usadas duas vezes: { $face }.
  }
fault-tile-missing = { $faces ->
    [one] Falta o { $face }
   *[other] Faltam peças: { $face }
  }. O que estava na mesa fica na mesa.
fault-not-a-set = { $row ->
    [0] Esta combinação
   *[other] A combinação { $row }
  } não é válida: { $why }.
fault-nothing-played = Coloque pelo menos uma peça do seu suporte. Se não puder ou não quiser, compre; se o monte estiver vazio, passe.
fault-table-touched = { $row ->
    [0] Uma combinação da mesa não está como estava
   *[other] A combinação { $row } tem peças que já estavam na mesa
  }: no turno em que você abre, não pode usar nem mover o que já está na mesa.
fault-opening-too-low = { $found ->
    [0] As peças do seu suporte, sozinhas, não formam nenhuma combinação
    [1] O que você colocou vale um ponto
   *[other] O que você colocou vale { $found } pontos
  }: para abrir você precisa de pelo menos { $needed ->
    [0] uma combinação
    [one] um ponto
   *[other] { $needed } pontos
  }, tudo do seu suporte.
fault-joker-not-replaced = Um curinga só é liberado quando a peça que ele substitui está na mesa{ $faces ->
    [0] .
    [1] : o { $face }.
   *[other] : { $face }.
  }
fault-joker-not-in-new-set = Um curinga liberado vai para uma combinação nova no mesmo turno, não para uma que já estava lá.
fault-joker-needs-rack-tiles = Um curinga liberado vai para uma combinação nova com pelo menos { $needed ->
    [one] uma peça
   *[other] { $needed } peças
  } do seu suporte.
fault-pool-empty = O monte está vazio: jogue ou passe.
fault-must-draw = Só se passa com o monte vazio: jogue ou compre.
fault-no-claim = Com estas regras não se distribui de novo.
fault-too-late-to-claim = Só dá para pedir nova distribuição antes de acabar o primeiro turno do jogo.
fault-too-few-pairs = { $found ->
    [0] Você não tem nenhum par
    [1] Você tem um par
   *[other] Você tem { $found } pares
  } de peças iguais; para distribuir de novo é preciso ter { $needed }.
fault-game-not-over = O jogo ainda não acabou.

## What is wrong with a turn of the dice game

dice-fault-not-rolled = Lance primeiro: cada turno começa com um lançamento.
dice-fault-already-rolled = Você já lançou: um lançamento por turno.
dice-fault-must-roll-all = O primeiro lançamento de uma rodada é com os seus { $needed } dados, não com { $found }.
dice-fault-too-few-rolled = Lance pelo menos { $needed ->
    [one] um dado
   *[other] { $needed } dados
  }.
dice-fault-not-in-hand = { $found ->
    [one] Você não pode lançar um destes dados
   *[other] Você não pode lançar { $found } destes dados
  }: lance só os seus dados que ainda não estão no tabuleiro.
dice-fault-no-such-die = { $found ->
    [one] Um dado não está
   *[other] { $found } dados não estão
  } nem no tabuleiro nem na sua mão.
dice-fault-die-twice = { $found ->
    [one] Há um dado usado
   *[other] Há { $found } dados usados
  } duas vezes.
dice-fault-die-missing = { $faces ->
    [one] Falta o { $face }
   *[other] Faltam dados: { $face }
  }. O que estava no tabuleiro fica no tabuleiro.
dice-fault-cell-taken = Em { $cells } só cabe um dado.
dice-fault-too-far-out = Um dado fica no máximo a { $needed } casas do centro; { $cells } está longe demais.
dice-fault-nothing-played = Coloque pelo menos um dado seu. Se não puder ou não quiser, passe.
dice-fault-must-lay = Seus dados mostram uma combinação: { $pieces }. Neste turno você tem que colocar uma combinação dos seus próprios dados.
dice-fault-too-many-sets = Com estas regras, você coloca por turno no máximo { $needed ->
    [one] uma combinação
   *[other] { $needed } combinações
  } só com os seus dados, e aqui há { $found }.
dice-fault-line-no-set = { $order ->
    [wrong] A linha { $pieces } só é válida em outra ordem.
   *[none] A linha { $pieces } não é válida: { $why }.
  }
dice-fault-die-in-no-set = O { $face } está solto: cada dado tem que fazer parte de uma combinação.
dice-fault-crossing-joker-two-faces = Um curinga num cruzamento é o mesmo dado nas duas linhas, e em { $cells } não pode ser.
dice-fault-freed-joker-in-old-set = Um curinga liberado vai para outra combinação, não volta para os dados com que estava.
dice-fault-round-not-over = A rodada ainda não acabou.

## Vereditos para um jogo físico

judge-no-set = Esta combinação não é válida: { $why }.
judge-set = É { $shape ->
    [group] um grupo
    [mirror] uma combinação com espelho
   *[run] uma sequência
  }{ $points ->
    [0] .
    [1] ; para abrir vale um ponto.
   *[other] ; para abrir vale { $points } pontos.
  }
judge-set-lies = Com o curinga nesse lugar são { $points }; para abrir conta a melhor maneira de colocar estas peças.
judge-turn = { $out ->
    [yes] Todas as combinações são válidas e o suporte está vazio: com isso se ganha o jogo.
   *[no] Todas as combinações são válidas, não falta nenhuma peça e pelo menos uma veio do suporte.
  }
judge-opening = { $out ->
    [yes] Com isso dá para abrir, e o suporte fica vazio: assim se ganha o jogo.
   *[no] Com isso dá para abrir, e todas as combinações são válidas.
  }
judge-before = A combinação { $row } da mesa já não é válida antes do turno: { $why }.
judge-no-dice = Para conferir um turno de Turbo, coloque-o no tabuleiro.
judge-grid-before = O tabuleiro de antes do turno ainda não é válido: cada linha de dados tem que ser uma combinação.
judge-too-many-dice = Cada pessoa tem no máximo { $dice } dados.
judge-only-dice = Só o jogo de dados tem tabuleiro.
judge-dice = { $turn ->
    [pass] O jogador passa, e isso é permitido.
    [out] Cada linha é uma combinação. Se não sobrou nenhum dado, a rodada acabou.
   *[turn] Cada linha é uma combinação.
  }
judge-allowed = Permitido
judge-not-allowed = Não permitido
