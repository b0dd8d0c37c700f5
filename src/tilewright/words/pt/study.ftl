### Português: o tabuleiro de análise.

study-title = Mesa de análise
study-why = Monte uma mesa e encontre a melhor jogada.
study-sample = Qual é o melhor turno aqui?
study-sample-why = Restam cinco peças. Vê como podem ser todas colocadas.
study-position = Mesa e suporte
study-table = Mesa como texto
study-rack = Suporte como texto
study-as-text = Digitar ou colar mesa e suporte
study-back-to = Voltar ao turno { $turn }
study-best = Melhor jogada por
study-tabs = Perguntas
study-tab-edit = Montar
study-tab-best = Melhor
study-tab-plays = Todas as jogadas
study-tab-rows = Combinações
study-tab-try = Tentar
study-tab-out = Continuar
study-by-tiles = Mais peças
study-by-points = Mais pontos
study-by-out = Bater
study-empty = Ponha pelo menos uma peça no suporte.
study-unfinished = Uma combinação tem pelo menos três peças.
study-no-rows = Coloque uma combinação na mesa.
study-thinking = Pensando…
study-none = Aqui não dá para colocar nenhuma peça.
study-not-out = Aqui você não consegue bater em uma jogada.
study-found = { $count ->
    [one] Coloque { $count } peça
   *[other] Coloque { $count } peças
  }{ $out ->
    [yes] {" "}e bata
   *[no] {""}
  }. Assim saem { $points } { $points ->
    [one] ponto
   *[other] pontos
  } do seu suporte.
study-unproven = Talvez haja uma jogada ainda melhor.
study-before = Antes
study-after = Depois
study-show = Mostrar os passos
study-steps = Passos
study-plays-all = { $count ->
    [0] Aqui não dá para colocar nenhuma peça.
    [1] Só há uma maneira de colocar peças.
   *[other] Há { $count } maneiras de colocar peças.
  }
study-plays-more = Estas são as { $count } melhores escolhas. Há mais.
study-play = { $pieces }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }
study-plays-next = Mostrar mais
study-stands = O { $joker } representa { $stands }.
study-redo = Refazer
study-copy-text = Copiar como texto
study-record = Carregar uma partida
study-record-file = O arquivo de uma partida
study-record-paste = Ou cole a partida, ou o seu texto curto
study-record-long = É longo demais para uma partida.
study-behind = Vence { $less } menos que a melhor destas ({ $low } a { $high }).
study-as-good = Sem diferença clara para a melhor destas.
study-ahead = A melhor destas.
study-wait = Comprar no lugar disso:
study-chances-how = Chances de vencer contra um adversário, com intervalos de 95 %. Todas as jogadas foram jogadas nos mesmos jogos imaginados.
study-compare = Comparar
study-compare-how = Escolha Comparar em duas jogadas para vê-las lado a lado.
study-compare-other = Escolha outra jogada para comparar.
study-compared = Duas jogadas lado a lado
study-lays = { $count ->
    [one] Coloca { $count } peça
   *[other] Coloca { $count } peças
  }
study-keeps = { $count ->
    [0] Não fica com nada
    [one] Fica com { $count } peça
   *[other] Fica com { $count } peças
  }
study-go-on = Continuar daqui
study-picture = Salvar imagem
study-drawing = Salvar como SVG
study-here = Analisar daqui
study-out-bot = Adversário { $number }
study-out-start = Começar o jogo
study-out-again = Começar de novo
study-out-nobody = Ninguém
study-out-racks = Suportes no fim
study-out-how = Os bots recebem ao acaso peças que não estão nem na mesa nem no seu suporte. Este jogo não é salvo nem conta para o rating.

