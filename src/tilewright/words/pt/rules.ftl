### Portuguese: rulebooks, one phrase a parameter.

rule-box-pieces = { $value } peças na caixa
rule-deal-rack = { $value } peças em cada suporte
rule-deal-starter = { $value ->
    [highest] começa quem tira o número mais alto
    [lot] sorteia-se quem começa
   *[host] começa quem abriu a mesa
  }
rule-deal-next_starter = { $value ->
    [again] nos jogos seguintes se decide quem começa como no primeiro
    [rotate] o jogo seguinte é começado por quem vem depois
   *[winner] quem ganha começa o jogo seguinte
  }
rule-deal-reshuffle_pairs = { $value ->
    [0] não se distribui de novo por causa de pares
   *[other] quem recebe { $value } pares iguais pode pedir nova distribuição
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
    [yes] ao abrir também se pode acrescentar e mexer na mesa
   *[no] ao abrir não se mexe na mesa
  }
rule-turn-wrong_lay = { $value ->
    [refuse] uma jogada que não vale é recusada e pode ser corrigida
   *[penalise] uma jogada que não vale é perdida e custa peças de castigo
  }
rule-jokers-release = { $value ->
    [rearrange] um curinga da mesa fica livre mexendo nas peças
   *[replace] um curinga da mesa fica livre quando a peça que ele substitui é posta
  }
rule-jokers-reuse = { $value ->
    [any_set] um curinga livre vai para qualquer combinação
    [new_set] um curinga livre vai para uma combinação nova
   *[new_set_two_rack_tiles] um curinga livre vai para uma combinação nova com duas peças do suporte
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
rule-jokers-penalty = um curinga que sobra custa { $value ->
    [0] zero pontos
    [1] um ponto
   *[other] { $value } pontos
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
   *[other] cada lado de um espelho vale por pelo menos { $value } peças
  }
rule-mirror-group_limit = { $value ->
    [per_side] um grupo espelhado tem até quatro cores de cada lado
   *[total] um grupo espelhado vale no máximo por quatro peças ao todo
  }
rule-pool-empty = { $value ->
    [until_stuck] com o monte vazio, joga-se até ninguém poder mais
   *[last_lap] com o monte vazio, cada um joga mais uma vez
  }
rule-time-limit = { $value ->
    [none] sem limite de tempo
    [one] { $value } segundo por vez
   *[other] { $value } segundos por vez
  }
rule-time-usual = { $value ->
    [one] { $value } segundo
   *[other] { $value } segundos
  } por vez quando há relógio
rule-time-idle_draw = quem deixa o tempo acabar sem mexer em nada compra { $value ->
    [0] zero peças
    [1] uma peça
   *[other] { $value } peças
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
rule-time-penalty = uma jogada incompleta ou que não vale custa { $value ->
    [0] zero peças
    [1] uma peça de castigo
   *[other] { $value } peças de castigo
  }
rule-time-memory = { $value ->
    [yes] as combinações desfeitas quando o tempo acaba são esquecidas e vão para o monte
   *[no] sempre se lembra como a mesa estava
  }
rule-dice-hand = cada um pega { $value } dados
rule-dice-must_lay = { $value ->
    [yes] quem tira uma combinação tem que pôr uma
   *[no] ninguém é obrigado a pôr uma combinação
  }
rule-dice-max_sets = { $value ->
    [none] quantas combinações quiser por vez
    [one] no máximo uma combinação de dados próprios por vez
   *[other] no máximo { $value } combinações de dados próprios por vez
  }
rule-dice-min_reroll = a partir da segunda vez { $value ->
    [0] pode-se guardar todos os dados
   *[other] lança-se pelo menos um dado
  }
rule-dice-block_after = uma rodada acaba quando cada um fica { $value ->
    [one] uma vez
   *[other] { $value } vezes seguidas
  } sem pôr um dado
rule-grid-descending = { $value ->
    [yes] as sequências também podem descer para a direita ou para baixo
   *[no] as sequências sobem para a direita ou para baixo
  }
rule-grid-crossing_joker = { $value ->
    [one] um curinga num cruzamento é o mesmo dado nas duas linhas
   *[each] um curinga num cruzamento pode ser um dado diferente em cada linha
  }
rule-match-sudden_death = { $value ->
    [yes] em caso de empate há mais uma rodada
   *[no] em caso de empate a vitória é dividida
  }
rule-scoring-blocked = num jogo travado, { $value ->
    [difference] os outros pagam a quem ganha a diferença entre os suportes
   *[all_minus] cada um anota o próprio suporte em negativo
  }
rule-scoring-tie = { $value ->
    [fewest_tiles] em empate num jogo travado, ganha o suporte com menos peças
   *[shared] em empate num jogo travado, a vitória é dividida
  }
rule-match-games = { $value ->
    [players] tantos jogos quantos jogadores
    [one] um jogo
   *[other] { $value } jogos
  }{ $rounds ->
    [one] {""}
   *[other] {" "}em cada rodada
  }
rule-match-rounds = { $value ->
    [one] uma rodada
   *[other] { $value } rodadas
  }
rule-match-winner = { $value ->
    [points] quem tem mais pontos ganha a partida
   *[games_then_points] quem ganha mais jogos ganha a partida; em caso de empate contam os pontos
  }
