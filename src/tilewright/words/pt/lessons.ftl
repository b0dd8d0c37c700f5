### Portuguese: the lessons at /learn. Each lesson has a title, what to do, and what it has taught once it is done.

## Chapters

learn-chapter-first = Suas primeiras combinações
learn-chapter-table = A mesa é de todos
learn-chapter-jokers = Curingas
learn-chapter-end = Ganhar e contar
learn-chapter-clock = Jogar contra o relógio
learn-chapter-twist = Os curingas do Twist
learn-chapter-six = A caixa grande
learn-chapter-turbo = Turbo: dados no tabuleiro

## First sets

lesson-first-run-title = Uma sequência
lesson-first-run-task = Três ou mais números seguidos da mesma cor formam uma sequência. Arraste seu 4, 5 e 6 azuis para a mesa, lado a lado, ou toque nos três e depois na mesa. Em seguida, toque em Jogar.
lesson-first-run-done = Isso é uma sequência! Ela pode ter o tamanho que você quiser, de 1 até 13.
lesson-first-group-title = Um grupo
lesson-first-group-task = Três ou quatro peças com o mesmo número, cada uma de uma cor, formam um grupo. Coloque seus três 8.
lesson-first-group-done = Isso é um grupo! Sequências e grupos se chamam combinações, e não há outros tipos.
lesson-first-too-short-title = Quantas peças?
lesson-first-too-short-task = Isto é uma combinação?
lesson-first-too-short-done = Não. Uma combinação tem sempre pelo menos três peças.
lesson-first-same-color-twice-title = Olho nas cores
lesson-first-same-color-twice-task = Isto é uma combinação?
lesson-first-same-color-twice-done = Não. Num grupo, cada cor aparece uma só vez, e aqui o vermelho está duas vezes.
lesson-first-no-wrap-title = Depois do 13
lesson-first-no-wrap-task = Isto é uma combinação?
lesson-first-no-wrap-done = Não. Uma sequência termina no 13. O 1 é sempre o menor número, então não pode vir depois.
lesson-first-value-title = Quanto vale uma combinação
lesson-first-value-task = Uma peça vale o seu número. Quantos pontos vale este grupo?
lesson-first-value-done = 10 + 10 + 10 são 30. Guarde esse número: você vai precisar dele já.
lesson-first-opening-title = A abertura
lesson-first-opening-task = As primeiras combinações que você coloca precisam valer juntas pelo menos 30 pontos, todas do seu suporte. Isso se chama abrir. Você tem uma combinação que basta: coloque-a.
lesson-first-opening-done = 9 + 10 + 11 são 30, e você abriu! A partir do próximo turno não há mínimo.
lesson-first-two-sets-title = Abrir com duas combinações
lesson-first-two-sets-task = Várias combinações juntas também podem somar 30. Ache duas e abra com elas.
lesson-first-two-sets-done = 12 do grupo e 24 da sequência: 36 pontos, mais que o bastante.
lesson-first-draw-title = Quando nada encaixa
lesson-first-draw-task = Desta vez nada encaixa. Toque em Comprar para pegar uma peça do monte. Isso encerra seu turno.
lesson-first-draw-done = Num jogo de verdade, agora a próxima pessoa jogaria. Você pode usar sua peça nova no seu próximo turno.

## The table

lesson-table-adding-title = Acrescentar ao que está na mesa
lesson-table-adding-task = Depois de abrir, você pode acrescentar peças a qualquer combinação da mesa, seja de quem for. Ache um lugar para seu 3 azul e seu 8 azul.
lesson-table-adding-done = A sequência cresceu no começo, e o grupo ganhou a quarta cor.
lesson-table-fourth-title = Pegar uma peça da mesa
lesson-table-fourth-task = O grupo tem quatro peças, mas três bastam. Pegue o 4 azul para uma sequência com suas peças azuis.
lesson-table-fourth-done = As duas combinações estão completas, e é isso que conta: no fim do seu turno, tudo na mesa precisa estar numa combinação.
lesson-table-borrowing-title = Dar e pegar
lesson-table-borrowing-task = Acrescente seu 11 azul à sequência. Agora ela pode ceder o 8: faça um grupo com ele e seus dois 8.
lesson-table-borrowing-done = Entra uma, sai outra: três das suas peças já estão na mesa.
lesson-table-splitting-title = Dividir uma sequência
lesson-table-splitting-task = Esta sequência já tem um 6 vermelho, e você tem outro. Divida-a para que os dois tenham lugar.
lesson-table-splitting-done = Com o seu 6, uma sequência de cinco virou duas de três.
lesson-table-combining-title = Juntar de várias combinações
lesson-table-combining-task = Você quer jogar seu 1 azul. Faça um grupo novo com um 1 de cada uma das duas combinações.
lesson-table-combining-done = Cada combinação podia ceder uma peça. Com a sua, elas formam uma terceira.
lesson-table-rebuilding-title = Reorganizar a mesa toda
lesson-table-rebuilding-task = Agora a jogada grande: jogue suas duas peças. Dica: procure o mesmo número nas três sequências.
lesson-table-rebuilding-done = Três sequências viraram três grupos e uma sequência. É com turnos assim que se ganha.

