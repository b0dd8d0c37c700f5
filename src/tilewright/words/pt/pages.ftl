### Portuguese: the pages around a game, in the browser.

page-close = Fechar
page-watch = Assistir

## Bots and clocks

page-bot-line = { $bot } · { $strength }
page-bot-technical = Nome técnico:
page-strength-1 = muito fácil
page-strength-2 = fácil
page-strength-3 = médio
page-strength-4 = difícil
page-strength-5 = muito difícil
page-ladder-title = A escada dos bots
page-ladder-beaten = Bots do mais fácil ao mais difícil. Você venceu { $count } de { $all }.
page-ladder-tick = vencido
page-ladder-add = Adicionar à mesa
page-ladder-add-who = Adicionar { $name } à mesa
page-clock-none = Sem relógio
page-clock-seconds = { $seconds ->
    [one] { $seconds } segundo por turno
   *[other] { $seconds } segundos por turno
  }
page-clock-minutes = { $minutes ->
    [one] Um minuto por turno
   *[other] { $minutes } minutos por turno
  }
page-clock-days = { $days ->
    [one] Um dia por turno
   *[other] { $days } dias por turno
  }

## A new table

page-new-title = Uma mesa com amigos
page-new-booklet = O que você quer jogar?
page-new-seats = Quantos jogadores?
page-new-chair = Lugar { $number }
page-new-friend = Alguém que eu convido
page-new-clock = Quanto tempo por turno?
page-new-listed = Qualquer um neste servidor pode entrar
page-new-watched = Outros podem assistir
page-new-quiet = Uma mesa tranquila
page-new-quiet-means = Para crianças e avós: só pessoas com o seu link, sem mensagens escritas, sem espectadores, sem rating, com peças grandes e sem relógio, a menos que você escolha um.
page-new-rated = Partida ranqueada
page-new-rated-people = Só mesas sem bots podem ser ranqueadas.
page-new-rated-means = Numa mesa ranqueada não há dicas.
page-new-house = Regras da casa
page-new-customize = Personalizar
page-differs = O que muda em relação ao manual:
page-differs-not = Tudo como no manual.
page-new-changed = { $count ->
    [one] { $count } mudada
   *[other] { $count } mudadas
  }
page-new-house-why = Toda a mesa vê o que você muda aqui.
page-house-search = Procurar uma regra da casa
page-house-found = { $count ->
    [0] Nada encontrado. Tente outra palavra.
    [one] { $count } regra encontrada.
   *[other] { $count } regras encontradas.
  }
page-house-printed = No manual: { $sentence }.
page-new-open = Abrir a mesa
page-new-summary = { $rules } · { $count } jogadores · { $clock }

## Tables

page-tables-title = Mesas
page-tables-club = Noite de clube
page-tables-new = Mesa nova
page-tables-own = Suas mesas
page-tables-back = Ir para a mesa
page-tables-open = Mesas para entrar
page-tables-none = Ninguém está esperando agora. Abra uma mesa, e outros podem entrar.
page-tables-played = Partidas para assistir
page-tables-free = { $count ->
    [one] um lugar livre
   *[other] { $count } lugares livres
  }

## Joining by a link

page-join-title = Um convite para você
page-join-lead = Há um lugar para você. Digite seu nome e entre.
page-join-there = Na mesa: { $names }.
page-join-host = { $name } está convidando você para jogar.
page-join-begun-why = Você pode assistir, ou pedir a { $name } um lugar na próxima partida.
page-join-name = Seu nome
page-join-sit = Sentar
page-join-guest = Não é preciso ter conta.
page-join-full = Todos os lugares desta mesa estão ocupados.
page-join-begun = A partida desta mesa já começou.

## The waiting room

page-room-title = Mesa
page-room-chairs = Lugares
page-room-free = Lugar livre
page-room-you = é você
page-room-listed = aberta a todos
page-room-by-link = só pelo link
page-room-rated = ranqueada
page-room-quiet = tranquila
page-room-house = regras da casa
page-room-waiting = { $count ->
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $count } lugares livres.
  }
page-room-full = Todos chegaram.
page-room-sound = Ligar o som? Assim você ouve quando é a sua vez, e este aparelho avisa se a página não estiver à vista.
page-room-sound-on = Ligar o som
page-room-sound-off = Não, em silêncio
page-room-start = Começar o jogo
page-room-start-without = Começar sem { $names }
page-room-host-starts = Quem abriu a mesa vai dar início ao jogo.
page-room-choose-seat = Escolha um lugar livre para jogar.
page-room-no-seat = Todos os lugares estão ocupados. Assim que um ficar livre, você pode se sentar aqui.
page-room-leave = Sair
page-room-meanwhile = Jogar contra um bot enquanto isso
page-room-meanwhile-why = Você mantém o seu lugar, e a gente avisa.
page-room-close = Fechar a mesa
page-room-kick-who = Expulsar { $name }
page-room-move = Mudar { $name } de lugar
page-room-move-where = Escolha um lugar para { $name }.
page-room-move-here = Para este lugar: { $name }
page-room-remove-who = Remover o bot { $name }
page-room-which = Quem fica com os lugares livres no começo?
page-room-nobody = Ninguém (eles são retirados)
page-room-starter = Quem começa?
page-room-add = Adicionar bot
page-room-ended = Esta mesa está fechada
page-room-ended-why = Ela foi fechada ou só abre com convite.
page-room-knock-why = Alguém enviou este endereço para você? Peça para entrar.
page-room-knock = Pedir para entrar
page-room-knocked = Pedido enviado. Se alguém deixar você entrar, a mesa abre aqui.
page-room-asks = { $name } quer entrar.
page-room-admit = Deixar entrar
page-room-decline = Agora não
page-handicap-title = Vantagem
page-handicap-like-table = Igual à mesa
page-handicap-opening = Abertura
page-handicap-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }
page-handicap-opens = { $points ->
    [0] abre com qualquer combinação
   *[other] abre com { $points } pontos
  }
