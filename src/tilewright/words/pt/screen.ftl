### Portuguese: a table on a large screen, with the tiles on phones.

screen-title = Usar como tela grande
screen-why = Esta tela mostra a mesa. Cada pessoa fica com as peças no próprio celular.
screen-how = Cada pessoa escaneia um código com o celular e se senta, sem aplicativo e sem conta. As peças são colocadas no celular, e a tela acompanha.
screen-open = Mostrar a mesa
screen-move = Mostra a mesa neste aparelho, para todos verem. Seu lugar aqui fica livre: sente-se de novo com o celular.
screen-end =
    { $count ->
        [one] Parar de mostrar na outra tela
       *[other] Parar de mostrar em { $count } outras telas
    }
screen-scan = Escaneie o código com o celular
screen-start = Quem se sentar primeiro começa o jogo pelo celular.
screen-join = Há um lugar para você na mesa da tela grande.
screen-again = Para outra partida, cada um toca em “{ $button }” no celular.
screen-next = Para continuar, toque em “{ $button }” em um celular.
screen-ended = Esta tela não mostra mais nenhuma mesa.
screen-back = Voltar à mesa
screen-full = Tela cheia
screen-code-why = Sua mesa já está aberta em um celular? Mostre um código aqui e digite-o lá.
screen-code-show = Mostrar um código
screen-code-enter = No celular que abriu a mesa, escolha “{ $where }” e digite este código. Ele vale por { $minutes } minutos.
screen-code = Código da tela grande
screen-elsewhere = A mesa em uma tela grande
