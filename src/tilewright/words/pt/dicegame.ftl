### Portuguese: the screen of a match of dice, in the browser. Texts shared with the tile game are in game.ftl.

## The screen

dicegame-grid = O tabuleiro
dicegame-own-dice = Seus dados
dicegame-round-of = Rodada { $round } de { $rounds }
dicegame-round-over = A rodada acabou
dicegame-big-turn = { $count } dados!
dicegame-failed = { $count ->
    [one] { $count } turno sem colocar um dado
   *[other] { $count } turnos seguidos sem colocar um dado
  }

## What to do next

dicegame-first-roll = Lance seus dados.
dicegame-choose = Toque nos dados que quer guardar e lance os outros.
dicegame-lay = Seus dados mostram uma combinação: coloque uma no tabuleiro.
dicegame-lay-or-pass = Coloque dados no tabuleiro, ou passe.
dicegame-tap-cell = Toque agora numa casa do tabuleiro.
dicegame-rolls = O outro jogador vai lançar.
dicegame-lays = O outro jogador está colocando dados.
dicegame-judging = Conferindo a sua jogada…
dicegame-hint-roll = Os melhores dados para lançar: { $pieces }.

## A plan while the opponent plays

dicegame-plan-begin = Planeje enquanto espera: coloque no tabuleiro os dados que quer guardar. Só você vê.
dicegame-plan-refitted = O tabuleiro mudou. No seu plano, { $pieces } { $count ->
    [one] vai
   *[other] vão
  } agora para outro lugar.
dicegame-plan-no-place = O tabuleiro mudou. De volta à sua mão, porque não há mais lugar: { $pieces }.
dicegame-plan-unhelped = O tabuleiro mudou. De volta à sua mão, porque uma partida ranqueada só guarda o que ainda encaixa: { $pieces }.
dicegame-plan-busy = O tabuleiro mudou e o servidor está ocupado demais para procurar outro lugar. De volta à sua mão: { $pieces }.
dicegame-plan-dropped = O tabuleiro mudou. Os dados que você queria mover estão de novo onde estavam.

## Buttons

dicegame-roll = { $count ->
    [0] Não lançar nenhum
    [1] Lançar um dado
   *[other] Lançar { $count } dados
  }
dicegame-keep = Guardar
dicegame-across = Horizontal
dicegame-down = Vertical
dicegame-next-round = Próxima rodada

## Dice and squares, as they are read out

dicegame-blank = ainda não lançado
dicegame-kept = { $die }, guardado
dicegame-to-roll = { $die }, para lançar de novo
dicegame-lifted = { $die }, tirado do tabuleiro
dicegame-stands = { $die } como { $faces }
dicegame-cell-empty = vazio, coluna { $column }, fileira { $row }
dicegame-cell-die = { $die }, coluna { $column }, fileira { $row }
dicegame-why = Não é válida. Por quê?
dicegame-key-dice = { $count ->
    [0] Todos os seus dados foram colocados.
    [1] Resta um dado para você: { $pieces }.
   *[other] Restam { $count } dados para você: { $pieces }.
  }

## Score card

dicegame-round = Rodada
dicegame-points = Pontos
dicegame-sudden-death = Rodada decisiva
dicegame-left = { $you ->
    [yes] Na sua mão
   *[no] Na mão de { $name }
  }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }
dicegame-none-left = todos os dados colocados

## Keys

dicegame-keys-arrows = De casa em casa e de dado em dado; para cima, dos seus dados ao tabuleiro
dicegame-keys-enter = Escolher um dado, ou colocar o que foi escolhido; antes de lançar: guardar
dicegame-keys-back = Tirar um dado do tabuleiro
dicegame-keys-play = Lançar, ou jogar o que você colocou
dicegame-keys-dice = Quais dados você tem