review-faces = Rever o jogo ou ver a revisão
review-tab = { $face }: { $names }
review-tab-turn = Turno { $turn } · { $face }: { $names }
review-making = Preparando a revisão…
review-done = { $done } de { $turns } jogadas analisadas
review-summary = Resumo
review-quality = de 100
review-quality-how = O quanto cada jogador escolheu bem os seus turnos. 100 significa que nenhum outro turno daria mais chance de vencer.
review-moments = Momentos decisivos
review-turns = Jogadas
review-best-turns = Melhores jogadas
review-held-turns = Boa espera
review-mistakes = Erros
review-outs-missed = Podia ter batido
review-chances = Chances de vencer
review-chances-how = As chances depois de cada turno, em média por volta da mesa. Para cada turno, { $count } jogos foram jogados até o fim, só com o que aquele jogador podia saber. Arraste pelo gráfico para ver um turno.
review-as-table = Em tabela
review-turn = Jogada
review-turn-short = Jogada { $turn }
review-mistakes-first = Erros primeiro
review-turn-of = Jogada { $turn }, { $name }
review-laid = { $laid } de { $most } colocadas
review-lost = Isso diminuiu a chance de vencer em { $chance }.
review-best-here = A melhor jogada aqui
review-try = Tente este turno
review-show-best = Mostrar a melhor jogada
review-watch = Ver o que foi jogado
review-analyze = Analisar
review-play-on = Continuar contra bots
review-back = Turno anterior
review-next = Próximo turno
review-goal = { $count ->
    [one] Aqui dá para jogar { $count } peça. Consegue achá-la?
   *[other] Aqui dá para jogar { $count } peças. Consegue achá-las?
  }
review-goal-out = Aqui dá para bater. Você vê como?
review-goal-found = Você achou!
review-badge-out = Podia ter batido
review-badge-open = Podia ter aberto
review-badge-missed = { $count ->
    [one] { $count } peça não aproveitada
   *[other] { $count } peças não aproveitadas
  }
review-badge-held = Boa espera
review-badge-best = A melhor
review-badge-none = Nada encaixava

deal-par = A marca é { $points } pontos: foi o que o { $bot } fez com as suas peças.
deal-played = Você fez { $points } pontos.
deal-place = { $place }º lugar.
deal-field = { $count ->
    [0] Ninguém terminou ainda.
    [one] Uma pessoa terminou.
   *[other] { $count } pessoas terminaram.
  }
deal-claimed = { $claimed ->
    [one] Uma delas jogou offline; esse resultado não tira o lugar de ninguém.
   *[other] { $claimed } delas jogaram offline; esses resultados não tiram o lugar de ninguém.
  }
deal-review = Rever
deal-proof = Como conferir a distribuição
deal-proof-why = Estas são as impressões digitais (SHA-256) das chaves de onde saem as peças. Cada uma aparece desde a véspera e está no registro do seu jogo, então a distribuição não pode mudar.
deal-today = Hoje
deal-tomorrow = Amanhã

puzzles-title = Desafios
puzzles-lead = Em cada desafio há uma jogada melhor que as outras. Você consegue achar? Sem dicas, seu rating sobe.
puzzles-one = Desafio
puzzles-of-day = Desafio de { $date }
puzzles-month-before = Mês anterior
puzzles-month-after = Mês seguinte
puzzles-day = { $date }, { $rules }{ $state ->
    [solved] , resolvido
    [late] , resolvido depois
   *[open] {""}
  }
puzzles-calendar-why = Um dia perdido não zera sua contagem de dias seguidos. Ainda dá para resolver os desafios perdidos.
puzzles-solve = Resolver
puzzles-again = Ver de novo
puzzles-all = Todos os desafios
puzzles-grade = Dificuldade
puzzles-grade-of = Dificuldade { $grade } de 10
puzzles-any = Qualquer
puzzles-done = { $done } de { $count } resolvidos
puzzles-kind = Objetivo
puzzles-kind-out = Colocar tudo
puzzles-kind-most = Colocar o máximo
puzzles-kind-open = Abrir
puzzles-kind-free_joker = Liberar um curinga
puzzles-kind-cross = Cruzar combinações
puzzles-mine = Meu nível
puzzles-more = Mostrar mais
puzzles-picture = { $kind }, dificuldade { $grade }{ $solved ->
    [yes] , resolvido
   *[no] {""}
  }
puzzles-solved = Resolvido!
puzzles-hints-used = { $count ->
    [0] Sem dicas.
    [one] Com uma dica.
   *[other] Com { $count } dicas.
  }
