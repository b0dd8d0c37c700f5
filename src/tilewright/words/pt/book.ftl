### Português: as regras como livreto: páginas, parágrafos, legendas e cartões dos curingas.

## Pages

book-page-aim = O objetivo
book-page-setup = Para começar
book-page-sets = Sequências e grupos
book-page-opening = Abrir
book-page-turn = Sua vez
book-page-table = Jogar com a mesa
book-page-joker = O curinga
book-page-double = O curinga duplo
book-page-change = O curinga de troca de cor
book-page-mirror = O curinga espelho
book-page-clock = O relógio
book-page-end = Como termina
book-page-score = A pontuação
book-page-match = A partida
book-page-tips = Dicas
book-page-roll = Lançar os dados

## Paragraphs

book-aim = Jogue todas as peças do seu suporte antes dos outros. Cada peça passa a fazer parte de uma combinação na mesa: uma sequência ou um grupo. Jogam de { $least } a { $most } pessoas, cada uma por si.
book-box = A caixa tem { $pieces } peças: os números de 1 a 13 em preto, vermelho, azul e laranja, cada um { $copies ->
    [3] três vezes
   *[other] duas vezes
  }, e { $jokers } curingas.
book-box-yellow = Na edição física, as peças laranja são amarelas.
book-box-jokers = Há dois curingas de cada tipo: clássico, duplo, de troca de cor e espelho.
book-box-six = Com cinco ou seis jogadores é preciso usar todas. Até quatro também podem jogar com todas, e o jogo dura mais. Ou tire uma vez os números de 1 a 13 de cada cor: com os quatro curingas ficam 108 peças e um jogo rápido, e tirando também dois curingas, as 106 de sempre.
book-start = Todas as peças ficam viradas para baixo e embaralhadas. { $deal-starter ->
    [highest] Cada um pega uma: o número mais alto começa, e um curinga não conta. Quem empatar no mais alto pega outra. Depois essas peças voltam e todas são embaralhadas de novo.
    [lot] Combinem quem começa, ou deixem o acaso decidir, como faz o aplicativo.
   *[host] Quem abriu a mesa escolhe quem começa.
  } A partir daí, joga-se no sentido horário.
book-piles = Com peças de verdade, empilhem-nas viradas para baixo, de sete em sete.
book-piles-eight = Com peças de verdade, empilhem-nas viradas para baixo, de sete em sete, com uma pilha de oito. Cada um dá a quem está à sua esquerda duas pilhas de sete, que são as 14 peças dessa pessoa. O resto é o monte; compra-se primeiro da pilha de oito.
book-deal = Cada um recebe { $deal-rack } peças no suporte, onde ninguém mais vê. O resto fica virado para baixo: é o monte.
book-pairs = { $deal-reshuffle_pairs ->
    [1] Há um par de peças
   *[other] Há { $deal-reshuffle_pairs } ou mais pares de peças
  } do mesmo número e da mesma cor entre as suas primeiras { $deal-rack }? Você pode mostrá-las e pedir que tudo seja embaralhado e distribuído de novo, até o fim do primeiro turno do jogo. Curingas não formam pares.
book-run = Uma sequência são três ou mais peças de uma cor com números seguidos. Pode ir de 1 a 13, mas não além: depois do 13 não vem um 1.
book-group = Um grupo são três ou quatro peças com o mesmo número, cada cor no máximo uma vez.
book-worth = Uma peça vale o número dela, e uma combinação vale todas as suas peças juntas.
book-opening-need = Com as suas primeiras combinações você abre. Juntas elas têm que valer pelo menos { $opening-min ->
    [1] um ponto
   *[other] { $opening-min } pontos
  }, só com peças do seu próprio suporte. Até lá você não pode tocar na mesa. Se ainda não pode abrir, ou prefere esperar, você compra uma peça.
