### Portuguese: the game in the terminal. Words in backticks are typed, and the same in every language.

## Commands that were not understood

move-unknown = { $word } não quer dizer nada aqui. Digite peças para jogá-las, como `K5 K6 K7`, ou `help`.
move-did-you-mean = { $word } não quer dizer nada aqui. Você quis dizer `{ $near }`?
move-word-alone = Digite { $word } sem nada depois.
move-row-alone = O que fazer com a combinação { $row }? Digite `{ $row } + B8` para acrescentar, `{ $row } - B8` para tirar; `help` mostra mais.
move-no-pieces = Quais peças? Uma peça é uma cor e um número, como em `K5 K6 K7`.
move-no-row-number = { $word } não é uma combinação: use o número que está à esquerda dela.
move-two-places = As peças vão para um só lugar: indique uma combinação depois de `to`, ou `new`.
move-rows-from = Com `|` você coloca várias combinações novas do suporte; `from` e `to` funcionam com uma de cada vez.
move-split-how = Indique a combinação e a peça que começa a segunda parte, como em `3 / B8`.
move-split-at-first = { $piece } é a primeira da combinação { $row }: indique a peça que começa a segunda parte.
move-join-how = Indique duas combinações ou mais, como em `2 + 3`.
move-row-twice = Não dá para juntar uma combinação a si mesma.
move-no-such-row = Não há combinação { $row }: a última é a { $last }.
move-table-empty = Não há combinação { $row }: a mesa está vazia.
move-not-in-row = Não há { $pieces } na combinação { $row }.
move-in-no-row = { $pieces } não está em nenhuma combinação.
move-in-many-rows = { $pieces } está nas combinações { $rows }: diga qual com `from`.
move-lies-elsewhere = Você não tem mais { $piece } no suporte, mas { $count ->
    [one] está na combinação { $rows }
   *[other] está nas combinações { $rows }
  }: escreva `from { $row }` depois das peças para usá-lo.
move-none-left = Você não tem mais { $piece }.
move-not-yours = Você não tem { $piece }, e também não há na mesa.
move-too-many = Não há tantos { $piece } na mesa e no seu suporte.
move-end-nothing = Você ainda não colocou nada: coloque pelo menos uma peça, ou `draw` (`pass` se o monte estiver vazio).
move-nothing-to-undo = Não há nada para desfazer: a mesa está como no começo do seu turno.
move-dice-unknown = { $word } não quer dizer nada aqui. Digite dados e onde vão ficar, como `K3 at 2,0`, ou `help`.
move-dice-roll-first = Lance primeiro: `roll` lança todos os seus dados, `keep K3 K4` todos menos estes.
move-dice-none-shows = Nenhum dos seus dados mostra { $piece }.
move-dice-no-more = Você não tem mais { $piece }.
move-dice-lies-there = Nenhum dos seus dados mostra { $piece }, mas há um em { $cell }: `{ $cell } to 0,0` o move.
move-dice-empty-cell = Não há nada em { $cell }.
move-dice-cell-twice = Você indicou a casa { $cell } duas vezes.
move-dice-too-far = { $cell } está longe demais: as casas vão de -{ $reach } a { $reach } em cada sentido.
move-dice-slanting = De { $first } a { $last } não é uma linha: indique duas casas de uma fileira ou coluna.
move-dice-down-where = Onde começa a linha? Indique uma casa, como em `K3 R3 B3 at 2,0 down`.
move-dice-move-where = Para onde? `{ $cell } to 0,0` move o dado, `take { $cell }` tira.
move-dice-two-cells = Os dados vão para uma casa: indique a do primeiro.
move-dice-which-cell = Que casa? Uma casa é o número da coluna e o da fileira, como em `2,0`.
move-dice-no-cell = { $word } não é uma casa: uma casa é o número da coluna e o da fileira, como em `2,0`.
move-dice-end-nothing = Você ainda não colocou nada: coloque pelo menos um dado, ou `pass`.

## A game

play-welcome = Boas-vindas ao Tilewright
play-teach-sets = Coloque combinações de três ou mais: sequências (K5 K6 K7) ou grupos (K8 R8 O8).
play-teach-pieces = K é preto, R vermelho, B azul, O laranja; J, o curinga, vale por qualquer peça.
play-teach-special = D, o duplo, vale por duas peças; C troca a cor de uma sequência; M espelha os dois lados.
play-teach-opening = { $points ->
    [0] Coloque primeiro combinações do seu suporte; depois você pode reorganizar a mesa também.
    [1] Abra com pelo menos um ponto; depois você pode reorganizar a mesa também.
   *[other] Abra com pelo menos { $points } pontos; depois você pode reorganizar a mesa também.
  }
