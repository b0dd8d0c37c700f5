### Portuguese. Booklets, their chapters and rules, and the bots, as pages name them.

## Booklets: a title, and what is special in one line

booklet-classic-fr = Clássico, à francesa
booklet-classic-de = Clássico, à alemã
booklet-classic-nl = Clássico, à holandesa
booklet-six = Caixa grande, até seis
booklet-tournament = Torneio
booklet-twist = Twist
booklet-turbo = Turbo, com dados
special-classic-fr = Um curinga fica livre ao pôr a peça que ele substitui. Um minuto por vez.
special-classic-de = Três pares logo de saída? Peça para distribuir de novo. Um minuto por vez.
special-classic-nl = Sem relógio, e ao abrir você já pode acrescentar na mesa.
special-six = 160 peças, para caberem até seis numa mesa.
special-tournament = Para quem leva a sério: um erro custa peças, e o relógio corre.
special-twist = Mais três curingas: um vale por duas peças, um troca de cor, um é espelho.
special-turbo = Um duelo rápido: lance nove dados e ponha-os como palavras cruzadas.

## Chapters of a rulebook

chapter-box = A caixa
chapter-deal = Antes da primeira vez
chapter-sets = As combinações
chapter-opening = Abrir
chapter-turn = A vez
chapter-jokers = Os curingas
chapter-change = O curinga de troca de cor
chapter-mirror = O curinga espelho
chapter-pool = O monte vazio
chapter-time = O relógio
chapter-scoring = Os pontos
chapter-match = A partida inteira
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
title-opening-extras = Depois de abrir
title-turn-wrong_lay = Uma jogada que não vale
title-jokers-release = Liberar um curinga
title-jokers-reuse = Para onde vai um curinga livre
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
title-time-limit = Segundos por vez
title-time-usual = O relógio de costume
title-time-idle_draw = Nada feito a tempo
title-time-table = A mesa quando o tempo acaba
title-time-loose = Peças soltas quando o tempo acaba
title-time-penalty = Peças de castigo por uma jogada incompleta
title-time-memory = Uma mesa esquecida
title-scoring-blocked = Um jogo travado
title-scoring-tie = Suportes empatados
title-match-games = Jogos
title-match-rounds = Rodadas
title-match-winner = Quem ganha a partida
title-match-sudden_death = Empate na partida
title-dice-hand = Dados de cada um
title-dice-must_lay = Uma combinação que sai
title-dice-max_sets = Combinações por vez
title-dice-min_reroll = Lançar de novo
title-dice-block_after = Quando uma rodada trava
title-grid-descending = Sequências que descem
title-grid-crossing_joker = Um curinga num cruzamento

## Bots: what they are called, and what they are like

bot-random = O faz-tudo
bot-beginner = O iniciante
bot-casual = O jogador de domingo
bot-greedy = O guloso
bot-cautious = O poupador
bot-timing = O paciente
bot-hoarder = A formiga
bot-searcher = O pensador
bot-turbo-random = O chacoalhador
bot-turbo-greedy = O lançador
bot-turbo-planner = O estrategista
bot-numbered = { $bot } { $number }
manner-random = põe qualquer coisa e ganha na sorte
manner-beginner = põe combinações e acrescenta, mas nunca mexe na mesa
manner-casual = vê quase todas as jogadas, mas não todas
manner-greedy = põe tudo o que pode, o quanto antes
manner-cautious = livra-se das peças caras e guarda os curingas
manner-timing = espera a hora certa
manner-hoarder = não entrega nada e depois põe o suporte inteiro
manner-searcher = pensa centenas de jogos à frente
manner-turbo-random = lança e põe o que vier à cabeça
manner-turbo-greedy = lança tudo e põe o máximo que pode
manner-turbo-planner = guarda os dados que prometem
