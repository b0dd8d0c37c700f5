### Portuguese: one device, passed around.

device-title = Jogar neste aparelho
device-why = Passem o aparelho. As peças de cada um ficam escondidas até a pessoa estar com ele.
device-who = Quem joga?
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
device-storage = Nomes, escolhas e acessos ficam guardados neste aparelho. Quem o administra pode ler o que ele guarda.

device-curtain = Cortina
device-hand-to = Passe para
device-bot-plays = Jogando agora
device-show = Sou { $name }. Mostrar minhas peças
device-show-dice = Sou { $name }. É minha vez
device-hidden = As peças ficam escondidas até você tocar na tela.
device-between = Este jogo acabou
device-deal-next = Distribuir de novo
device-turn = Girar a mesa
device-hide = Esconder minhas peças