book-opening-free = Para abrir não há mínimo: vale qualquer combinação do seu próprio suporte. Até lá você não pode tocar na mesa.
book-opening-extras = { $opening-extras ->
    [yes] Depois de abrir, você pode continuar no mesmo turno: acrescentar a outras combinações e reorganizá-las.
   *[no] No turno em que abre, você não faz mais nada. A partir do turno seguinte, a mesa toda é sua.
  }
book-turn = Na sua vez, você joga pelo menos uma peça do suporte, ou compra uma do monte. Nos dois casos, o seu turno termina aí. A peça comprada espera até o turno seguinte.
book-turn-wrong = { $turn-wrong_lay ->
    [refuse] Se algo ainda não está certo, o aplicativo não aceita a sua jogada e nada se perde: corrija e tente de novo.
   *[penalise] Olhe bem antes de terminar o seu turno: se algo está errado, tudo volta ao lugar{ $time-penalty ->
        [0] {""}
        [1] , você compra uma peça de penalidade
       *[other] , você compra { $time-penalty } peças de penalidade
      } e o seu turno acaba.
  }
book-turn-wrong-printed = Com peças de verdade, uma jogada inválida custa três peças de penalidade.
book-turn-checked = { $turn-checked ->
    [always] Enquanto você coloca peças, o aplicativo mostra o que ainda não está certo.
    [never] O aplicativo não verifica nada antes de você terminar o turno e não dá dicas.
   *[unless_penalised] { $turn-wrong_lay ->
        [refuse] Enquanto você coloca peças, o aplicativo mostra o que ainda não está certo.
       *[penalise] O aplicativo não verifica nada antes de você terminar o turno e não dá dicas.
      }
  }
book-table = Depois de abrir, você pode usar tudo o que está na mesa, não importa quem colocou. Acrescente, tire uma peça onde sobrar, divida sequências e faça combinações novas com as antigas.
book-table-whole = Mude de lugar o que quiser, desde que feche: no fim do seu turno, cada peça da mesa está numa combinação completa, e pelo menos uma peça do seu suporte se juntou a elas. Você não pode levar peças da mesa para o seu suporte.
book-joker = Um curinga representa a peça com número de que você precisa, e conta como ela. Numa sequência, o lugar dele diz qual é.
book-joker-any = Pode até representar uma peça da qual todas já estão na mesa.
book-joker-opening = Para abrir conta a melhor maneira de colocar as mesmas peças, onde quer que esteja o curinga: um curinga, um 9 e um 10 contam então 30.
book-joker-kinds = O curinga clássico sempre representa uma só peça com número e nunca é um curinga especial. Um curinga especial nunca é clássico nem de outro tipo.
book-joker-several = { $jokers-max_per_set ->
    [none] Uma combinação pode ter mais de um curinga
    [1] Uma combinação pode ter um curinga
   *[other] Uma combinação pode ter até { $jokers-max_per_set } curingas
  }{ $jokers-max_per_set ->
    [1] .
   *[other] { $jokers-adjacent ->
        [yes] .
       *[no] , mas nunca dois lado a lado.
      }
  }
book-joker-only = Pode até ser só de curingas.
book-joker-number = Pelo menos uma das peças tem que ter número.
book-joker-freeing = Um curinga da mesa pode ser usado de novo. Coloque no lugar dele a peça que ele representa; ela pode vir do seu suporte ou de outra combinação da mesa. { $jokers-release ->
    [rearrange] Você também pode reorganizar a combinação para que funcione sem ele.
   *[replace] Você também pode dividir ou aumentar uma combinação que contém um curinga, desde que ele continue representando a mesma peça.
  }
book-joker-inside = Você pode até aumentar ou reorganizar a combinação para que o curinga sirva nela de outro modo.
book-joker-three = { $jokers-group_of_three ->
    [either] Num grupo de duas peças e um curinga, serve qualquer uma das duas cores que faltam.
   *[both] Num grupo de duas peças e um curinga, são necessárias as duas cores que faltam.
  }
