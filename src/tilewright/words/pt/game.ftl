### Portuguese: the screen of a match of tiles, in the browser.

## Around the felt

game-title = À mesa
game-home = Início
game-close = Fechar
game-more = Mais
game-rules = Regras
game-joining = Você está se sentando …
game-waiting = O jogo começa assim que todos chegarem.
game-gone = Esta partida não foi encontrada
game-refused = Agora não dá.
game-your-turn = Sua vez
game-their-turn = { $name } está jogando
game-over = O jogo acabou
game-match-over = A partida acabou
game-paused = Em pausa
game-you-are-away = Alguém joga por você
game-watching = Você está assistindo.
game-watching-later = Quem assiste vê o jogo um pouco mais tarde. Um momento …
game-last-lap = Últimas vezes: ninguém compra mais
game-down = A conexão caiu; sua vez está guardada. Tentando de novo …
game-number = Jogo { $game } de { $games }
game-pool = { $count ->
    [0] Monte vazio
   *[other] Monte { $count }
  }

## Seats

game-seats = Os outros à mesa
game-you = Você
game-bot = joga o computador
game-bot-number = { $name } { $number }
game-moves = na vez
game-pieces-held = peças no suporte
game-opened = já abriu
game-not-opened = ainda não abriu
game-points = { $points } pts
game-away = ausente
game-not-connected = sem conexão
game-wants-pause = gostaria de uma pausa

## What may be done

game-tools = Mexer
game-play = Jogar
game-draw = Comprar
game-pass = Passar
game-undo = Desfazer
game-redo = Refazer
game-reset = Zerar
game-hint = Dica
game-talk = Conversa
game-claim = Mostrar meus pares e distribuir de novo
game-step-away = Vou me ausentar: joguem por mim
game-come-back = Voltei
game-pause = Pedir uma pausa
game-pause-agree = De acordo, uma pausa
game-pause-no-longer = Melhor sem pausa
game-go-on = Continuar
game-sounds = Sons
game-zen = Só mesa e suporte
game-zen-end = Mostrar tudo
game-give-up = Assim você perde o que pôs. Aperte de novo se é isso mesmo.
game-verdict-begin = Ponha peças na mesa, ou compre.
game-verdict-begin-pass = Ponha peças na mesa, ou passe.
game-verdict-fine = Tudo encaixa.
game-opening = Para abrir: { $points } de { $needed }

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

game-hint-asking = Olhando o seu suporte …
game-hint-nothing = Nesta vez não há nada para pôr.
game-hint-something = Há uma jogada para você.
game-hint-most = O máximo que você pode pôr: { $pieces }.
game-hint-some = Você pode pôr { $pieces }.
game-hint-most-shown = O máximo que você pode pôr:
game-hint-some-shown = Você pode pôr:
game-hint-which = Quais peças?
game-hint-how = Mostre como
game-hint-again = Mostrar de novo
game-hint-lay = Pôr assim

## The end of a game

game-scores = Placar
game-player = Nome
game-round-game = { $round }.{ $game }
game-won = ganhos
game-total = Total
game-left-points = sobram { $points }
game-left-nothing = não sobra nada
game-see-table = Ver a mesa
game-next-deal = Próximo jogo
game-rematch = Jogar de novo
game-rematch-waits = Esperando { $names }.
game-rematch-without = Começar sem esperar
game-replay = Rever
game-record = Baixar o registro
game-verify = Conferir o embaralhamento
game-verified = { $games ->
    [one] Refeito com o segredo mostrado depois do jogo: é o mesmo embaralhamento.
   *[other] Os { $games } embaralhamentos, refeitos com os segredos mostrados, são os mesmos.
  }
game-not-verified = O embaralhamento refeito é outro: não confie neste jogo.
game-verify-later = O servidor não conseguiu conferir agora; tente mais tarde.

## What happens beside the game

game-log = O que aconteceu
game-event-left = { $you ->
    [yes] Você saiu: jogam por você.
   *[no] { $who } saiu: jogam no seu lugar.
  }
game-event-back = { $you ->
    [yes] Você voltou.
   *[no] { $who } voltou.
  }
game-event-pause-asked = { $you ->
    [yes] Você pede uma pausa.
   *[no] { $who } pede uma pausa.
  }
game-event-paused = O jogo está em pausa.
game-event-pause-ended = { $you ->
    [yes] Você encerra a pausa.
   *[no] { $who } encerra a pausa.
  }

## Talk

game-chat = Conversa
game-chat-text = Diga algo
game-chat-send = Enviar
game-chat-heard = { $name }: { $words }
game-chat-about = O que { $name } disse: silenciar ou denunciar
game-chat-mute = Silenciar { $name }
game-chat-muted = Você não ouve mais { $name }.
game-chat-block = Bloquear { $name }
game-chat-blocked = Você não ouve mais { $name }, que não pode mais vir às suas mesas.
game-chat-report = Denunciar { $name }
game-chat-reported = Agradecemos. Quem cuida deste servidor vai ver.
game-chat-reason = Denunciado à mesa
chat-hello = Olá!
chat-good-luck = Boa sorte!
chat-well-played = Boa jogada!
chat-thanks = Valeu!
chat-sorry = Desculpe!
chat-one-moment = Um momento, por favor.
chat-oops = Opa!
chat-good-game = Bom jogo!
chat-again = De novo?

## Keys

game-keys = Teclas
game-keys-title = Atalhos de teclado
game-keys-clock = Quanto tempo resta
game-keys-rack = O que há no seu suporte
game-keys-pool = Quantas peças há no monte
game-keys-last = O que aconteceu por último
game-keys-help = Estas teclas
game-key-rack = { $count ->
    [one] { $count } peça no seu suporte: { $pieces }.
   *[other] { $count } peças no seu suporte: { $pieces }.
  }
game-key-pool = { $count ->
    [0] O monte está vazio.
    [1] Uma peça no monte.
   *[other] { $count } peças no monte.
  }
