### Portuguese: rulebooks, one phrase per parameter.

rule-box-pieces = { $value } peças na caixa
rule-deal-rack = { $value } peças em cada suporte
rule-deal-starter = { $value ->
    [highest] começa quem tira o número mais alto
    [lot] sorteia-se quem começa
   *[host] quem abriu a mesa escolhe quem começa
  }
rule-deal-next_starter = { $value ->
    [again] em cada jogo se decide de novo quem começa
    [rotate] o próximo jogador começa o jogo seguinte
   *[winner] quem ganha começa o jogo seguinte
  }
rule-deal-reshuffle_pairs = { $value ->
    [0] ter pares não dá direito a nova distribuição
   *[other] com { $value } pares de peças iguais pode-se pedir nova distribuição
  }
rule-sets-min_natural = { $value ->
    [0] uma combinação pode ser só de curingas
   *[other] uma combinação tem pelo menos um número
  }
rule-opening-min = { $value ->
    [0] abre-se com qualquer valor
    [1] abre-se com pelo menos um ponto
   *[other] abre-se com pelo menos { $value } pontos
  }
rule-opening-extras = { $value ->
    [yes] ao abrir também se pode acrescentar à mesa e reorganizá-la
   *[no] ao abrir, o resto da mesa fica como está
  }
rule-turn-wrong_lay = { $value ->
    [refuse] uma jogada inválida é recusada e pode ser corrigida
   *[penalise] uma jogada inválida é perdida e custa peças de penalidade
  }
rule-turn-checked = { $value ->
    [always] o aplicativo mostra os erros antes do fim do turno
    [never] o aplicativo não mostra os erros antes do fim do turno
   *[unless_penalised] o aplicativo mostra os erros antes do fim do turno, a não ser que um erro custe peças de penalidade
  }
rule-jokers-release = { $value ->
    [rearrange] um curinga da mesa é liberado reorganizando as combinações
   *[replace] um curinga da mesa é liberado quando a peça que ele substitui é colocada
  }
rule-jokers-reuse = { $value ->
    [any_set] um curinga liberado vai para qualquer combinação
    [new_set] um curinga liberado vai para uma combinação nova
   *[new_set_two_rack_tiles] um curinga liberado vai para uma combinação nova com duas peças do suporte
  }
rule-jokers-group_of_three = { $value ->
    [either] qualquer das duas cores que faltam substitui o curinga de um grupo de três
   *[both] só as duas cores que faltam, juntas, substituem o curinga de um grupo de três
  }
rule-jokers-max_per_set = { $value ->
    [none] quantos curingas quiser numa combinação
    [one] no máximo um curinga por combinação
   *[other] no máximo { $value } curingas por combinação
  }
rule-jokers-adjacent = { $value ->
    [yes] os curingas podem ficar lado a lado
   *[no] os curingas não podem ficar lado a lado
  }
rule-jokers-penalty = um curinga que sobra { $value ->
    [0] não custa nada
    [1] custa um ponto
   *[other] custa { $value } pontos
  }
rule-change-at_start = { $value ->
    [yes] uma sequência pode começar com uma troca de cor
   *[no] uma sequência nunca começa com uma troca de cor
  }
rule-change-max_per_run = { $value ->
    [one] no máximo uma troca de cor por sequência
   *[other] no máximo { $value } trocas de cor por sequência
  }
rule-change-max_colors = no máximo { $value } cores por sequência
rule-mirror-min_side = { $value ->
    [one] basta uma peça de cada lado de um espelho
   *[other] cada lado de um espelho representa pelo menos { $value } peças
  }
rule-mirror-group_limit = { $value ->
    [per_side] um grupo espelhado tem até quatro cores de cada lado
   *[total] um grupo espelhado representa no máximo quatro peças ao todo
  }
rule-pool-empty = { $value ->
    [until_stuck] com o monte vazio, joga-se até ninguém poder mais
   *[last_lap] com o monte vazio, cada jogador tem um último turno
  }
rule-time-limit = { $value ->
    [none] sem limite de tempo
    [one] { $value } segundo por turno
   *[other] { $value } segundos por turno
  }
