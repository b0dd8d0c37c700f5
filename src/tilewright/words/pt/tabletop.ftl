### Português: o placar e o árbitro para um jogo físico, no navegador.

## Peças para tocar

photo-open = Com uma foto
photo-rest = Com uma foto do que sobrou
pick-pieces = Escolha peças
pick-color = Cor
pick-remove = Remover { $piece }

## O placar

score-lead = Jogando com peças de verdade? Informe quem bateu e o que os outros ainda têm. Os pontos são contados pelo manual que você escolher.
score-players = Jogadores
score-player = Jogador { $number }
score-add = Adicionar jogador
score-remove = Remover { $name }
score-begin = Começar o placar
score-game = { $game ->
    [dice] Rodada
   *[tiles] Jogo
  } { $number } de { $count }
score-out = Quem bateu?
score-nobody = Ninguém
score-left = Pontos que sobraram para { $name }
score-tap = { $game ->
    [dice] Tocar nos dados
   *[tiles] Tocar nas peças
  }
score-more = { $game ->
    [dice] Mais dados
   *[tiles] Mais peças
  }
score-type = Digitar o total
score-pieces = Peças que sobraram para { $name }
score-count = Contar
score-undo = Desfazer o último jogo
score-on = Jogar mais uma rodada
score-new = Novo placar
score-new-sure = Sim, apagar este placar
score-picture = Salvar imagem
score-away = Não foi possível acessar o servidor. O que você anotou fica neste aparelho e será contado quando ele voltar.
score-unclear = { $names } têm os mesmos pontos, então ganha quem tem menos peças. Quantas peças cada um ainda tem?
score-shared = Alguém compartilhou este placar com você.
score-adopt = Continuar aqui
score-adopt-sure = Sim, substituir o meu placar
score-own = Meu placar

## O relógio

score-clock = Relógio do turno
score-clock-start = Iniciar
score-clock-stop = Parar
score-clock-next = Próximo turno
score-clock-over = Acabou o tempo!

## O árbitro: isto é permitido?

judge-lead = Jogando com peças de verdade? Coloque aqui uma combinação ou um turno inteiro e veja se o seu manual permite.
judge-what = O que você quer conferir?
judge-a-row = Uma combinação
judge-a-turn = Um turno inteiro
judge-your-row = { $game ->
    [dice] Sua linha de dados
   *[tiles] Sua combinação
  }
judge-tap = { $game ->
    [dice] Toque nos dados da linha, da esquerda para a direita.
   *[tiles] Toque nas peças da combinação.
  }
judge-table = Na mesa antes do turno
judge-row = Combinação { $number }
judge-new-row = Nova combinação
judge-grid-step-before = Antes do turno
judge-grid-step-after = Depois do turno
judge-grid-how-before = Toque numa casa e depois nos dados que estão ali. O próximo vai à direita; toque de novo na casa vazia para ir para baixo. Dados de verdade podem ter outras faces que os das nossas partidas, por isso aqui vale qualquer face.
judge-grid-how-after = Agora repita a jogada: toque num dado e depois numa casa vazia para movê-lo. Toque numa casa vazia e depois num dado da lista para acrescentá-lo.
judge-grid-how-rest = Que dados o jogador ainda tem? Com eles se vê se era preciso colocar uma combinação.
judge-grid-rest = Dados restantes
judge-grid-remove = Tirar este dado
judge-rack = No suporte
judge-opened = Este jogador já abriu
judge-fill = Escolha para onde vão as peças e toque nelas. Na mesa, arraste-as como num jogo.
judge-add = Acrescentar peças
judge-no-more = Não há mais peça “{ $piece }”. A caixa tem { $count }.
judge-play = Jogar o turno
judge-lay = Agora mova as peças como o jogador fez. Aqui você vê se é permitido.
judge-back = Voltar ao início
judge-undo = Desfazer
judge-reset = Recomeçar
judge-clear = Limpar
judge-yes = Permitido
judge-no = Não permitido
judge-house = Regra da casa: { $rules }
judge-clauses = { $count ->
    [one] Regra
   *[other] Regras
  }:

## Na página inicial