## Jokers

lesson-jokers-joker-title = O curinga
lesson-jokers-joker-task = Um curinga representa a peça de que você precisa. Use-o como o 8 preto que falta.
lesson-jokers-joker-done = Nesta sequência, o curinga é o 8 preto.
lesson-jokers-worth-title = Quanto vale um curinga
lesson-jokers-worth-task = Na abertura, um curinga vale tanto quanto a peça que representa. Quantos pontos vale esta sequência?
lesson-jokers-worth-done = 11 + 12 + 13 são 36: aqui o curinga é o 12.
lesson-jokers-freeing-group-title = Liberar um curinga de um grupo
lesson-jokers-freeing-group-task = Coloque seu 3 laranja no lugar do curinga. Depois use o curinga com seu 9 e seu 10 pretos.
lesson-jokers-freeing-group-done = Um curinga liberado tem que ser jogado de novo no mesmo turno. Ele nunca vai para o seu suporte.
lesson-jokers-freeing-run-title = Liberar um curinga de uma sequência
lesson-jokers-freeing-run-task = Acrescente seu 1 e seu 7 vermelhos: esta sequência vira duas que não precisam do curinga. Depois use o curinga com seus 12.
lesson-jokers-freeing-run-done = Você liberou o curinga sem ter a peça que ele representava.
lesson-jokers-freeing-end-title = Um curinga no fim da sequência
lesson-jokers-freeing-end-task = Acrescente seu 5 azul: a sequência não precisa mais do curinga. Depois use o curinga com seu 10 e seu 11 laranja.
lesson-jokers-freeing-end-done = No fim de uma sequência, o curinga é mais fácil de liberar.
lesson-jokers-moving-title = Mover um curinga
lesson-jokers-moving-task = O curinga pode mudar de lugar dentro da combinação. Abra espaço para seu 4 azul.
lesson-jokers-moving-done = O curinga era o 8 azul e agora é o 5 azul.
lesson-jokers-taking-apart-title = Desmontar uma combinação com curinga
lesson-jokers-taking-apart-task = Leve o 1 e o 2 pretos para os dois grupos. Agora o curinga está liberado: use-o com seus 12.
lesson-jokers-taking-apart-done = Quando todas as outras peças de uma combinação acham lugar, o curinga dela é liberado.
lesson-jokers-french-title = Curingas na edição francesa
lesson-jokers-french-task = Nesta edição, você só pode liberar um curinga com a peça exata que ele representa, e ele tem que ir para uma combinação nova. Use seu 4 vermelho.
lesson-jokers-french-done = O 4 vermelho ocupou o lugar, e o curinga está numa combinação que não existia.

## The end

lesson-end-out-title = Bater
lesson-end-out-task = Jogue suas três últimas peças em um turno. Isso se chama bater, e você ganha o jogo.
lesson-end-out-done = Seu suporte está vazio: o jogo acabou, e você ganhou.
lesson-end-rack-title = O que sobra
lesson-end-rack-task = Outra pessoa bateu antes, e estas peças ficaram no seu suporte. Nesta edição um curinga custa 25 pontos. Quantos pontos você perde?
lesson-end-rack-done = 9 + 12 + 25 são 46, então você perde 46 pontos. Guardar um curinga é um risco.
lesson-end-score-title = Quanto se ganha
lesson-end-score-task = O jogador 1 bateu; os outros têm estas peças. Quantos pontos ele recebe?
lesson-end-score-done = Quem ganha recebe o que todos os outros perdem: 5 + 16 + 3 são 24.
lesson-end-match-dutch-title = Quem ganha a partida?
lesson-end-match-dutch-task = Estes são os suportes no fim de dois jogos. Quem tem mais pontos?
lesson-end-match-dutch-done = O jogador 1 tem 18: 24 pontos do primeiro jogo, menos 6 do segundo.
lesson-end-match-title = Três jogos
lesson-end-match-task = Estes são os suportes no fim de três jogos. Quem tem mais pontos?
lesson-end-match-done = O jogador 4 com 39 pontos, graças a uma grande vitória.
lesson-end-blocked-title = Ninguém bate
lesson-end-blocked-task = Na edição francesa, quando o monte está vazio e ninguém pode jogar, ganha quem tem menos pontos no suporte e recebe de cada um dos outros a diferença. Quantos pontos são aqui?
lesson-end-blocked-done = 7 + 14 + 11 são 32 para o jogador 2, que só tem um 8.