page-handicap-rack = Peças no início
page-handicap-tiles = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
  }
page-handicap-dealt = { $count ->
    [one] recebe { $count } peça
   *[other] recebe { $count } peças
  }
page-handicap-time = Tempo por turno
page-handicap-hints = Dicas
page-handicap-always = sempre
page-handicap-three = três por jogo
page-handicap-never = nunca
page-handicap-hints-three = três dicas por jogo
page-handicap-hints-never = sem dicas
page-handicap-even = Equilibrar
page-handicap-even-why = Escolhe vantagens de acordo com a força medida dos bots e os resultados de vocês contra eles. Uma partida com vantagens não é ranqueada.
page-share-title = Convidar
page-share-lead = Mande este link, ou deixe que escaneiem o código.
page-share-link = Link
page-share-copy = Copiar o link
page-share-copied = Copiado
page-share-local = Este link só funciona neste aparelho. Para os celulares da casa, inicie o servidor com --lan e abra o endereço que ele mostra.
page-share-qr = O link como código QR
page-phones-join = Deixar celulares entrarem
page-phones-why = Assim, qualquer pessoa na mesma rede que este computador, como o seu Wi-Fi, pode abrir o Tilewright aqui e jogar sem conta. Pela internet ninguém consegue. O mesmo botão encerra isso, e tudo termina quando o Tilewright é fechado.
page-phones-stop = Não deixar mais celulares entrarem
page-phones-on = Os celulares da sua rede podem entrar: { $address }

## Profile

page-me-won = Você ganhou
page-me-won-by = Vitória de { $names }
page-me-export = Baixar meus dados

## People

page-people-title = Pessoas
page-people-why = Só você vê esta lista.
page-people-friends = Amigos
page-people-met = Pessoas com quem você jogou
page-people-none = Ainda ninguém. Depois da sua primeira partida com outras pessoas, elas aparecem aqui.
page-people-here = Online
page-people-playing = Está jogando
page-people-play = Jogar de novo
page-people-play-with = Jogar de novo com { $names }
page-people-ask = Adicionar aos amigos
page-people-ask-who = Adicionar { $name } aos amigos
page-people-asked = Pedido enviado
page-people-asks = { $name } quer fazer amizade com você.
page-people-agree = Aceitar
page-people-refuse = Recusar
page-people-more = Mais opções para { $name }
page-people-end = Desfazer amizade
page-people-take-back = Cancelar o pedido
page-people-forget = Remover desta lista
page-people-shown = Mostrar aos amigos quando estou online
page-people-shown-means = Ao lado do seu nome, seus amigos veem “Online” ou “Está jogando”. Mais ninguém.
page-people-together = Quem está ganhando?
page-people-leads = { $name } tem { $lead } de vantagem
page-people-leads-you = Você tem { $lead } de vantagem
page-people-level = Empate
page-people-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
page-people-all = Todas as pessoas que você conhece
page-people-calls = { $name } convida você para jogar: { $book }
page-people-later = Agora não
page-people-invite = Convidar pessoas que você conhece
page-people-invite-who = Convidar { $name }
page-people-called = { $names } { $count ->
    [one] recebeu o convite.
   *[other] receberam o convite.
}
page-people-cannot = { $names } não pode jogar agora.

## Rules

page-rules-title = Regras
page-rules-table = As regras desta mesa
page-rules-others = Manuais
page-rules-house = regra da casa
page-rules-only = só aqui
page-rules-for = { $game ->
    [dice] Para { $least } jogadores, com { $pieces } dados.
   *[tiles] De { $least } a { $most } jogadores, com { $pieces } peças.
  }
page-rules-contents = Nestas páginas
page-rules-fine = Letras miúdas
page-rules-fine-why = Cada regra em detalhe, com a origem dela. O que muda em outros manuais está marcado; abra uma regra para comparar.
page-rules-elsewhere = Outros manuais
page-rules-right = Certo
page-rules-wrong = Errado
page-rules-adds = Você coloca
page-rules-then = Depois

## Puzzles, games and turns, wherever they are named

page-home-deal = Distribuição do dia
page-home-deal-why = Todo mundo recebe as mesmas peças contra os mesmos bots. Um jogo, uma tentativa, sem dicas.
page-daily = Desafio do dia
page-daily-streak = { $count ->
    [0] Resolva para começar a contar seus dias seguidos.
    [one] Um dia resolvido. Volte amanhã!
   *[other] { $count } dias seguidos.
  }
page-mistakes = Seus próprios erros
page-mistakes-to-do = { $count ->
    [one] { $count } chance que você deixou passar espera sua solução.
   *[other] { $count } chances que você deixou passar esperam sua solução.
}
page-daily-figures = { $count ->
    [0] Ninguém resolveu ainda.
    [one] Uma pessoa já resolveu.
   *[other] { $count } pessoas já resolveram.
  }
page-daily-median = Metade levou { $time } ou menos.
page-review = Revisão
page-remove = Tirar
