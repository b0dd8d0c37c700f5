### Portuguese: the game in the terminal. Words in backticks are typed, and the same in every language.

## What cannot be followed

move-unknown = { $word } não quer dizer nada aqui. Digite peças para pô-las, como `K5 K6 K7`, ou `help`.
move-did-you-mean = { $word } não quer dizer nada aqui. Você quis dizer `{ $near }`?
move-word-alone = { $word } vai sozinho: nada pode vir depois.
move-row-alone = O que tem a combinação { $row }? Digite `{ $row } + B8` para acrescentar, `{ $row } - B8` para tirar; `help` mostra mais.
move-no-pieces = Quais peças? Uma peça é uma cor e um número, como em `K5 K6 K7`.
move-no-row-number = { $word } não é uma combinação: elas têm o número que está à esquerda.
move-two-places = As peças vão para um só lugar: cite uma combinação depois de `to`, ou `new`.
move-rows-from = Com `|` você põe várias combinações novas do suporte; `from` e `to` vão com uma de cada vez.
move-split-how = Cite a combinação e a peça que começa a segunda parte, como em `3 / B8`.
move-split-at-first = { $piece } é a primeira da combinação { $row }: cite a peça que começa a segunda parte.
move-join-how = Cite duas combinações ou mais, como em `2 + 3`.
move-row-twice = Uma combinação não se junta a si mesma.
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
move-end-nothing = Você ainda não pôs nada: ponha pelo menos uma peça, ou `draw` (`pass` se o monte estiver vazio).
move-nothing-to-undo = Não há nada para desfazer: a mesa está como no começo da sua vez.
move-dice-unknown = { $word } não quer dizer nada aqui. Digite dados e onde vão ficar, como `K3 at 2,0`, ou `help`.
move-dice-roll-first = Lance primeiro: `roll` lança todos os seus dados, `keep K3 K4` todos menos estes.
move-dice-none-shows = Nenhum dos seus dados mostra { $piece }.
move-dice-no-more = Você não tem mais { $piece }.
move-dice-lies-there = Nenhum dos seus dados mostra { $piece }, mas há um em { $cell }: `{ $cell } to 0,0` o move.
move-dice-empty-cell = Não há nada em { $cell }.
move-dice-cell-twice = A casa { $cell } foi citada duas vezes.
move-dice-too-far = { $cell } está longe demais: as casas vão de -{ $reach } a { $reach } em cada sentido.
move-dice-slanting = De { $first } a { $last } não é uma linha: cite duas casas de uma fileira ou coluna.
move-dice-down-where = Onde começa a linha? Cite uma casa, como em `K3 R3 B3 at 2,0 down`.
move-dice-move-where = Para onde? `{ $cell } to 0,0` move o dado, `take { $cell }` tira.
move-dice-two-cells = Os dados vão para uma casa: cite a do primeiro.
move-dice-which-cell = Que casa? Uma casa é o número da coluna e o da fileira, como em `2,0`.
move-dice-no-cell = { $word } não é uma casa: uma casa é o número da coluna e o da fileira, como em `2,0`.
move-dice-end-nothing = Você ainda não pôs nada: ponha pelo menos um dado, ou `pass`.

## A game

play-welcome = Boas-vindas ao Tilewright
play-teach-sets = Ponha combinações de três ou mais: sequências (K5 K6 K7) ou grupos (K8 R8 O8).
play-teach-pieces = K é preto, R vermelho, B azul, O laranja; J, o curinga, vale por qualquer peça.
play-teach-special = D, o duplo, vale por duas peças; C troca a cor de uma sequência; M espelha os dois lados.
play-teach-opening = { $points ->
    [0] Ponha primeiro combinações do seu suporte; depois mexa também na mesa.
    [1] Abra com pelo menos um ponto; depois mexa também na mesa.
   *[other] Abra com pelo menos { $points } pontos; depois mexa também na mesa.
  }
play-teach-typing = Digite `K5 K6 K7` para pôr, `2 + B8` para acrescentar à combinação 2, e então `end`; ou `draw`.
play-teach-end = Ganha quem esvazia o suporte primeiro. `help` mostra tudo o que se pode digitar.
play-special = Especial aqui: { $rules }.
play-clock = Você tem { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
  } por vez.
play-seconds-left = { $seconds ->
    [one] Resta { $seconds } segundo.
   *[other] Restam { $seconds } segundos.
  }
play-rules = Regras: { $title } ({ $rules }).
play-rules-mark = * diferente de { $rules }.
play-rules-time = Com --clock o tempo conta.
play-game = Jogo { $game } de { $games }
play-your-turn = { $game }: é a sua vez
play-game-over = { $game } acabou
play-count = { $name }: { $count }
play-pool = monte: { $count }
play-last-lap = O monte está vazio: ninguém compra mais, e cada um joga mais uma vez.
play-table-empty = A mesa está vazia.
play-mark-new = * novo desde a sua última vez
play-mark-own = + do seu suporte
play-rack = Seu suporte: { $count ->
    [one] { $count } peça
   *[other] { $count } peças
  }, por { $sort ->
    [number] número
   *[color] cor
  }
play-ok = vale
play-not-ok = não vale
play-in-hand = Na sua mão: { $pieces }. { $count ->
    [one] Tem
   *[other] Têm
  } que voltar para a mesa antes de você terminar.