rule-time-usual = { $value ->
    [one] { $value } segundo
   *[other] { $value } segundos
  } por turno quando há relógio
rule-time-idle_draw = quem deixa o tempo acabar sem colocar nada nem mexer em nada { $value ->
    [0] não compra
    [1] compra uma peça
   *[other] compra { $value } peças
  }
rule-time-table = quando o tempo acaba, { $value ->
    [restore] a mesa volta a como estava
   *[keep_sets] as combinações válidas ficam
  }
rule-time-loose = { $value ->
    [restore] quando o tempo acaba, as peças soltas voltam ao lugar, senão vão para o monte
    [rack] quando o tempo acaba, as peças soltas da mesa vão para o suporte
   *[pool] quando o tempo acaba, as peças soltas da mesa vão para o monte
  }
rule-time-penalty = uma jogada incompleta ou inválida { $value ->
    [0] não custa nada
    [1] custa uma peça de penalidade
   *[other] custa { $value } peças de penalidade
  }
rule-time-memory = { $value ->
    [yes] quando o tempo acaba, as combinações desfeitas vão para o monte
   *[no] sempre se lembra como a mesa estava
  }
rule-dice-hand = cada jogador recebe { $value } dados
rule-dice-must_lay = { $value ->
    [yes] se os seus dados formam uma combinação, você tem que colocar pelo menos uma
   *[no] ninguém é obrigado a colocar uma combinação
  }
rule-dice-max_sets = { $value ->
    [none] quantas combinações quiser por turno
    [one] no máximo uma combinação de dados próprios por turno
   *[other] no máximo { $value } combinações de dados próprios por turno
  }
rule-dice-min_reroll = a partir do segundo turno { $value ->
    [0] pode-se guardar todos os dados
   *[other] lança-se pelo menos um dado
  }
rule-dice-block_after = uma rodada acaba quando cada jogador fica { $value ->
    [one] um turno
   *[other] { $value } turnos seguidos
  } sem colocar um dado
rule-grid-descending = { $value ->
    [yes] as sequências também podem descer para a direita ou para baixo
   *[no] as sequências sobem para a direita ou para baixo
  }
rule-grid-crossing_joker = { $value ->
    [one] onde duas combinações se cruzam, um curinga é o mesmo nas duas
   *[each] onde duas combinações se cruzam, um curinga pode ser diferente em cada uma
  }
rule-match-sudden_death = { $value ->
    [yes] em caso de empate há mais uma rodada
   *[no] em caso de empate a vitória é dividida
  }
rule-scoring-blocked = num jogo travado, { $value ->
    [difference] os outros pagam a quem ganha a diferença entre os suportes
   *[all_minus] cada jogador perde os pontos do seu suporte
  }
rule-scoring-tie = { $value ->
    [fewest_tiles] em caso de empate num jogo travado, ganha quem tem menos peças
   *[shared] em caso de empate num jogo travado, a vitória é dividida
  }
rule-match-games = { $value ->
    [players] tantos jogos quantos jogadores
    [one] um jogo
   *[other] { $value } jogos
  }{ $rounds ->
    [one] {""}
   *[other] {" "}por rodada
  }
rule-match-rounds = { $value ->
    [one] uma rodada
   *[other] { $value } rodadas
  }
rule-match-winner = { $value ->
    [points] quem tem mais pontos ganha a partida
   *[games_then_points] quem ganha mais jogos ganha a partida; em caso de empate contam os pontos
  }

## What a house rule does to a game

