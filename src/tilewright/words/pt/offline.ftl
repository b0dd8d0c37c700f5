### Portuguese: what only those load who play without a server, or may want to.

offline-loading = Preparando o jogo.
offline-first = Na primeira vez, são carregados cerca de 9 MB.
offline-elsewhere = O jogo está aberto em outra aba. Feche-a para jogar aqui.
offline-here = Continuar jogando aqui
offline-insecure = Aqui não dá para guardar o jogo com segurança. Abra esta página por https.
offline-failed = O jogo parou. Tudo até aqui está guardado: recarregue a página.
offline-own-rules = Jogar com suas próprias regras
offline-own-rules-why = Escolha o manual, os bots e as regras da casa.
offline-kept = Seu nome, suas configurações e suas partidas ficam guardados neste navegador e em nenhum outro lugar. Limpar os dados dele apaga tudo: guarde uma cópia de tempos em tempos.
offline-delete = Seu nome, suas configurações e todas as suas partidas neste aparelho serão apagados. Isso não pode ser desfeito.
offline-restore = Restaurar de um arquivo
offline-restored = Restaurado.
offline-offer = Deixar disponível offline ({ $size } MB)
offline-offer-why = Assim você pode jogar contra bots, aprender e resolver desafios sem conexão. As partidas que você começa offline ficam neste aparelho.
offline-offer-waiting = Será carregado assim que o servidor responder.
offline-offer-loading = Carregando…
offline-offer-failed = Não foi possível carregar. Tente de novo.
offline-available = Disponível offline neste aparelho.
offline-games = Partidas neste aparelho
offline-games-why = O que você começou sem conexão continua aqui.
offline-away = Sem conexão: você está jogando neste aparelho.
offline-others = Jogar com outras pessoas
offline-others-why = Amigos, mesas e sua conta estão no servidor.
offline-people = Para isso é preciso um servidor
offline-server = Ir para o servidor
