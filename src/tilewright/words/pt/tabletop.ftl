### Português: o placar para um jogo físico, no navegador.

## Peças para tocar

pick-pieces = Escolha peças
pick-remove = Remover { $piece }

## O placar

score-title = Placar
score-lead = Para uma partida com o seu próprio jogo: informe quem bateu e o que os outros ainda têm. Os pontos são contados pelas regras da sua edição.
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
score-type = Digitar a soma
score-pieces = Peças que sobraram para { $name }
score-count = Contar
score-undo = Desfazer o último jogo
score-on = Jogar mais uma rodada
score-new = Novo placar
score-new-sure = Sim, apagar este placar
score-picture = Salvar imagem
score-away = Não foi possível acessar o servidor. O que você anotou fica neste aparelho e será contado quando ele voltar.
score-unclear = { $names } têm os mesmos pontos. Ganha quem tem menos peças: quantas cada um tem?
score-shared = Alguém compartilhou este placar com você.
score-adopt = Continuar aqui

## O relógio

score-clock = Relógio da vez
score-clock-start = Iniciar
score-clock-stop = Parar
score-clock-next = Próxima vez
score-clock-over = Acabou o tempo!

## Na página inicial

score-why = Jogando com o seu próprio jogo? Conte os pontos aqui
