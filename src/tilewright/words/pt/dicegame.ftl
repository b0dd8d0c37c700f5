### Portuguese: the screen of a match of dice, in the browser. What the screen of tiles says too stands in game.ftl.

## The screen

dicegame-grid = O tabuleiro
dicegame-own-dice = Seus dados
dicegame-round-of = Rodada { $round } de { $rounds }
dicegame-round-over = A rodada acabou
dicegame-failed = { $count ->
    [one] { $count } vez sem pôr um dado
   *[other] { $count } vezes seguidas sem pôr um dado
  }

## What is to be done

dicegame-first-roll = Lance seus dados.
dicegame-choose = Toque nos dados que quer guardar e lance os outros.
dicegame-lay = Seus dados mostram uma combinação: ponha uma no tabuleiro.
dicegame-lay-or-pass = Ponha dados no tabuleiro, ou passe.
dicegame-tap-cell = Toque agora num lugar do tabuleiro.
dicegame-rolls = O outro lado vai lançar.
dicegame-lays = O outro lado está pondo dados.
dicegame-judging = Olhando a sua jogada …
dicegame-hint-roll = Depois de muitos testes, este lançamento deixa pôr mais: { $pieces }.

## Buttons

dicegame-roll = { $count ->
    [0] Não lançar nenhum
    [1] Lançar um dado
   *[other] Lançar { $count } dados
  }
dicegame-across = Na horizontal
dicegame-down = Para baixo
dicegame-next-round = Próxima rodada

## Dice and places, as they are read out

dicegame-blank = ainda não lançado
dicegame-kept = { $die }, guardado
dicegame-to-roll = { $die }, para lançar de novo
dicegame-lifted = { $die }, tirado do tabuleiro
dicegame-stands = { $die } como { $faces }
dicegame-cell-empty = vazio, coluna { $column }, fileira { $row }
dicegame-cell-die = { $die }, coluna { $column }, fileira { $row }
dicegame-why = Não vale. Por quê?
dicegame-key-dice = { $count ->
    [0] Todos os seus dados estão postos.
    [1] Resta um dado para você: { $pieces }.
   *[other] Restam { $count } dados para você: { $pieces }.
  }

## Score card

dicegame-round = Rodada
dicegame-points = Pontos
dicegame-sudden-death = Rodada decisiva
dicegame-left = { $you ->
    [yes] Sobra para você
   *[no] Sobra para { $name }
  }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }
dicegame-none-left = todos os dados postos

## Keys

dicegame-keys-arrows = De lugar em lugar e de dado em dado; para cima, dos seus dados ao tabuleiro
dicegame-keys-enter = Escolher um dado, ou pôr o que foi escolhido; antes de lançar: guardar
dicegame-keys-back = Tirar um dado do tabuleiro
dicegame-keys-dice = Quais dados você tem
