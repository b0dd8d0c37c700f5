### Portuguese: the pages around a game, in the browser.

page-close = Fechar
page-watch = Assistir

## Bots and clocks

page-bot-line = { $bot } · { $strength }
page-strength-1 = muito fácil
page-strength-2 = fácil
page-strength-3 = médio
page-strength-4 = forte
page-strength-5 = muito forte
page-clock-none = Sem relógio
page-clock-seconds = { $seconds ->
    [one] { $seconds } segundo por vez
   *[other] { $seconds } segundos por vez
  }
page-clock-minutes = { $minutes ->
    [one] Um minuto por vez
   *[other] { $minutes } minutos por vez
  }
page-clock-days = { $days ->
    [one] Um dia para cada vez
   *[other] { $days } dias para cada vez
  }

## A new table

page-new-title = Uma mesa com amigos
page-new-booklet = O que você quer jogar?
page-new-seats = Quantos jogam?
page-new-chair = Cadeira { $number }
page-new-friend = Alguém que eu convido
page-new-clock = Quanto pode durar uma vez?
page-new-listed = Qualquer um neste servidor pode entrar
page-new-watched = Outros podem assistir
page-new-rated = Conta para a classificação
page-new-rated-people = Só mesas sem bots contam para a classificação.
page-new-rated-means = Numa mesa com classificação não há dicas.
page-new-house = Regras da casa
page-new-changed = { $count ->
    [one] { $count } mudada
   *[other] { $count } mudadas
  }
page-new-house-why = Toda a mesa vê o que você muda aqui.
page-new-open = Abrir a mesa
page-new-next = Depois você recebe o link para mandar.

## Tables

page-tables-title = Mesas
page-tables-new = Mesa nova
page-tables-own = As suas
page-tables-back = Ir para a mesa
page-tables-open = Para entrar
page-tables-none = Ninguém está esperando agora. Abra uma mesa, e outros podem entrar.
page-tables-played = Para assistir
page-tables-free = { $count ->
    [one] uma cadeira livre
   *[other] { $count } cadeiras livres
  }

## Joining by a link

page-join-title = Um convite para você
page-join-lead = Há uma cadeira para você. Diga seu nome e sente-se.
page-join-there = À mesa: { $names }.
page-join-name = Seu nome
page-join-sit = Sentar-se
page-join-guest = Não é preciso ter conta.
page-join-full = Todas as cadeiras desta mesa estão ocupadas.
page-join-begun = A partida desta mesa já começou.

## The waiting room

page-room-title = Uma mesa
page-room-chairs = Cadeiras
page-room-free = Cadeira livre
page-room-you = é você
page-room-listed = aberta a todos
page-room-by-link = só pelo link
page-room-rated = com classificação
page-room-house = regras da casa
page-room-waiting = { $count ->
    [one] Ainda há uma cadeira livre.
   *[other] Ainda há { $count } cadeiras livres.
  }
page-room-full = Todos chegaram.
page-room-start = Começar o jogo
page-room-host-starts = Quem abriu a mesa começa o jogo.
page-room-leave = Sair
page-room-close = Fechar a mesa
page-room-kick = Mandar embora
page-room-kick-who = Mandar { $name } embora
page-room-remove = Tirar
page-room-remove-who = Tirar o bot { $name }
page-room-which = Quem fica com as cadeiras livres no começo?
page-room-nobody = Ninguém: elas saem
page-room-add = Pôr um bot
page-room-ended = Esta mesa está fechada
page-room-ended-why = Ela foi fechada, ou não é para você.
page-share-title = Convidar
page-share-lead = Mande este link, ou deixe apontarem a câmera para a imagem.
page-share-link = Link
page-share-copy = Copiar o link
page-share-copied = Copiado
page-share-local = Este link só funciona neste aparelho. Para os celulares da casa, inicie o servidor com --lan e abra o endereço que ele mostra.
page-share-qr = O link como código para uma câmera

## Oneself

page-me-title = Eu
page-me-name-title = Como os outros veem você
page-me-name = Nome
page-me-name-kept = Seu nome está guardado.
page-me-keep = Guardar
page-me-account = Conta
page-me-why = Você joga sem conta neste aparelho. Com uma conta, suas partidas e sua classificação ficam em todos.
page-me-sign-up = Criar uma conta
page-me-made = Sua conta está criada.
page-me-log-in = Entrar
page-me-log-out = Sair
page-me-logged-in = Você entrou como { $login }.
page-me-login = Nome de usuário
page-me-password = Senha
page-me-password-old = Senha atual
page-me-password-new = Senha nova
page-me-password-change = Mudar a senha
page-me-password-ends = Todos os seus outros aparelhos são desconectados.
page-me-password-kept = Sua senha está mudada.
page-me-ratings = Classificação
page-me-rated-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
  }
