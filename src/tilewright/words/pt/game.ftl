### Portuguese: the screen of a match of tiles, in the browser.

## Around the table

game-title = Na mesa
game-home = Início
game-close = Fechar
game-more = Mais
game-opponents = Adversários
game-rules = Regras
game-joining = Entrando na mesa…
game-waiting = O jogo começa assim que todos chegarem.
game-gone = Partida não encontrada
game-refused = Agora não dá.
game-your-turn = Sua vez
game-their-turn = { $name } está jogando
game-over = O jogo acabou
game-match-over = A partida acabou
game-paused = Em pausa
game-you-are-away = Alguém joga por você
game-watching = Você está assistindo.
game-watching-later = Quem assiste vê o jogo um pouco mais tarde. Um momento…
game-last-lap = Últimos turnos: ninguém compra mais
game-down = A conexão caiu; seu turno está salvo. Reconectando…
game-slow = A conexão está lenta. O que você faz chega com atraso.
game-number = Jogo { $game } de { $games }
game-pool = { $count ->
    [0] Monte vazio
   *[other] Monte { $count }
  }

## Seats

game-seats = Jogadores na mesa
game-you = Você
game-bot = bot
game-bot-number = { $name } { $number }
game-moves = joga agora
game-pieces-held = { $count ->
    [one] peça no suporte
   *[other] peças no suporte
  }
game-opened = já abriu
game-big-turn = { $count } peças!
game-big-joker = Curinga liberado!
game-not-opened = ainda não abriu
game-points = { $points } pts
game-away = ausente
game-not-connected = sem conexão
game-wants-pause = gostaria de uma pausa

## Actions

game-tools = Ferramentas
game-play = Jogar
game-draw = Comprar
game-pass = Passar
game-undo = Desfazer
game-redo = Refazer
game-reset = Recomeçar
game-hint = Dica
game-again = Ver de novo
game-talk = Chat
game-talk-new = { $count ->
    [one] Chat: uma mensagem nova
   *[other] Chat: { $count } mensagens novas
  }
game-claim = Pares: nova distribuição
game-step-away = Deixar alguém no meu lugar
game-end = Encerrar esta partida
game-end-sure = Aperte de novo para encerrar; ela não vai contar
game-ended = Você encerrou esta partida
game-come-back = Voltei
game-pause = Pedir uma pausa
game-pause-agree = De acordo, uma pausa
game-pause-no-longer = Cancelar a pausa
game-go-on = Continuar
game-mute = Desativar o som
game-unmute = Ativar o som
game-sounds = Sons
game-large = Texto e peças grandes
game-zen = Modo zen
game-zen-end = Sair do modo zen
game-give-up = Você vai perder o que colocou. Aperte de novo para confirmar.
game-penalty = Se algo estiver errado, tudo volta ao lugar{ $count ->
    [0] {""}
    [1] , você compra uma peça de penalidade
   *[other] , você compra { $count } peças de penalidade
  } e o seu turno acaba. Jogar assim?
game-penalty-back = Olhar de novo
game-penalty-silent = Não perguntar de novo
game-unchecked = Tudo é verificado quando você aperta Jogar.
game-verdict-begin = Coloque peças na mesa, ou compre.
game-verdict-begin-pass = Coloque peças na mesa, ou passe.
game-nothing-laid = Primeiro coloque peças na mesa, ou compre.
game-nothing-laid-pass = Primeiro coloque peças na mesa, ou passe.
game-not-yet = { $name } ainda está jogando. Espere a sua vez.
game-opening-first = Primeiro abra: coloque { $needed ->
    [0] uma combinação do seu suporte
   *[other] combinações do seu suporte que valham pelo menos { $needed } pontos
  }. Depois você pode acrescentar à mesa.
