### Português: uma noite de clube.

club-lead = Uma noite para 2 a 200 pessoas, em telas e em mesas de verdade.
club-invited = Recebeu um convite? Abra o link, ou escaneie o código no local.
club-mine = Suas noites
club-name = Nome da noite
club-kind = Quem joga com quem
club-kind-swiss = Sistema suíço
club-kind-swiss-means = Jogam juntas as pessoas com pontos parecidos.
club-kind-evening = Mesas misturadas
club-kind-evening-means = Cada um joga com o maior número possível de pessoas diferentes.
club-kind-round-robin = Todos contra todos
club-kind-knockout = Eliminatórias
club-kind-knockout-means = Continua quem ganha em cada mesa.
club-seats = Pessoas por mesa
club-rounds = Rodadas
club-groups = Primeiro, rodadas para todos
club-minutes = Minutos por rodada (0: sem relógio)
club-where = Onde se joga
club-where-screens = Em telas, se todos na mesa tiverem um aparelho
club-where-tables = Em mesas de verdade
club-open = Abrir a noite
club-join = Participar
club-joined = Você está participando. A primeira rodada começa em breve.
club-people =
    { $count ->
        [one] Uma pessoa
       *[other] { $count } pessoas
    }
club-names = Pessoas sem aparelho, um nome por linha
club-add = Adicionar
club-away = Ausente
club-away-who = { $name } sai
club-back = Voltou
club-back-who = { $name } voltou
club-round = Rodada { $number } de { $count }
club-look = Ver a rodada
club-waiting = A primeira rodada ainda não começou.
club-begin = Começar a rodada { $number }
club-few = Uma rodada precisa de pelo menos duas pessoas.
club-open-tables =
    { $count ->
        [one] Uma mesa ainda está jogando.
       *[other] { $count } mesas ainda estão jogando.
    }
club-undo = Anular a rodada { $number }
club-sure = Toque de novo para confirmar
club-table = Mesa { $number }
club-tables = Mesas
club-byes = De folga: { $names }
club-you-bye = Você fica de folga nesta rodada.
club-first = Começa { $name }.
club-play = Ir para a sua mesa
club-by = Quem é você?
club-entered = { $name } informou este resultado.
club-right = Está certo
club-wrong = Não está certo
club-waits = Falta a confirmação de outra pessoa
club-stands = Confirmado
club-disputed = Sem acordo: decide quem organiza
club-send = Enviar o resultado
club-change = Informar o resultado
club-save = Salvar
club-to-table = Jogar em uma mesa de verdade
club-to-screens = Jogar em telas
club-standing = Classificação
club-place = Lugar
club-who = Nome
club-points = Pontos
club-won = Vitórias
club-wall = Mostrar em um projetor
club-cards = Cartões para as mesas
club-cards-why = Coloque um cartão em cada mesa de verdade. Quem o escanear informa o resultado da mesa por quem não tem aparelho.
club-print = Imprimir
club-scan = Escaneie para informar o resultado
club-to-evening = Voltar à noite
club-export = Salvar todas as rodadas
club-delete = Excluir a noite
club-end = Encerrar a noite
club-continue = Continuar a noite
club-close-doors = Fechar as inscrições
club-open-doors = Abrir as inscrições
club-over = A noite terminou.
club-duplicate = As mesmas peças em todas as mesas (duplicado)
club-duplicate-means = Cada lugar é comparado com o mesmo lugar nas outras mesas. É mais justo com dois jogadores por mesa.
club-percent = Resultado
club-promise = As peças de todas as rodadas estão fixadas
club-promise-means = Este hash garante isso: ele já estava aqui antes da primeira rodada, e ninguém pode mudar a distribuição sem mudar o hash. Copie ou fotografe o hash agora. Quem participa também acrescenta um número aleatório, então ninguém podia escolher as peças de antemão.
club-sheet-known = Nas mesas de verdade, quem organiza pode ver as peças antes do jogo.
club-dealt = Como foi distribuída a rodada { $number }
club-dealt-means = As peças da rodada resultam deste segredo e dos números aleatórios dos jogadores. Salve os dois e a partida de uma mesa na tela: “tilewright verify PARTIDA --round ARQUIVO” mostra que as peças dela saíram daí, como prometido.
club-dealt-kept = Este aparelho verificou: o segredo é o prometido.
club-dealt-broken = O segredo não é o prometido. Não confie nesta rodada.
club-secret = Segredo
club-dealt-save = Salvar o segredo e os números
club-sheet = Folha de distribuição para { $count } jogadores
club-sheet-you = Uma folha de distribuição mostra também as suas peças desta rodada. Peça a alguém que não joga para imprimir a folha e preparar as peças.
club-sheet-early = Uma folha de distribuição mostra também as suas peças desta rodada. Pode abri-la quando a sua mesa em ecrãs terminar.