page-me-history = Suas partidas
page-me-nothing = Você ainda não jogou.
page-me-earlier = Mostrar anteriores
page-me-won = Você ganhou
page-me-won-by = Vitória de { $names }
page-me-unfinished = Não acabou
page-me-replay = Rever
page-me-record = Baixar o registro
page-me-go-on = Continuar jogando
page-me-kept = O que é guardado sobre você
page-me-kept-what = Seu nome, suas configurações, suas partidas e o que você disse às mesas. Mais nada, e nada vai para outros.
page-me-export = Baixar tudo
page-me-delete = Apagar-me
page-me-delete-means = Tudo sobre você é apagado. Nas partidas dos outros fica um nome vazio. Não dá para desfazer.
page-me-delete-sure = Sim, apagar tudo sobre mim

## Settings

page-settings-title = Configurações
page-settings-language = Idioma
page-settings-browser = Como o navegador
page-settings-theme = Cores
page-settings-theme-auto = Como o aparelho
page-settings-theme-light = Claro
page-settings-theme-dark = Escuro
page-settings-sorting = Arrumar meu suporte
page-settings-sorting-color = Por cor
page-settings-sorting-number = Por número
page-settings-sorting-own = Minha própria ordem
page-settings-sounds = Sons
page-settings-sounds-means = Um som suave quando é a sua vez e quando põem peças.
page-settings-zen = Só a mesa
page-settings-zen-means = Esconde tudo em volta da mesa e do suporte enquanto você joga.
page-settings-shunned = Pessoas que você não ouve
page-settings-nobody = Você ouve todo mundo.
page-settings-muted = em silêncio
page-settings-blocked = com bloqueio
page-settings-hear = Ouvir de novo
page-settings-hear-who = Ouvir { $name } de novo
page-settings-kept = Guardado na hora, e com você quando entrar em outro lugar.

## A game told again

page-replay-title = Rever
page-replay-of = { $booklet }, jogo { $game }
page-replay-game = Jogo
page-replay-racks = O suporte mostrado
page-replay-pool = { $count } no monte
page-replay-back = Um passo atrás
page-replay-next = Um passo à frente
page-replay-play = Reproduzir
page-replay-pause = Pausa
page-replay-moment = Momento
page-replay-moment-of = { $number } de { $count }
page-replay-keys = Teclas: ← e → passo a passo, Espaço reproduz.

## Rules

page-rules-title = Regras
page-rules-table = As regras desta mesa
page-rules-others = Manuais
page-rules-marked = O que muda em outros manuais está marcado; abra para ver o que dizem.
page-rules-house = regra da casa
page-rules-only = só aqui
page-rules-for = { $game ->
    [dice] Para { $least }, com { $pieces } dados.
   *[tiles] De { $least } a { $most } jogadores, com { $pieces } peças.
  }
page-rules-short = Em poucas palavras
page-rules-goal = Ponha todas as suas peças antes dos outros. Elas são postas em combinações de três ou mais:
page-rules-run = Uma sequência: uma cor, números seguidos
page-rules-group = Um grupo: um número, cores diferentes
page-rules-joker = Um curinga vale por qualquer peça
page-rules-turn = Na sua vez, ponha pelo menos uma peça do suporte, ou compre uma do monte. Para abrir, suas primeiras combinações têm que valer o bastante, tudo do seu suporte. Depois você também pode mexer em tudo na mesa, desde que só fiquem combinações inteiras.
page-rules-end = Quando alguém põe a última peça, o jogo acaba, e os outros contam o que sobrou no suporte.
page-rules-dice-goal = Ponha todos os seus dados antes do outro. Eles são postos em linhas atravessadas e para baixo, como em palavras cruzadas, e cada linha de dois ou mais faz parte de uma combinação: uma sequência ou um grupo de três ou mais.
page-rules-dice-turn = Lance seus dados e ponha quantos puder e quiser, também em linhas que já estão lá; pode mexer no que está na mesa, desde que só fiquem combinações inteiras. Na vez seguinte você escolhe quais dados lançar de novo.
page-rules-dice-end = Quem põe o último dado ganha a rodada e marca o que sobra para o outro.