book-joker-either = Num grupo de duas peças e um curinga, serve qualquer uma das duas cores que faltam.
book-joker-reuse = Um curinga que você libera tem que voltar à mesa antes do fim do seu turno, { $jokers-reuse ->
    [any_set] na combinação que quiser
    [new_set] numa combinação nova
   *[new_set_two_rack_tiles] numa combinação nova com pelo menos duas peças do seu suporte
  }. Lá ele pode representar outra coisa, mas nunca vai para o seu suporte.{ $jokers-reuse ->
    [any_set] {""}
   *[other] {" "}Não basta aumentar uma combinação antiga, nem podem ir com ele duas das peças com que ele estava. Uma combinação feita com parte de uma antiga é nova.
  }
book-joker-before = { $opening-extras ->
    [yes] Antes de abrir, os curingas da mesa estão fora do seu alcance.
   *[no] Antes de abrir e no turno em que você abre, os curingas da mesa estão fora do seu alcance.
  }
book-joker-cost = Cada curinga que ainda está no seu suporte no fim { $jokers-penalty ->
    [0] não custa nada
    [1] custa um ponto
   *[other] custa { $jokers-penalty } pontos
  }.
book-double = O curinga duplo representa duas peças de uma vez: dois números seguidos numa sequência, duas cores que faltam num grupo. Pode ficar no começo, no meio ou no fim. Conta como as duas, mas continua sendo uma peça só, e cada combinação precisa de pelo menos três. Nunca representa uma única peça com número, nem um 0 nem um 14.
book-double-free = Para liberar um curinga duplo, coloque as duas peças que ele representa, ou reorganize a combinação. Depois ele pode representar outras duas peças que combinem entre si.
book-change = O curinga de troca de cor é só para sequências. Ele representa o número que cabe no seu lugar, e as cores antes e depois dele são diferentes. Também pode ficar no fim; a peça seguinte terá que ser de outra cor.
book-change-start = { $change-at_start ->
    [yes] Também pode ficar no começo.
   *[no] Não pode ficar no começo.
  }
book-change-many = { $change-max_per_run ->
    [1] Uma sequência tem no máximo uma troca de cor.
   *[other] Uma sequência tem no máximo { $change-max_per_run } trocas de cor, nunca lado a lado, e no máximo { $change-max_colors } cores.
  }
book-change-free = Ele é liberado reorganizando a sequência; numa ponta, a peça que cabe ali, da cor da sequência, também pode substituí-lo.
book-change-three = Três cores numa sequência é nossa interpretação: o manual fala de duas e mostra duas.
book-mirror = Com um curinga espelho, os dois lados mostram as mesmas peças em ordem inversa. Funciona com sequências e com grupos. O que você acrescenta de um lado, acrescenta do outro, e o mesmo vale ao tirar. O espelho não tem número e não soma nada na abertura; as peças dos dois lados contam. Se ele ficar no seu suporte, custa o mesmo que qualquer outro curinga.
book-mirror-order = A ordem de cada lado é livre, desde que os dois combinem: uma sequência espelhada pode subir ou descer em direção ao espelho, e as cores de um grupo espelhado podem vir em qualquer ordem.
book-mirror-size = { $mirror-min_side ->
    [1] Basta uma peça de cada lado.
   *[other] Cada lado representa pelo menos { $mirror-min_side } peças.
  } { $mirror-group_limit ->
    [per_side] Um grupo espelhado tem até quatro cores de cada lado.
   *[total] Um grupo espelhado representa no máximo quatro peças no total.
  }
book-mirror-jokers = Outros curingas podem participar: o que importa é que os dois lados representem as mesmas peças. Diante de uma troca de cor só pode haver uma troca de cor, e não se pode acrescentar um segundo espelho. Para liberar um espelho, desfaça a combinação; ele só pode voltar a ser espelho.
book-clock = { $time-limit ->
    [none] Não há relógio, a não ser que vocês queiram; então você tem { $time-usual } segundos por turno.
    [1] Você tem um segundo por turno.
   *[other] Você tem { $time-limit } segundos por turno.
  }
