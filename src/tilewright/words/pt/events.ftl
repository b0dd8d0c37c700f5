### Portuguese: what happened and what will, in the sentences of the terminal and on the pages of the browser.

## What happened

event-drawn-for-start = Sorteio de quem começa: { $draws }.
event-drawn-by = { $who } ({ $pieces })
event-starts = { $you ->
    [yes] Você começa.
   *[no] { $who } começa.
  }
event-reshuffled = { $you ->
    [yes] Você mostrou
   *[no] { $who } mostrou
  } pares de { $pieces }, e as peças foram distribuídas de novo.
event-played = { $you ->
    [yes] Você
   *[no] { $who }
  } { $how ->
    [opening] abriu com { $pieces }
    [moving] jogou { $pieces } e reorganizou a mesa
   *[adding] jogou { $pieces }
  }.
event-drew = { $you ->
    [yes] Você comprou { $pieces }.
   *[no] { $who } comprou { $count ->
        [one] uma peça
       *[other] { $count } peças
      }.
  }
event-penalised = { $you ->
    [yes] Sua jogada não era válida: a mesa está como antes, e { $count ->
        [0] não havia peças para comprar
       *[other] você comprou { $pieces }
      }.
   *[no] A jogada de { $who } não era válida: a mesa está como antes, e { $count ->
        [0] não havia peças para comprar
        [1] foi comprada uma peça de penalidade
       *[other] foram compradas { $count } peças de penalidade
      }.
  }
event-passed = { $you ->
    [yes] Você
   *[no] { $who }
  } passou.
event-timed-out = { $you ->
    [yes] Seu tempo acabou:
   *[no] O tempo de { $who } acabou:
  } { $table ->
    [same] a mesa está como antes.
   *[changed] as combinações completas ficaram na mesa.
  }
event-timed-out-returned = { $you ->
    [yes] De volta no seu suporte: { $pieces }.
   *[no] { $count ->
        [one] Uma peça voltou
       *[other] { $count } peças voltaram
      } para o suporte.
  }
event-timed-out-to-pool = { $count ->
    [one] Uma peça solta da mesa foi
   *[other] { $count } peças soltas da mesa foram
  } para o monte: { $pieces }.
event-timed-out-drew = { $you ->
    [yes] Você comprou { $pieces }.
   *[no] { $count ->
        [one] Foi comprada uma peça.
       *[other] Foram compradas { $count } peças.
      }
  }
event-game-out = { $you ->
    [yes] Você jogou sua última peça e ganha o jogo!
   *[no] { $who } jogou a última peça e ganha o jogo.
  }
event-game-blocked = O monte está vazio e todo mundo passou: { $you ->
    [yes] você ganha o jogo por ter menos pontos no suporte!
   *[no] { $winners ->
        [one] { $who } ganha o jogo por ter menos pontos no suporte.
       *[other] { $who } dividem a vitória por ter menos pontos no suporte.
      }
  }
event-game-last-lap = Os últimos turnos foram jogados: { $you ->
    [yes] você ganha o jogo por ter menos pontos no suporte!
   *[no] { $winners ->
        [one] { $who } ganha o jogo por ter menos pontos no suporte.
       *[other] { $who } dividem a vitória por ter menos pontos no suporte.
      }
  }
story-joker = { $you ->
    [yes] Você bateu com um curinga!
   *[no] { $who } bateu com um curinga.
  }
story-many = { $you ->
    [yes] Você bateu com { $count } peças em um só turno!
   *[no] { $who } bateu com { $count } peças em um só turno.
  }
story-blocked = Ninguém conseguia mais colocar peças.
story-last-lap = Os últimos turnos foram jogados.
story-short = { $you ->
    [yes] { $count ->
        [one] Faltou uma peça
       *[other] Faltaram { $count } peças
      } para você.
   *[no] { $count ->
        [one] Faltou uma peça
       *[other] Faltaram { $count } peças
      } para { $who }.
  }