rule-means-box-pieces = Com mais peças o jogo dura mais; com 160 podem jogar cinco ou seis. Com mais curingas vai mais rápido.
rule-means-deal-rack = Com mais peças, o jogo dura mais e a abertura é mais fácil.
rule-means-deal-starter = A sorte trata todos por igual; quem abriu a mesa pode deixar começar quem é novo no jogo.
rule-means-deal-next_starter = Revezar é o mais justo; se quem ganhou começa, é mais difícil alcançar.
rule-means-deal-reshuffle_pairs = Pares são difíceis de usar. Quanto menos forem necessários, mais vezes se distribui de novo.
rule-means-sets-min_natural = Com combinações só de curingas, você se livra deles mesmo quando nada mais encaixa.
rule-means-opening-min = Quanto mais pontos, mais se demora a abrir.
rule-means-opening-extras = Se for permitido, um turno pode esvaziar meio suporte; se não, a abertura é mais calma.
rule-means-turn-wrong_lay = Uma penalidade premia o cuidado; sem ela, todos podem experimentar.
rule-means-turn-checked = Com um aviso, os erros são raros; sem ele, é preciso olhar bem.
rule-means-jokers-release = Se basta reorganizar, os curingas circulam muito; se não, ficam onde estão.
rule-means-jokers-reuse = Quanto mais rígido, menos vezes um curinga é liberado.
rule-means-jokers-group_of_three = Se uma cor basta, os curingas são liberados mais vezes; se as duas são necessárias, ficam mais tempo.
rule-means-jokers-max_per_set = Quanto menos forem permitidos, mais difícil é jogar vários curingas de uma vez.
rule-means-jokers-adjacent = Lado a lado, os curingas preenchem lacunas maiores; separados, é mais fácil ver o que cada um representa.
rule-means-jokers-penalty = Quanto mais custa, mais arriscado é guardar um curinga.
rule-means-change-at_start = Se puder vir primeiro, um curinga de troca de cor encaixa em mais lugares.
rule-means-change-max_per_run = Com mais trocas de cor, as sequências ficam mais longas, mas mais difíceis de enxergar.
rule-means-change-max_colors = Com mais cores é mais fácil formar sequências, mas a mesa fica mais confusa.
rule-means-mirror-min_side = Com uma peça de cada lado, um curinga espelho é fácil de colocar; com duas, é preciso planejar.
rule-means-mirror-group_limit = Com quatro de cada lado, você joga muitas peças de uma vez; com quatro no total, os grupos ficam pequenos.
rule-means-pool-empty = Com um último turno o jogo acaba antes; continuar dá outra chance a todos.
rule-means-time-limit = Com menos tempo o jogo é mais rápido, mas sobra menos margem para reorganizar muito.
rule-means-time-idle_draw = Quanto mais você compra, menos compensa deixar o tempo acabar.
rule-means-time-table = Se as combinações válidas ficam, parte do seu turno conta; se não, você recomeça no turno seguinte.
rule-means-time-loose = As peças que vão para o seu suporte podem custar pontos; no lugar ou no monte, não.
rule-means-time-penalty = Quanto mais custa, com mais cautela se joga quando o tempo está acabando.
rule-means-time-memory = Se ninguém se lembra da mesa, reorganizar muito é arriscado: o que foi desfeito se perde.
rule-means-scoring-blocked = Com a diferença, quem ganha ainda marca pontos; se não, todos perdem.
rule-means-scoring-tie = Contar as peças desempata quase sempre; se a vitória é dividida, ninguém fica de fora.
rule-means-match-games = Com mais jogos, a sorte pesa menos, mas demora mais.
rule-means-match-rounds = Com mais rodadas, a sorte pesa menos, mas demora mais.
rule-means-match-winner = Os pontos premiam grandes vitórias; os jogos, vencer muitas vezes.
rule-means-dice-hand = Com menos dados, as rodadas são mais curtas e há menos opções.
rule-means-dice-must_lay = Se for obrigatório, as rodadas andam mais rápido; se não, você pode esperar um lançamento melhor.
rule-means-dice-max_sets = Com um limite, um único lançamento de sorte não decide a rodada.
rule-means-dice-min_reroll = Se puder guardar todos, dá para planejar; se tiver que lançar, a sorte pesa mais.
rule-means-dice-block_after = Quanto menos turnos, mais cedo acaba uma rodada travada.
rule-means-grid-descending = Se as sequências também podem descer, cabem em mais lugares do tabuleiro.
rule-means-grid-crossing_joker = Se puder ser outra coisa em cada combinação, é fácil cruzar um curinga; se não, um mesmo número tem que servir nas duas.
rule-means-match-sudden_death = Mais uma rodada desempata; se a vitória é dividida, a partida acaba antes.