puzzles-next = Próximo desafio
puzzles-share = Copiar o resultado
puzzles-tomorrow = Próximo desafio do dia: { $time }.
puzzles-time = Resolvido em { $time }.
puzzles-hint-tiles = Coloque estas peças:
puzzles-hint-dice = Coloque estes dados:
puzzles-hint-step = Próximo passo
puzzles-rating = Seu rating nos desafios: { $rating }
puzzles-rated = Seu rating nos desafios: { $rating } ({ $change }).
puzzles-hint-cost = As dicas custam pontos de rating.
puzzles-wrong = Dá para jogar mais. Respostas erradas custam pontos de rating.
mistakes-none = Nada aqui ainda. Quando um jogo que você terminou é revisado, até três turnos em que você deixou passar algo viram desafios aqui, se houver uma única melhor resposta comprovada.
mistakes-all-solved = Você resolveu todos. A revisão do seu próximo jogo pode trazer mais.
mistakes-solved = Resolvidos: { $count }
mistakes-one = Uma chance que você deixou passar
mistakes-turn = Turno { $turn } do seu jogo
mistakes-in-game = { $count ->
    [one] { $count } chance que você deixou passar aqui agora é um desafio.
   *[other] { $count } chances que você deixou passar aqui agora são desafios.
}
mistakes-as-puzzle = Resolver como desafio
mistakes-wrong = Dá para jogar mais.
rush-title = Sprint de três minutos
rush-lead = Resolva o máximo de desafios que puder em três minutos. Eles ficam cada vez mais difíceis, e três erros encerram o sprint.
rush-start = Começar
rush-again = De novo
rush-skip = Pular (conta como erro)
rush-best = Seu recorde: { $count ->
    [one] { $count } desafio resolvido
   *[other] { $count } desafios resolvidos
  }.
rush-board = Os melhores resultados de hoje neste servidor
rush-missed = Os desafios que você não resolveu
rush-answer = Ver a resposta
rush-score = Resolvidos: { $solved }. Erros: { $missed } de { $misses }.
rush-number = Desafio { $number }, dificuldade { $grade }.
rush-over-misses = Três erros. O sprint acabou.
rush-over-time = O tempo acabou!
rush-over = O sprint acabou.
rush-result = { $count ->
    [0] Nenhum desafio resolvido.
    [one] 1 desafio resolvido!
   *[other] { $count } desafios resolvidos!
  }
progress-title = Progresso
progress-train = Treine agora: { $theme }
progress-found = Você achou a melhor jogada em { $best } de { $turns } vezes.
progress-how = Quantas vezes você achou a melhor jogada nos seus últimos jogos revisados, por tema, com intervalos de 95 %.
progress-best = Melhores jogadas achadas nas suas últimas { $count } partidas revisadas: { $now }
progress-opened = Turno da sua abertura nas suas últimas { $count } partidas revisadas, em média: { $now }
progress-jokers = Curingas no fim nas suas últimas { $count } partidas revisadas, por jogo: { $now }
progress-between = Seu nível está entre { $low } e { $high } (95 %). O rating é um número cauteloso, abaixo disso.
results-title = Seus resultados
results-none = Nada aqui ainda. Suas partidas terminadas vão aparecer aqui.
results-puzzles = Desafios resolvidos: { $solved }. Rating: { $rating }. Dias seguidos: { $streak }.
results-opponents = Contra
results-matches = Partidas
results-games = Jogos
results-won = Vencidas
results-wins = Vitórias nas últimas { $count } partidas: { $now }
results-missed = Peças não aproveitadas por turno
results-reviewed = Jogos revisados
results-opened = Turno da abertura, em média
results-jokers = Curingas no fim, por jogo
results-missed-now = Peças não aproveitadas por turno nas últimas { $count } partidas revisadas: { $now }
results-people = pessoas
results-bots = bots
results-csv = Baixar como CSV
results-rating = { $title }: { $rating }
results-date = Data
results-interval = Nível (95 %)

## Replays and results

page-me-ratings = Rating
page-me-rated-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
  }
page-me-history = Suas partidas
page-me-nothing = Você ainda não jogou.
page-me-earlier = Mostrar anteriores
page-me-unfinished = Não terminada
page-me-record = Baixar a partida
page-me-go-on = Continuar jogando
page-replay-title = Rever
page-replay-of = { $booklet }, jogo { $game }
page-replay-game = Jogo
page-replay-racks = O suporte mostrado
page-replay-pool = { $count } no monte
page-replay-back = Um passo atrás
page-replay-next = Um passo à frente
page-replay-play = Reproduzir
page-replay-pause = Pausa
page-replay-moment = Passo
page-replay-moment-of = { $number } de { $count }
page-replay-keys = Teclas: ← e → passo a passo, Espaço reproduz.