## The clock

lesson-clock-idle-title = O tempo acabou antes de você mexer
lesson-clock-idle-task = Na edição francesa, você tem um minuto por turno. Seu minuto acabou e você não mexeu em nenhuma peça: isso conta como se não pudesse jogar. Quantas peças você compra?
lesson-clock-idle-done = Uma, e seu turno acaba.
lesson-clock-unfinished-title = O tempo acabou no meio da jogada
lesson-clock-unfinished-task = Na edição alemã, você compra três peças se a mesa não está em ordem quando seu minuto acaba. Esta é a sua mesa. Quantas peças você compra?
lesson-clock-unfinished-done = Três, e a mesa volta a ser como antes do seu turno.
lesson-clock-finished-title = O tempo acabou, mas estava tudo pronto
lesson-clock-finished-task = Seu minuto acabou. Tudo na mesa está em ordem, e você colocou uma peça. Quantas peças você compra?
lesson-clock-finished-done = Nenhuma. Um turno completo conta, mesmo sem apertar Jogar a tempo.
lesson-clock-dutch-title = Os dois minutos holandeses
lesson-clock-dutch-task = Com o relógio holandês, você tem dois minutos. Depois, as combinações completas ficam e as peças soltas vão para o seu suporte. A penalidade é a mesma da edição alemã. Quantas peças você compra?
lesson-clock-dutch-done = Três. Vale a pena terminar a tempo.

## Twist

lesson-twist-double-run-title = O curinga duplo na sequência
lesson-twist-double-run-task = Um curinga duplo representa duas peças vizinhas. Aqui ele é o 3 e o 4 vermelhos. Coloque a sequência.
lesson-twist-double-run-done = Três peças na mesa, quatro números na sequência.
lesson-twist-double-worth-title = Quanto vale um curinga duplo
lesson-twist-double-worth-task = Na abertura, um curinga duplo vale as duas peças que representa. Quantos pontos vale esta sequência?
lesson-twist-double-worth-done = 2 + 3 + 4 + 5 são 14.
lesson-twist-double-group-title = O curinga duplo no grupo
lesson-twist-double-group-task = Num grupo, um curinga duplo representa as duas cores que faltam. Coloque seus 3.
lesson-twist-double-group-done = Um curinga duplo, e as quatro cores estão lá.
lesson-twist-two-tiles-title = Mesmo assim, três peças
lesson-twist-two-tiles-task = Um curinga duplo representa duas peças. Isto é uma combinação?
lesson-twist-two-tiles-done = Não. Uma combinação precisa de três peças na mesa, seja o que for que representem.
lesson-twist-double-end-title = Não existe 14
lesson-twist-double-end-task = Depois do 12, um curinga duplo seria 13 e 14, mas o 14 não existe. Coloque-o na outra ponta da sequência.
lesson-twist-double-end-done = Antes do 10 ele é o 8 e o 9 vermelhos.
lesson-twist-change-title = A troca de cor
lesson-twist-change-task = Um curinga de troca de cor representa o número do seu lugar. Depois dele, a sequência continua em outra cor. Coloque a sequência.
lesson-twist-change-done = 2 e 3 laranja, depois a troca de cor como 4, depois o 5 vermelho.
lesson-twist-change-last-title = Uma troca de cor no fim
lesson-twist-change-last-task = O curinga de troca de cor é a última peça desta sequência. Qual dos seus 5 pode vir depois?
lesson-twist-change-last-done = O laranja: depois de uma troca de cor, a cor tem que ser outra.
lesson-twist-change-same-color-title = A cor precisa mudar
lesson-twist-change-same-color-task = Isto é uma combinação?
lesson-twist-change-same-color-done = Não. Ela é preta antes da troca de cor e também depois.
lesson-twist-mirror-run-title = Uma sequência espelhada
lesson-twist-mirror-run-task = Um curinga espelho tem as mesmas peças dos dois lados, em ordem inversa. Coloque 2, 3, espelho, 3, 2.
lesson-twist-mirror-run-done = Um bom lugar para as peças que você tem em dobro.
lesson-twist-mirror-group-title = Um grupo espelhado
lesson-twist-mirror-group-task = O espelho também serve para grupos: as mesmas cores dos dois lados. Coloque seus 3 em volta dele.
lesson-twist-mirror-group-done = O espelho não tem número e não vale nada na abertura.
lesson-twist-mirror-both-sides-title = Sempre os dois lados
lesson-twist-mirror-both-sides-task = Uma combinação espelhada cresce dos dois lados ao mesmo tempo. Acrescente seus dois 4 azuis.
lesson-twist-mirror-both-sides-done = 2, 3, 4 à esquerda e 4, 3, 2 à direita.
lesson-twist-mirror-one-side-title = Nunca um lado só
lesson-twist-mirror-one-side-task = Isto é uma combinação?
lesson-twist-mirror-one-side-done = Não. Falta o par do 1 do outro lado.
lesson-twist-two-colors-mirrored-title = Vários curingas juntos
lesson-twist-two-colors-mirrored-task = Uma troca de cor de cada lado do espelho: jogue as sete peças.
lesson-twist-two-colors-mirrored-done = 4 vermelho, troca de cor, 6 azul, e o mesmo de volta.
lesson-twist-joker-mirrored-title = Um curinga no espelho
lesson-twist-joker-mirrored-task = Seu curinga pode ser o par do 4 azul. Jogue as sete peças.
lesson-twist-joker-mirrored-done = O que conta é o que a peça representa, não o que está impresso nela.
lesson-twist-match-title = Quem ganha no Twist?
lesson-twist-match-task = No Twist ganha quem venceu mais jogos. Estes são os suportes no fim de quatro jogos. Quem ganha?
lesson-twist-match-done = O jogador 3 ganha, com dois jogos. Os pontos só decidem se houver empate.