story-unopened = { $you ->
    [yes] Você não chegou a abrir.
   *[no] { $who } não chegou a abrir.
  }
story-dice-out = { $you ->
    [yes] Você colocou seu último dado e ganhou.
   *[no] { $who } colocou o último dado e ganhou.
  }
story-dice-blocked = Ninguém conseguia mais colocar dados.
event-rolled = { $you ->
    [yes] Você
   *[no] { $who }
  } { $count ->
    [0] não lançou nenhum dado
   *[other] lançou { $pieces }
  }.
event-placed = { $you ->
    [yes] Você
   *[no] { $who }
  } colocou { $pieces }{ $how ->
    [moving] {" "}e reorganizou o tabuleiro.
   *[adding] .
  }
event-turn-lost = { $you ->
    [yes] Seu tempo acabou, e você não colocou nenhum dado.
   *[no] O tempo de { $who } acabou sem nenhum dado colocado.
  }
event-round-out = { $you ->
    [yes] Você colocou seu último dado e ganha a rodada
   *[no] { $who } colocou o último dado e ganha a rodada
  }: { $points ->
    [one] { $points } ponto.
   *[other] { $points } pontos.
  }
event-round-blocked = Os dois passaram vezes demais seguidas: { $winners ->
    [0] sobrou o mesmo para os dois, e ninguém marca pontos.
   *[other] { $you ->
        [yes] sobrou menos para você, que ganha a rodada
       *[no] sobrou menos para { $who }, que ganha a rodada
      }: { $points ->
        [one] { $points } ponto.
       *[other] { $points } pontos.
      }
  }
event-match-ended = { $you ->
    [yes] Você ganha a partida!
   *[no] { $winners ->
        [one] { $who } ganha a partida.
       *[other] { $who } dividem a vitória.
      }
  }

## What time-outs do, said before they happen

time-finished = Quando o tempo acaba, uma jogada pronta e válida conta.
time-idle = Se você não colocou nada nem mexeu em nada, { $count ->
    [0] não compra
    [1] compra uma peça
   *[other] compra { $count } peças
  }.
time-restore = Se estiver no meio da jogada, a mesa volta a como estava, suas peças voltam para o suporte e você { $count ->
    [0] não compra
    [1] compra uma peça de penalidade
   *[other] compra { $count } peças de penalidade
  }.
time-keep_sets = Se estiver no meio da jogada, as combinações válidas ficam, suas outras peças voltam para o suporte, { $loose ->
    [restore] as peças soltas da mesa voltam ao lugar se der, senão vão para o monte,
    [rack] as peças soltas da mesa vão para o seu suporte,
   *[pool] as peças soltas da mesa vão para o monte,
  } e você { $count ->
    [0] não compra
    [1] compra uma peça de penalidade
   *[other] compra { $count } peças de penalidade
  }. Antes de abrir, a mesa volta a como estava, e as combinações de peças suas só ficam se juntas bastarem para abrir. Se assim um curinga saísse da mesa ou uma regra do curinga fosse quebrada, a mesa toda volta a como estava.
time-forgotten = Se estiver no meio da jogada, suas peças voltam para o suporte, as combinações desfeitas vão para o monte, e você compra { $count ->
    [0] uma peça
    [1] uma peça de penalidade, mais uma
   *[other] { $count } peças de penalidade, mais uma
  } por peça dessas combinações.

## O placar de um jogo físico

score-total = Total
score-leads = { $count ->
    [one] { $names } está na frente.
   *[other] { $names } dividem a liderança.
  }
score-won = { $count ->
    [one] { $names } ganha a partida!
   *[other] { $names } dividem a vitória!
  }

## The notification of a turn

call-title = Sua vez
call-body = Sua partida com { $names } espera por você.
call-table-title = { $name } convida você para jogar
call-table-body = { $book }: um lugar espera por você.