game-rows-wrong = { $count } combinações ainda não são válidas. Estão assinaladas.
game-read-all = Ler tudo
game-verdict-fine = Tudo encaixa.
game-verdict-begun = Continue: uma combinação precisa de pelo menos três peças.
game-verdict-apart = Junte estas peças para formar uma combinação.
game-joker-D = Curinga duplo: representa duas peças vizinhas da combinação.
game-joker-C = Curinga de troca de cor: depois dele, a sequência continua em outra cor.
game-joker-M = Curinga espelho: as mesmas peças ficam dos dois lados.
game-opening = { $reached ->
    [yes] Para abrir: { $points } pontos. É o bastante.
   *[no] Para abrir: { $points } de { $needed }
  }

## A plan while others play

game-plan-begin = Planeje enquanto espera: coloque peças como se fosse a sua vez. Só você vê.
game-plan-yours = Seu plano. Só você vê.
game-plan-fine = Seu plano funciona. Só você vê.
game-plan-rated = Aqui só fica o que ainda encaixa sem mudar.
game-plan-refitted = A mesa mudou. No seu plano, { $pieces } { $count ->
    [one] vai
   *[other] vão
  } agora para outro lugar.
game-plan-no-place = A mesa mudou. De volta ao seu suporte, porque não há mais lugar: { $pieces }.
game-plan-unhelped = A mesa mudou. De volta ao seu suporte, porque uma partida ranqueada só guarda o que ainda encaixa: { $pieces }.
game-plan-busy = A mesa mudou e o servidor está ocupado demais para procurar outro lugar. De volta ao seu suporte: { $pieces }.
game-plan-dropped = A mesa mudou. O que você queria reorganizar está de novo como antes.

## The clock

game-no-clock = Não há relógio: jogue com calma.
game-clock-seconds = { $count ->
    [one] resta { $count } segundo
   *[other] restam { $count } segundos
  }
game-clock-minutes = { $count ->
    [one] resta { $count } minuto
   *[other] restam { $count } minutos
  }
game-clock-hours = { $count ->
    [one] resta { $count } hora
   *[other] restam { $count } horas
  }
game-last-seconds = Restam dez segundos.
game-time-out = Quando o tempo acaba

## Hints

game-hint-asking = Olhando o seu suporte…
game-hint-nothing = Neste turno não há nada para jogar.
game-hint-something = Há uma jogada para você.
game-hint-most = O máximo que você pode jogar: { $pieces }.
game-hint-some = Você pode jogar { $pieces }.
game-hint-most-shown = O máximo que você pode jogar:
game-hint-some-shown = Você pode jogar:
game-hint-which = Quais peças?
game-hint-how = Mostre como
game-hint-again = Mostrar de novo
game-hint-lay = Colocar assim

## The end of a game

game-scores = Placar
game-player = Nome
game-round-game = { $round }.{ $game }
game-won = ganho
game-total = Total
game-games-won = Ganhos
game-round-total = Rodada { $round }
game-left-points = sobram { $points }
game-left-nothing = não sobra nada
game-see-table = Ver a mesa
game-you-won = Você ganhou!
game-you-won-match = Você ganhou a partida!
game-won-by = { $winners ->
    [one] { $who } ganhou!
   *[other] { $who } dividem a vitória.
  }
game-wants-rematch = quer jogar de novo
game-not-asked = ainda não respondeu
game-next-deal = Próximo jogo
game-rematch = Jogar de novo
game-rematch-waits = Esperando { $names }.
game-rematch-wanted = { $count ->
    [one] { $names } quer jogar de novo.
   *[other] { $names } querem jogar de novo.
  }
game-rematch-without = Começar sem esperar
game-replay = Rever
game-record-fold = Partida e embaralhamento
game-record = Baixar a partida
game-verify = Conferir embaralhamento
game-verified = { $games ->
    [one] Refeito com o segredo mostrado depois do jogo: é o mesmo embaralhamento.
   *[other] Os { $games } embaralhamentos, refeitos com os segredos mostrados, são os mesmos.
  }
