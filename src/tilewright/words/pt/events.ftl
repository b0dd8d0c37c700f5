### Portuguese: what happened and what will, in the sentences of the terminal and on the pages of the browser.

## What happened

event-drawn-for-start = Sorteio de quem começa: { $draws }.
event-drawn-by = { $who } { $pieces }
event-starts = { $you ->
    [yes] Você começa.
   *[no] { $who } começa.
  }
event-reshuffled = { $you ->
    [yes] Você mostrou { $pieces }
   *[no] { $who } mostrou { $pieces }
  }, tudo repetido: foi tudo distribuído de novo.
event-played = { $you ->
    [yes] Você
   *[no] { $who }
  } { $how ->
    [opening] abriu com { $pieces }
    [moving] jogou { $pieces } e mexeu em peças da mesa
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
    [yes] Sua jogada não valia: a mesa está como antes, e você comprou { $count ->
        [0] zero peças, pois o monte está vazio
       *[other] { $pieces }
      }.
   *[no] A jogada de { $who } não valia: a mesa está como antes, e { $count ->
        [0] não havia peças para comprar
        [1] comprou-se uma peça de castigo
       *[other] compraram-se { $count } peças de castigo
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
    [yes] Você pôs sua última peça e ganha o jogo!
   *[no] { $who } pôs a última peça e ganha o jogo.
  }
event-game-blocked = Ninguém pode mais jogar e o monte está vazio: { $you ->
    [yes] você ganha o jogo com menos pontos no suporte!
   *[no] { $winners ->
        [one] { $who } ganha o jogo com menos pontos no suporte.
       *[other] { $who } dividem a vitória com menos pontos no suporte.
      }
  }
event-game-last-lap = As últimas vezes foram jogadas: { $you ->
    [yes] você ganha o jogo com menos pontos no suporte!
   *[no] { $winners ->
        [one] { $who } ganha o jogo com menos pontos no suporte.
       *[other] { $who } dividem a vitória com menos pontos no suporte.
      }
  }
event-rolled = { $you ->
    [yes] Você
   *[no] { $who }
  } lançou { $count ->
    [0] zero dados
   *[other] { $pieces }
  }.
event-placed = { $you ->
    [yes] Você
   *[no] { $who }
  } pôs { $pieces }{ $how ->
    [moving] {" "}e mexeu em dados da mesa.
   *[adding] .
  }
event-turn-lost = { $you ->
    [yes] Seu tempo acabou, e você não pôs nenhum dado.
   *[no] O tempo de { $who } acabou, sem nenhum dado posto.
  }
event-round-out = { $you ->
    [yes] Você pôs seu último dado e ganha a rodada
   *[no] { $who } pôs o último dado e ganha a rodada
  }: { $points ->
    [one] { $points } ponto.
   *[other] { $points } pontos.
  }
event-round-blocked = Ninguém pode mais jogar: { $winners ->
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
       *[other] { $who } dividem a vitória da partida.
      }
  }

## What time-outs do, said before they happen

time-finished = Uma jogada pronta e válida até lá conta.
time-idle = Se você não mexeu em nada, compra { $count ->
    [0] zero peças
    [1] uma peça
   *[other] { $count } peças
  }.
time-restore = Se estiver no meio da jogada, a mesa volta a como estava, suas peças voltam para o suporte e você compra { $count ->
    [0] zero peças
    [1] uma peça de castigo
   *[other] { $count } peças de castigo
  }.
time-keep_sets = Se estiver no meio da jogada, as combinações válidas ficam, suas outras peças voltam para o suporte, { $loose ->
    [restore] as peças soltas da mesa voltam ao lugar se der, senão vão para o monte,
    [rack] as peças soltas da mesa vão para o seu suporte,
   *[pool] as peças soltas da mesa vão para o monte,
  } e você compra { $count ->
    [0] zero peças
    [1] uma peça de castigo
   *[other] { $count } peças de castigo
  }.
time-forgotten = Se estiver no meio da jogada, suas peças voltam para o suporte, as combinações desfeitas são esquecidas e vão para o monte, e você compra { $count ->
    [0] uma peça
    [1] uma peça de castigo e mais uma
   *[other] { $count } peças de castigo e mais uma
  } por peça delas.
