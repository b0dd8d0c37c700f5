### Portuguese: the course at /learn and its lessons, in the browser.

## The page

learn-title = Aprenda a jogar
learn-lead = Exercícios curtos numa mesa de verdade, de meio minuto cada. Você joga, e a gente diz como está indo.
learn-progress = { $done } de { $count } feitos
learn-enough = É tudo de que você precisa para o seu primeiro jogo.
learn-ready = Você já pode começar seu primeiro jogo de verdade.
learn-further = Mais para descobrir
learn-start = Começar
learn-continue = Continuar
learn-next = Próximo
learn-play = Jogar uma partida
learn-again = De novo
learn-show-me = Mostre como
learn-yes = Sim, é uma
learn-no = Não, não é
learn-player = Jogador { $seat }
learn-done = Feito
learn-finished = Concluir
learn-end-turn = Agora encerre seu turno.
learn-empty = nenhuma
ways-lesson = Lição: { $title }
ways-rule = Regra: { $title }
ways-taught = Aprender em uma lição:

score-title = Placar
score-why = Jogando com peças de verdade? Conte os pontos aqui.
score-own-set = Jogando com peças de verdade?
judge-title = Isto é permitido?
judge-why = Resolva uma discussão à mesa.