book-clock-forgotten = Com peças de verdade, as que ninguém lembra onde estavam vão para o monte, e você compra o mesmo número a mais.
book-out = Quem joga primeiro a última peça ganha o jogo na hora.
book-out-call = Com peças de verdade, você anuncia em voz alta o nome do jogo ao jogar a última peça; aqui o aplicativo anuncia por você.
book-pool-empty = { $pool-empty ->
    [until_stuck] Quando o monte acaba, o jogo continua: jogue algo, ou passe se não puder ou não quiser. Quando todos passaram um depois do outro, o jogo está travado.
   *[last_lap] Quem compra a última peça do monte avisa; aqui o aplicativo faz isso. Depois todos têm mais um turno para jogar ou passar, começando por essa pessoa. Se ninguém bater, o jogo acaba, mesmo que alguém ainda pudesse jogar: está travado.
  }
book-score = Os outros somam o que sobrou no suporte, { $jokers-penalty ->
    [1] com um ponto
   *[other] com { $jokers-penalty } pontos
  } por curinga, e perdem esses pontos. Quem ganhou recebe todos eles.
book-score-check = Para conferir as contas quando alguém bateu: quem ganhou recebe exatamente o que os outros perdem juntos.
book-score-blocked = Num jogo travado, ganha quem tem menos pontos no suporte. { $scoring-blocked ->
    [difference] Os outros perdem os pontos que têm a mais do que quem ganhou, e quem ganhou recebe todos eles.
   *[all_minus] Todos perdem os pontos do suporte, inclusive quem ganhou.
  } { $scoring-tie ->
    [fewest_tiles] Em caso de empate, ganha quem tem menos peças; se o empate continua, a vitória é dividida
   *[shared] Em caso de empate, a vitória é dividida
  }{ $scoring-blocked ->
    [difference] , e os pontos também.
   *[all_minus] .
  }
book-match = Uma rodada tem { $match-games ->
    [players] tantos jogos quantos jogadores
    [1] um jogo
   *[other] { $match-games } jogos
  }{ $match-rounds ->
    [1] , e a partida tem uma rodada.
   *[other] , e a partida tem { $match-rounds } rodadas.
  }
book-match-agreed = Combinem antes de começar se vão jogar mais rodadas; juntas elas formam a partida.
book-match-winner = { $match-winner ->
    [points] Quem tem mais pontos ganha a partida. Em caso de empate, os jogos ganhos decidem; se o empate continua, a vitória é dividida.
   *[games_then_points] Quem ganhou mais jogos ganha a partida. Em caso de empate, os pontos decidem; se o empate continua, a vitória é dividida.
  }
book-match-next = { $deal-next_starter ->
    [again] Quem começa é decidido de novo em cada jogo.
    [rotate] Cada jogo é começado pela pessoa seguinte.
   *[winner] Quem ganha um jogo começa o seguinte.
  }
book-house = Estas regras não estão gravadas em pedra: cada mesa pode ter suas regras da casa, e aqui elas estão marcadas.
book-tip-wait = Quanto mais combinações há na mesa, mais possibilidades existem. No começo, pode valer a pena guardar algumas peças.
book-tip-fourth = Se você tem quatro peças de uma combinação, coloque três e guarde a quarta: assim não precisa comprar no turno seguinte.
book-tip-one = Se você pode colocar várias peças, pode ser uma boa ideia colocar só uma por turno: assim não precisa comprar.
book-tip-joker = Um curinga no suporte é uma boa reserva, mas custa { $jokers-penalty ->
    [one] um ponto
   *[other] { $jokers-penalty } pontos
  } se outra pessoa bater antes.
book-tip-mirror = Um espelho é um bom lugar para as peças que você tem repetidas.

## Paragraphs about the dice game

book-dice-aim = Dois jogadores disputam quem joga todos os dados primeiro, por { $match-rounds ->
    [1] uma rodada
   *[other] { $match-rounds } rodadas
  }. Ganha quem tiver mais pontos. Não é preciso ter pontos para começar, e não há relógio nem nada para comprar.