play-opening = Para abrir: { $found } de { $needed } pontos.
play-ready = Tudo encaixa. Digite `end` para terminar sua vez, ou continue.
play-hint-nothing = Não há jogada para você: compre, ou passe se o monte estiver vazio.
play-hint-something = Há uma jogada para você. Outro `hint` diz com quais peças.
play-hint-pieces = O máximo que você pode pôr é { $pieces }.
play-hint-some-pieces = Você pode pôr estas peças: { $pieces }.
play-hint-more = Outro `hint` diz como.
play-hint-reset = A partir da mesa no começo da sua vez (`reset` a traz de volta):
play-give-up = Assim você perde o que pôs nesta vez. Digite `{ $word }` de novo se é isso mesmo.
play-quit-again = Sair? O jogo não fica guardado. Digite `quit` de novo se é isso mesmo.
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
play-next-game = Aperte Enter para o jogo { $game }, ou digite `quit`.
play-another = Aperte Enter para sair, ou digite `again` para outra partida.
play-claim = Você tem { $count ->
    [one] { $count } par
   *[other] { $count } pares
  }: { $pieces }, cada um repetido. Digite `claim` para distribuir de novo, ou aperte Enter para continuar.
play-bye = Até logo, e obrigado por jogar.
play-promise = Jogo { $game }: a distribuição vem de um segredo com SHA-256 { $promise }, prometido antes da primeira peça.
play-promise-kept = Jogo { $game }: o segredo { $secret } tem o SHA-256 { $promise } prometido.
play-promise-broken = Jogo { $game }: o segredo { $secret } não tem o SHA-256 { $promise } prometido!

## A match of the dice game

play-teach-dice-sets = Ponha combinações de três ou mais em linhas, para a direita ou para baixo: sequências (K5 K6 K7) ou grupos (K8 R8 O8).
play-teach-dice-pieces = K é preto, R vermelho, B azul, O laranja; J, o curinga, vale por qualquer face.
play-teach-dice-rolling = Primeiro você lança os nove dados, depois quantos quiser; se mostrarem uma combinação, tem que pôr uma.
play-teach-dice-grid = As linhas se cruzam como em palavras cruzadas, e você pode mover dados já postos; cada linha tem que valer.
play-teach-dice-typing = Digite `roll`, depois `K5 K6 K7` ou `K8 at 3,1` para pôr dados, e então `end`; ou `pass`.
play-teach-dice-end = Quem fica sem dados ganha a rodada; { $rounds ->
    [one] joga-se uma rodada
   *[other] jogam-se { $rounds } rodadas
  }. `help` mostra tudo o que se pode digitar.
play-rules-house = * uma regra da casa desta mesa.
play-round = Rodada { $game } de { $games }
play-failed = vezes sem dado: { $count }
play-mark-wrong = ! assim não vale
play-mark-own-die = + seu, posto agora
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
play-card-meaning = De cada um, os pontos da rodada e o total até agora.
play-next-round = Aperte Enter para a rodada { $game }, ou digite `quit`.
play-hint-roll-all = O primeiro lançamento de uma rodada é com todos os dados: `roll`.
play-hint-roll = Testando lançamentos, este deixa você pôr mais dados: `roll { $pieces }`.
play-hint-no-dice = Você não pode pôr nenhum dado: passe.
play-hint-some-dice = Há uma jogada para você. Outro `hint` diz com quais dados.
play-hint-dice = O máximo que você pode pôr é { $pieces }.
play-hint-these-dice = Você pode pôr estes dados: { $pieces }.

## Help, one line a move

help-lay = ponha uma combinação nova do seu suporte
help-range = o mesmo para um trecho de uma cor
help-add = acrescente peças a uma combinação
help-take = tire peças: as suas vão para o suporte, as outras para a mão até você pôr de novo
help-from = use peças de uma combinação com as suas
help-move = mova peças de uma combinação para outra
help-split = corte uma combinação antes de uma peça
help-join = junte a combinação 3 à 2
help-row = deixe uma combinação exatamente assim, também para mudar a ordem
help-table = dê a mesa inteira
help-undo = desfaça o último passo, ou todos
help-end = termine sua vez com a mesa como está
help-draw = termine sua vez comprando do monte; passe se estiver vazio
help-claim = peça nova distribuição, se as regras permitem
help-sort = arrume o suporte por cor ou por número
help-hint = há jogada? de novo: quais peças? de novo: como?
help-rules = as regras da mesa; a promessa por trás do embaralhamento
help-quit = saia
help-roll = lance todos os seus dados
help-roll-some = lance só estes
help-keep = lance todos menos estes
help-die-at = ponha um dado numa casa: coluna 2, fileira 0; o que estava lá vai para a mão
help-line-at = ponha uma linha a partir de uma casa para a direita; o que já está igual fica
help-line-down = ponha-a a partir da casa para baixo
help-line = ponha uma linha à parte, longe das outras
help-die-to = mova um dado para outra casa
help-line-to = mova uma linha; com right ou down depois, ela fica nesse sentido
help-die-take = tire um dado: o seu volta a ser seu, os outros vão para a mão até você pôr de novo
help-grid = dê o tabuleiro inteiro, linha por linha
help-end-grid = termine sua vez com o tabuleiro como está
help-pass = termine sua vez sem pôr um dado
help-hint-dice = quais dados lançar? depois: há jogada? de novo: quais dados? de novo: como?
