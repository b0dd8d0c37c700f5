### Portuguese: one device, passed around.

device-title = Jogar em um só aparelho
device-why = Passem o aparelho de mão em mão. Suas peças ficam escondidas até ele chegar a você.
device-who = Quem vai jogar?
device-player = Lugar { $number }
device-add = Adicionar alguém
device-add-bot = Adicionar um bot
device-remove = Remover { $name }
device-start = Distribuir
device-continue = Continuar: { $names }
device-elsewhere = Esta partida não está neste aparelho.
device-people = Nomes neste aparelho
device-language-same = Como o aparelho
device-forget = Esquecer { $name }
device-storage = Nomes, preferências e logins ficam guardados neste aparelho. Quem é dono dele ou o administra pode ler o que ele guarda.

device-curtain = Cortina
device-hand-to = Passe para
device-bot-plays = Jogando agora
device-show = Sou { $name }. Mostrar minhas peças
device-show-dice = Sou { $name }. É minha vez
device-hidden = As peças ficam escondidas até você tocar na tela.
device-between = Este jogo acabou
device-deal-next = Distribuir o próximo jogo
device-turn = Girar a mesa
device-hide = Esconder minhas peças