book-dice-roll = Em cada rodada, cada um pega { $dice-hand } dados da sacola. O acaso decide quem começa a primeira rodada; depois vocês se alternam. No seu primeiro turno, você lança todos os dados. Nenhum manual diz quais faces os dados têm. Nas partidas daqui, os 18 dados têm cada número de cada cor duas vezes e quatro curingas.
book-dice-reroll = A partir do segundo turno, você escolhe quais dados lança de novo{ $dice-min_reroll ->
    [0] , ou fica com todos.
   *[other] , e tem que ser pelo menos um.
  } Lança-se uma vez por turno; até lá os seus dados ficam como estão.
book-dice-sets = Colocam-se combinações de três ou mais dados: sequências de números seguidos de uma cor, ou grupos de um número em três ou quatro cores diferentes. { $grid-descending ->
    [yes] As sequências podem subir ou descer.
   *[no] As sequências sobem, da esquerda para a direita ou de cima para baixo.
  }
book-dice-grid = As combinações podem se cruzar como nas palavras cruzadas. Dados que se tocam ficam juntos, então cada linha, na horizontal ou na vertical, tem que ser uma combinação.
book-dice-laying = { $dice-must_lay ->
    [yes] Se os seus dados, lançados ou guardados, formam uma combinação, você tem que colocar pelo menos uma.
   *[no] Você nunca precisa colocar uma combinação.
  } { $dice-max_sets ->
    [none] {""}
    [1] Por turno você pode colocar uma combinação sua.
   *[other] Por turno você pode colocar até { $dice-max_sets } combinações suas.
  } Você também pode acrescentar onde quiser e reorganizar tudo, desde que acrescente pelo menos um dado seu e só restem combinações completas. O que foi colocado fica no tabuleiro.
book-dice-pass = Se os seus próprios dados não formam uma combinação, você pode passar: não é obrigatório acrescentar. O tabuleiro fica então como estava.
book-dice-pass-free = Você pode sempre passar: não é obrigatório colocar uma combinação nem acrescentar. O tabuleiro fica então como estava.
book-dice-joker = Um curinga representa qualquer número de qualquer cor, seja qual for a dele. { $grid-crossing_joker ->
    [one] Onde duas combinações se cruzam, ele é o mesmo nas duas.
   *[each] Onde duas combinações se cruzam, ele pode ser diferente em cada uma.
  }
book-dice-joker-free = Um curinga é liberado com um dado que mostra o que ele representa, ou reorganizando. Ele então tem que ir para outra combinação no mesmo turno.
book-dice-out = Quem joga primeiro o último dado ganha a rodada e marca o que os dados do outro ainda mostram.
book-dice-block = A rodada também acaba quando cada jogador fica { $dice-block_after ->
    [1] um turno
   *[other] { $dice-block_after } turnos seguidos
  } sem colocar um dado. Então ganha quem tem a soma mais baixa nos dados que restam, e marca a diferença; se forem iguais, ninguém marca.
book-dice-joker-cost = Um curinga que sobra { $jokers-penalty ->
    [0] não conta
    [1] conta como um ponto
   *[other] conta como { $jokers-penalty } pontos
  }.
book-dice-match = Depois de { $match-rounds ->
    [1] uma rodada
   *[other] { $match-rounds } rodadas
  }, o total mais alto ganha a partida. { $match-sudden_death ->
    [yes] Em caso de empate, mais uma rodada decide; se o empate continuar, a vitória é dividida.
   *[no] Em caso de empate, a vitória é dividida.
  }
book-dice-card = No placar impresso, os pontos de uma rodada vão no espaço branco e o seu total acumulado no espaço cinza. Depois da primeira rodada, escreva seus pontos no espaço cinza de cima.

## Captions: rows and turns that are right, and ends of games. What is wrong is said by the fault itself.

