### Portuguese: rulebooks, their chapters and rules, and the bots, as pages name them.

## Rulebooks: a title, and what is special in one line

booklet-classic-fr = Clássico, à francesa
booklet-classic-de = Clássico, à alemã
booklet-classic-nl = Clássico, à holandesa
booklet-six = Caixa grande, até seis jogadores
booklet-tournament = Torneio
booklet-twist = Twist
booklet-turbo = Turbo, com dados
special-classic-fr = Um curinga é liberado colocando a peça que ele representa. Um minuto por turno.
special-classic-de = Três pares logo de saída? Você pode pedir nova distribuição. Um minuto por turno.
special-classic-nl = Sem relógio, e no turno em que abre você já pode acrescentar na mesa.
special-six = 160 peças, para caberem até seis numa mesa.
special-tournament = Para quem leva a sério: um erro custa peças, e o relógio corre.
special-twist = Mais seis curingas, de três tipos: um representa duas peças, um troca a cor, um é espelho.
special-turbo = Um duelo rápido: lance nove dados e encaixe-os como em palavras cruzadas.

## Presets of house rules

preset-printed = Como impresso
preset-means-printed = Todas as regras do manual
preset-family = Família
preset-means-family = { $game ->
    [dice] Sem pressa: nunca é obrigatório colocar uma combinação
   *[tiles] Sem pressa: sem relógio e abertura mais fácil
  }
preset-quick = Rápida
preset-means-quick = { $game ->
    [dice] Uma partida curta: menos dados, uma só rodada
   *[tiles] Um jogo curto: menos peças, um só jogo, com relógio
  }
preset-strict = Rigorosa
preset-means-strict = { $game ->
    [dice] Para especialistas: uma combinação própria por turno, e mais uma rodada em caso de empate
   *[tiles] Para especialistas: erros custam peças, e um curinga liberado exige uma combinação nova
  }

## Chapters of a rulebook

chapter-box = A caixa
chapter-deal = Antes do primeiro turno
chapter-sets = As combinações
chapter-opening = A abertura
chapter-turn = O turno
chapter-jokers = Os curingas
chapter-change = O curinga de troca de cor
chapter-mirror = O curinga espelho
chapter-pool = Quando o monte está vazio
chapter-time = O relógio
chapter-scoring = Os pontos
chapter-match = A partida
chapter-dice = Os dados
chapter-grid = O tabuleiro

## Rules: the short name of each

title-box-pieces = Peças
title-deal-rack = Peças em cada suporte
title-deal-starter = Quem começa
title-deal-next_starter = Quem começa os jogos seguintes
title-deal-reshuffle_pairs = Pares para distribuir de novo
title-sets-min_natural = Combinações só de curingas
title-opening-min = Pontos para abrir
title-opening-extras = Outras jogadas ao abrir
title-turn-wrong_lay = Uma jogada inválida
title-turn-checked = Verificação durante o turno
title-jokers-release = Liberar um curinga
title-jokers-reuse = Para onde vai um curinga liberado
title-jokers-group_of_three = Um curinga num grupo de três
title-jokers-max_per_set = Curingas por combinação
title-jokers-adjacent = Curingas lado a lado
title-jokers-penalty = Um curinga que sobra
title-change-at_start = Uma troca de cor no começo
title-change-max_per_run = Trocas de cor por sequência
title-change-max_colors = Cores por sequência
title-mirror-min_side = Lados de um espelho
title-mirror-group_limit = Grupos espelhados
title-pool-empty = Quando o monte está vazio
title-time-limit = Segundos por turno
title-time-usual = Tempo quando há relógio
title-time-idle_draw = Tempo esgotado sem mexer em nada
title-time-table = A mesa quando o tempo acaba
title-time-loose = Peças soltas quando o tempo acaba
title-time-penalty = Peças de penalidade por uma jogada incompleta
title-time-memory = Memória da mesa
title-scoring-blocked = Um jogo travado
title-scoring-tie = Suportes empatados
title-match-games = Jogos
title-match-rounds = Rodadas
title-match-winner = Quem ganha a partida
title-match-sudden_death = Empate na partida
title-dice-hand = Dados por jogador
title-dice-must_lay = Quando sai uma combinação
title-dice-max_sets = Combinações por turno
title-dice-min_reroll = Lançar de novo
title-dice-block_after = Quando uma rodada trava
title-grid-descending = Sequências que descem
title-grid-crossing_joker = Um curinga num cruzamento

## Bots: what they are called, and what they are like

bot-random = Distraído
bot-beginner = Iniciante
bot-casual = Domingueiro
bot-greedy = Guloso
bot-adaptive = Camaleão
bot-cautious = Pão-duro
bot-timing = Oportunista
bot-hoarder = Formiga
bot-searcher = Pensador
bot-turbo-random = Chacoalhador
bot-turbo-greedy = Lançador
bot-turbo-planner = Estrategista
bot-numbered = { $bot } { $number }
deleted-player = jogador excluído
manner-random = joga qualquer coisa e conta com a sorte
manner-beginner = coloca combinações e acrescenta, mas nunca reorganiza
manner-casual = vê a maioria das jogadas, mas não todas
manner-greedy = joga tudo o que pode, o quanto antes
manner-adaptive = joga mais ou menos tão bem quanto os outros
manner-cautious = livra-se das peças altas e guarda os curingas
manner-timing = abre e depois espera até alguém estar prestes a bater
manner-hoarder = guarda tudo e depois esvazia o suporte de uma vez
manner-searcher = joga centenas de jogos na cabeça
manner-turbo-random = lança e coloca o que vier à cabeça
manner-turbo-greedy = lança tudo e coloca o máximo que pode
manner-turbo-planner = guarda os dados que prometem