play-teach-typing = Digite `K5 K6 K7` para jogar, `2 + B8` para acrescentar à combinação 2, e então `end`; ou `draw`.
play-teach-end = Ganha quem esvazia o suporte primeiro. `help` mostra tudo o que se pode digitar.
play-special = Particularidades: { $rules }.
play-clock = Você tem { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
  } por turno.
play-seconds-left = { $seconds ->
    [one] Resta { $seconds } segundo.
   *[other] Restam { $seconds } segundos.
  }
play-rules = Regras: { $title } ({ $rules }).
play-rules-mark = * diferente de { $rules }.
play-rules-time = Com --clock, os turnos têm limite de tempo.
play-game = Jogo { $game } de { $games }
play-your-turn = { $game }: é a sua vez
play-game-over = { $game } acabou
play-count = { $name }: { $count }
play-pool = monte: { $count }
play-last-lap = O monte está vazio: ninguém compra mais, e cada jogador tem um último turno.
play-table-empty = A mesa está vazia.
play-mark-new = * novo desde o seu último turno
play-mark-own = + do seu suporte
play-rack = Seu suporte: { $count ->
    [one] { $count } peça
   *[other] { $count } peças
  }, por { $sort ->
    [number] número
   *[color] cor
  }
play-ok = válida
play-not-ok = inválida
play-in-hand = Na sua mão: { $pieces }. { $count ->
    [one] Tem
   *[other] Têm
  } que voltar para a mesa antes de você terminar.
play-opening = Para abrir: { $found } de { $needed } pontos.
play-ready = Tudo encaixa. Digite `end` para terminar seu turno, ou continue.
play-hint-nothing = Não há jogada para você: compre, ou passe se o monte estiver vazio.
play-hint-something = Há uma jogada para você. Digite `hint` de novo para ver com quais peças.
play-hint-pieces = O máximo que você pode jogar: { $pieces }.
play-hint-some-pieces = Você pode jogar estas peças: { $pieces }.
play-hint-more = Digite `hint` de novo para ver como.
play-hint-reset = A partir da mesa no começo do seu turno (`reset` a traz de volta):
play-give-up = Você vai perder o que colocou neste turno. Digite `{ $word }` de novo para confirmar.
play-penalty = Se algo estiver errado, tudo volta ao lugar{ $count ->
    [0] {""}
    [1] , você compra uma peça de penalidade
   *[other] , você compra { $count } peças de penalidade
  } e o seu turno acaba. Digite `{ $word }` de novo para terminar o turno.
play-quit-again = Sair? { $saved ->
    [yes] Sua partida está salva.
   *[no] O jogo não será salvo.
  } Digite `quit` de novo para confirmar.
play-left-with = { $you ->
    [yes] Você fica
   *[no] { $name } fica
  } com { $count ->
    [one] { $count } peça
   *[other] { $count } peças
  }, { $cost ->
    [one] { $cost } ponto:
   *[other] { $cost } pontos:
  }
play-card-game = jogo { $game }
play-card-total = total
play-card-won = ganhos
play-card-round-total = rodada { $round }
play-next-game = Aperte Enter para o jogo { $game }, ou digite `quit`.
play-another = Aperte Enter para sair, ou digite `again` para outra partida.
play-claim = Você tem { $count ->
    [one] { $count } par
   *[other] { $count } pares
  }: { $pieces }. Digite `claim` para distribuir de novo, ou aperte Enter para continuar.
play-bye = Até logo, e valeu pelo jogo.
play-resume = Você tem uma partida por terminar com { $names }: { $rules }. Aperte Enter para continuar, ou digite `new` para começar outra.
play-saved = Sua partida está salva. `{ $command }` continua de onde parou.
play-promise = Jogo { $game }: a distribuição vem de um segredo cujo SHA-256 { $promise } foi publicado antes da primeira peça.
play-promise-kept = Jogo { $game }: o segredo { $secret } tem o SHA-256 { $promise } publicado.
play-promise-broken = Jogo { $game }: o segredo { $secret } não tem o SHA-256 { $promise } publicado!

## A match of the dice game

play-teach-dice-sets = Coloque combinações de três ou mais em linhas, para a direita ou para baixo: sequências (K5 K6 K7) ou grupos (K8 R8 O8).
play-teach-dice-pieces = K é preto, R vermelho, B azul, O laranja; J, o curinga, vale por qualquer face.
play-teach-dice-rolling = Primeiro você lança os nove dados, depois quantos quiser; se mostrarem uma combinação, tem que colocar uma.
play-teach-dice-grid = As linhas se cruzam como em palavras cruzadas, e você pode mover dados já colocados; cada linha tem que ser uma combinação.
play-teach-dice-typing = Digite `roll`, depois `K5 K6 K7` ou `K8 at 3,1` para colocar dados, e então `end`; ou `pass`.
play-teach-dice-end = Quem fica sem dados ganha a rodada; { $rounds ->
    [one] joga-se uma rodada
   *[other] jogam-se { $rounds } rodadas
  }. `help` mostra tudo o que se pode digitar.