game-verified-here = Este navegador refez o embaralhamento por conta própria.
game-verified-there = Quem refez o embaralhamento foi o servidor, porque este navegador não consegue fazer isso nesta página (precisa de https).
game-not-verified = O embaralhamento refeito é outro: não confie neste jogo.
game-verify-later = O servidor não conseguiu conferir agora; tente mais tarde.
game-seen-kept = O servidor cumpriu o que prometeu a este navegador antes da distribuição.
game-seen-changed = O servidor trocou o que prometeu antes da distribuição ou o número que você acrescentou. Não confie neste servidor.
game-seen-none = Este navegador não viu a partida antes da distribuição e não sabe se o servidor cumpriu a promessa.

## Away, back and paused

game-log = Registro
game-drawn-then = { $first }, depois { $last }
game-event-left = { $you ->
    [yes] Você saiu: alguém joga por você.
   *[no] { $who } saiu: alguém joga em seu lugar.
  }
game-event-back = { $you ->
    [yes] Você voltou.
   *[no] { $who } voltou.
  }
game-event-pause-asked = { $you ->
    [yes] Você pede uma pausa.
   *[no] { $who } pede uma pausa.
  }
game-event-hint = { $you ->
    [yes] Você usa uma dica.
   *[no] { $who } usa uma dica.
  }
game-event-paused = O jogo está em pausa.
game-event-given-up = { $you ->
    [yes] Você encerrou a partida.
   *[no] { $who } encerrou a partida.
  }
game-event-pause-ended = { $you ->
    [yes] Você encerra a pausa.
   *[no] { $who } encerra a pausa.
  }

## Chat

game-chat = Chat
game-chat-text = Diga algo
game-chat-send = Enviar
game-chat-heard = { $name }: { $words }
game-chat-about = Silenciar ou denunciar { $name }
game-chat-mute = Silenciar { $name }
game-chat-muted = Você não verá mais as mensagens de { $name }.
game-chat-block = Bloquear { $name }
game-chat-blocked = Você não verá mais as mensagens de { $name }, que não pode mais vir às suas mesas.
game-chat-report = Denunciar { $name }
game-chat-reported = Denúncia recebida. Quem cuida deste servidor vai verificar.
game-chat-reason = Denunciado na mesa
chat-hello = Olá!
chat-good-luck = Boa sorte!
chat-well-played = Bem jogado!
chat-thanks = Valeu!
chat-sorry = Desculpe!
chat-one-moment = Um momento, por favor.
chat-oops = Ops!
chat-good-game = Bom jogo!
chat-again = Mais uma?
chat-emote-laugh = risada
chat-emote-wow = uau
chat-emote-think = pensando
chat-emote-aw = ah, que pena
chat-emote-phew = ufa
chat-emote-heart = coração
chat-emote-star = estrela
chat-emote-party = oba
game-emotes = Reações

## Keys

game-keys = Teclas
game-keys-title = Atalhos de teclado
game-keys-draw = Comprar ou passar
game-keys-play = Terminar o turno: jogar
game-keys-clock = Quanto tempo resta
game-keys-rack = O que há no seu suporte
game-keys-pool = Quantas peças há no monte
game-keys-last = O que aconteceu por último
game-keys-again = Ver de novo os últimos turnos
game-keys-help = Esta lista
game-key-rack = { $count ->
    [one] { $count } peça no seu suporte: { $pieces }.
   *[other] { $count } peças no seu suporte: { $pieces }.
  }
game-key-pool = { $count ->
    [0] O monte está vazio.
    [1] Uma peça no monte.
   *[other] { $count } peças no monte.
  }

## Tips in the first game

game-tip-ok = Entendi
game-tip-off = Desativar dicas
game-called-start = O jogo na sua mesa começou.
game-called-full = Todos estão na sua mesa. Você pode começar.
game-called-asks = Alguém quer entrar na sua mesa.
game-called-closed = A sua mesa foi fechada.