## The big box

lesson-six-more-tiles-title = 160 peças
lesson-six-more-tiles-task = Na caixa grande, cada peça vem três vezes e há quatro curingas, para até seis pessoas jogarem. O resto é igual: acrescente seu 8 laranja e coloque seus 3.
lesson-six-more-tiles-done = Agora você conhece o jogo inteiro para até seis.

## Turbo

lesson-turbo-keep-title = Lançar e guardar
lesson-turbo-keep-task = A partir do segundo turno, você escolhe os dados que lança de novo. Guarde o 4 e o 5 azuis e lance os outros.
lesson-turbo-keep-done = Lança-se uma vez por turno. Vale a pena guardar dois dados que podem virar uma sequência.
lesson-turbo-first-set-title = Colocar uma combinação
lesson-turbo-first-set-task = Seus dados mostram uma sequência: números seguidos de uma cor. Coloque-a no tabuleiro, da esquerda para a direita ou de cima para baixo.
lesson-turbo-first-set-done = Se seus dados mostram uma combinação, você precisa colocar uma.
lesson-turbo-adding-title = Acrescentar ao tabuleiro
lesson-turbo-adding-task = Seu 3 azul e seu 8 azul encaixam nas combinações do tabuleiro. Acrescente os dois.
lesson-turbo-adding-done = Você pode acrescentar a qualquer combinação, seja de quem for.
lesson-turbo-crossing-title = Cruzar como palavras cruzadas
lesson-turbo-crossing-task = As combinações podem se cruzar. Coloque seus dois 3 embaixo do 3 preto, formando um grupo de cima para baixo.
lesson-turbo-crossing-done = O 3 preto agora faz parte de duas combinações.
lesson-turbo-blocked-title = Uma ponta bloqueada
lesson-turbo-blocked-task = À direita esta sequência está bloqueada: um 7 ali tocaria os 9, e essa linha não é uma combinação. Acrescente seu 3 azul na outra ponta.
lesson-turbo-blocked-done = Dados que se tocam sempre ficam juntos: olhe todos os vizinhos.
lesson-turbo-rearranging-title = Reorganizar o tabuleiro
lesson-turbo-rearranging-task = Seu 3 preto cabe entre o 2 preto e o 4 preto, de cima para baixo. Mova os 2 para que o 2 preto fique acima do 4 preto.
lesson-turbo-rearranging-done = Um dado jogado e três combinações no tabuleiro.
lesson-turbo-joker-title = Liberar um curinga
lesson-turbo-joker-task = O 5 preto forma uma sequência nova com seus 6 e 7. Assim o curinga é liberado: coloque-o com seu 5 vermelho embaixo do 5 preto, formando um grupo de cima para baixo.
lesson-turbo-joker-done = Um curinga liberado precisa ir para outra combinação no mesmo turno.
lesson-turbo-pass-title = Nada encaixa
lesson-turbo-pass-task = Nenhum dos seus dados encaixa. Passe e guarde seus dados para o próximo turno.
lesson-turbo-pass-done = Quando cada jogador fica três turnos seguidos sem colocar um dado, a rodada acaba.

## After a try

learn-not-it = Isso é permitido, mas este exercício pede outra coisa. Tente de novo!
learn-wrong = Não é bem isso. Olhe de novo com calma.