play-rules-house = * regra da casa nesta mesa.
play-round = Rodada { $game } de { $games }
play-failed = turnos sem colocar nada: { $count }
play-mark-wrong = ! inválida assim
play-mark-own-die = + seu, colocado neste turno
play-dice-unrolled = Seus dados: { $count ->
    [one] { $count }, ainda não lançado.
   *[other] { $count }, ainda não lançados.
  }
play-dice-own = Seus dados: { $count ->
    [one] resta { $count }
   *[other] restam { $count }
  }
play-dice-of = { $name } tem:
play-dice-left = { $you ->
    [yes] Você fica
   *[no] { $name } fica
  } com { $count ->
    [one] { $count } dado
   *[other] { $count } dados
  }, { $cost ->
    [one] { $cost } ponto:
   *[other] { $cost } pontos:
  }
play-roll-all = Digite `roll` para lançar todos os seus dados.
play-roll-some = Digite `roll` para lançar todos, `roll K3 J` para lançar alguns, ou `keep K3 K4` para lançar os outros.
play-card-round = rodada
play-card-meaning = De cada jogador, os pontos da rodada e o total até agora.
play-next-round = Aperte Enter para a rodada { $game }, ou digite `quit`.
play-hint-roll-all = O primeiro lançamento de uma rodada é com todos os dados: `roll`.
play-hint-roll = Seu melhor lançamento é `roll { $pieces }`: em média é o que deixa colocar mais dados.
play-hint-no-dice = Você não pode colocar nenhum dado: passe.
play-hint-some-dice = Há uma jogada para você. Digite `hint` de novo para ver com quais dados.
play-hint-dice = O máximo que você pode colocar: { $pieces }.
play-hint-these-dice = Você pode colocar estes dados: { $pieces }.

## Help, one line per command

help-lay = coloque uma combinação nova do seu suporte
help-range = o mesmo, de um número a outro
help-add = acrescente peças a uma combinação
help-take = tire peças: as suas vão para o suporte, as outras para a mão até você colocar de novo
help-from = use peças de uma combinação com as suas
help-move = mova peças de uma combinação para outra
help-split = corte uma combinação antes de uma peça
help-join = junte a combinação 3 à 2
help-row = deixe uma combinação exatamente assim, também para mudar a ordem
help-table = digite a mesa inteira
help-undo = desfaça o último passo, ou todos
help-end = termine seu turno com a mesa como está
help-draw = termine seu turno comprando do monte; passe se estiver vazio
help-claim = peça nova distribuição, se as regras permitem
help-sort = arrume o suporte por cor ou por número
help-hint = há jogada? de novo: quais peças? de novo: como?
help-rules = as regras da mesa; como conferir o embaralhamento
help-quit = saia do jogo
help-roll = lance todos os seus dados
help-roll-some = lance só estes
help-keep = lance todos menos estes
help-die-at = coloque um dado numa casa: coluna 2, fileira 0; o que estava lá vai para a mão
help-line-at = coloque uma linha a partir de uma casa para a direita; o que já está igual fica
help-line-down = coloque-a a partir da casa para baixo
help-line = coloque uma linha à parte, longe das outras
help-die-to = mova um dado para outra casa
help-line-to = mova uma linha; com right ou down depois, ela fica nesse sentido
help-die-take = tire um dado: os seus voltam para você, os outros vão para a mão até você colocar de novo
help-grid = digite o tabuleiro inteiro, linha por linha
help-end-grid = termine seu turno com o tabuleiro como está
help-pass = termine seu turno sem colocar um dado
help-hint-dice = quais dados lançar? depois: há jogada? de novo: quais dados? de novo: como?

## O que `check`, `solve` e `read` escrevem

check-no-set = { $row }: não é uma combinação, { $why }
check-set = { $row }: { $readings }
check-reading = { $shape ->
    [group] grupo
    [mirror] combinação espelhada
   *[run] sequência
  } de { $points } { $points ->
    [one] ponto
   *[other] pontos
  }
check-stands = { $piece } é { $stand }
check-or = { $first }; ou { $other }
check-opening = { $readings }; para abrir, { $points }
solve-play = jogue
solve-table = mesa
solve-nothing = não dá para jogar nada
solve-not-found = nada foi encontrado
solve-worth = { $count } { $game ->
    [dice] { $count ->
        [one] dado
       *[other] dados
      }
   *[tiles] { $count ->
        [one] peça
       *[other] peças
      }
  } no valor de { $points }, { $proven ->
    [yes] a melhor jogada, comprovada
   *[no] sem prova de ser a melhor jogada
  }, { $time } us
read-found = { $photo }: { $count ->
    [0] nenhuma peça
    [one] { $count } peça
   *[other] { $count } peças
  }
read-unsure = compare com a foto: { $tiles }