picture-run = Sequência, vale { $points }
picture-group = Grupo, vale { $points }
picture-mirror = Combinação espelhada, vale { $points }
picture-opening-enough = { $points } pontos: é o bastante.
picture-table-adding = Acrescente a uma sequência numa ponta, ou dê a um grupo a quarta cor.
picture-table-fourth = Um grupo de quatro pode ceder uma peça para uma sequência.
picture-table-borrowing = Uma peça a mais no fim, uma a menos no começo.
picture-table-splitting = Com um segundo 6, uma sequência vira duas.
picture-table-combining = Pegue uma peça de cada uma de duas combinações.
picture-table-rebuilding = Três sequências viram três grupos e uma sequência.
picture-joker-swap = O 3 laranja toma o lugar dele, e o curinga ajuda em outra parte.
picture-joker-splitting = Com um 1 e um 7 são duas sequências, e o curinga é liberado.
picture-joker-moving = O curinga passa para a frente e agora é um 5.
picture-joker-apart = O 1 e o 2 vão para outras combinações, e o curinga é liberado.
picture-double-swap = O 3 e o 4 tomam o lugar dele, e ele segue adiante.
picture-score-out = A primeira pessoa bateu.
picture-score-blocked = Ninguém bateu.
picture-dice-run = Uma sequência
picture-dice-group = Um grupo
picture-dice-crossing = O 3 preto está nas duas combinações.
picture-dice-adding = Um dado para a sequência, outro para o grupo.
picture-dice-rearranging = Os 2 mudam de ordem, e o novo 3 preto faz uma terceira combinação.
picture-dice-joker-free = O curinga deixa a sequência por um grupo de 5.

## Cards

card-J = Representa a peça de que você precisa, e conta como ela.
card-dice-J = Representa qualquer número de qualquer cor.
card-D = Representa duas peças de uma vez: dois números numa sequência, duas cores num grupo.
card-C = Só para sequências: representa o número que cabe no lugar dele, e depois dele vem outra cor.
card-M = Os dois lados mostram as mesmas peças em ordem inversa. Ele mesmo não tem número.

## Tips in the first game

tip-lay = Primeira jogada: toque em { $pieces } e depois na mesa. Ou arraste.
tip-opening = Para abrir, suas combinações têm que valer pelo menos { $needed } pontos juntas, tudo do seu suporte. { $enough ->
    [yes] Você tem o bastante!
   *[no] { $points ->
        [0] Seu suporte ainda não tem nenhuma combinação.
       *[other] As combinações do seu suporte valem { $points }.
      }
  }
tip-draw = { $pool ->
    [0] Desta vez nada encaixa, e o monte está vazio: passe.
   *[other] Desta vez nada encaixa. Compre uma peça; com isso o seu turno acaba.
  }
tip-joker = Você pode liberar este curinga e usá-lo para as suas peças.
tip-rearrange = Na mesa, tudo pode mudar de lugar. Desfaça esta combinação, e mais peças suas encaixam.
tip-wild = A peça que sorri é um curinga: representa a peça de que você precisar.
tip-dice-keep = Toque nos dados que quer guardar, como este: ele combina com os outros ou com o tabuleiro. Depois lance o resto; você lança uma vez por turno.
tip-dice-lay = Seus dados formam uma combinação, e este faz parte dela. Arraste-os para o tabuleiro lado a lado, da esquerda para a direita ou de cima para baixo.
tip-dice-fit = Pelo menos um dos seus dados encaixa numa combinação do tabuleiro. Acrescente-o, ou mova outros para abrir espaço.
tip-dice-cross = As combinações podem se cruzar, como em palavras cruzadas: este dado pode fazer parte de uma segunda, na outra direção.
tip-dice-blocked = Esta ponta está bloqueada: um dado aqui tocaria os vizinhos, e juntos eles não formam uma combinação.
tip-dice-pass = Desta vez nada encaixa. Passe, e no próximo turno escolha de novo quais dados guardar.
