### Portuguese: table and rack, in the browser.

## Table

board-table = Mesa, { $count ->
    [0] ainda sem combinações
    [one] { $count } combinação
   *[other] { $count } combinações
  }
board-row = Combinação { $row }: { $pieces }
board-row-set = Combinação { $row }: { $pieces }, válida, vale { $value }
board-row-no-set = Combinação { $row }: { $pieces }, ainda não válida
board-grip = Toda a combinação { $row }
board-why = O que há de errado na combinação { $row }
board-new-row = Combinação nova
board-fit = Mesa inteira
board-stands = { $joker } como { $faces }
board-or = { $first } ou { $last }
board-fresh = jogado neste turno
board-changed = movido no último turno
board-drawn = recém-comprada

## Rack

board-rack = Seu suporte, { $count ->
    [0] vazio
    [one] { $count } peça
   *[other] { $count } peças
  }
board-tools = Suporte e teclas
board-by-color = Por cor
board-by-number = Por número
board-own-order = Minha ordem
board-type = Digitar

## Typing

board-typed = Combinações
board-typed-example = R7 R8 R9 | K5 B5 O5
board-typed-lay = Colocar
board-typed-fill = Inserir a mesa inteira
board-typed-laid = Colocado como digitado.
board-typed-no-piece = “{ $word }” não é uma peça. Escreva uma cor K, R, B ou O com um número, ou um curinga J, D, C ou M.
board-typed-not-there = Não há mais { $word } no seu suporte nem na mesa.

## What happened, read aloud

board-did-picked = Na mão: { $pieces }.
board-did-dropped = Devolvido.
board-did-row = Acrescentado à combinação: { $pieces }.
board-did-part = Combinação cortada para { $pieces }.
board-did-new = Como combinação nova: { $pieces }.
board-did-rack = De volta no seu suporte: { $pieces }.
board-did-not-own = Veio da mesa e tem que ficar lá: { $pieces }.
board-did-split = Combinação cortada antes de { $pieces }.
board-did-joined = Combinações unidas.
board-undone = Desfeito.
board-redone = Refeito.
board-reset = A mesa está como no começo do seu turno.

## Keys

board-keys = Teclas
board-keys-close = Fechar
board-keys-move = Setas, Home, End: percorrer as combinações e o suporte
board-keys-pick = Enter ou Espaço: pegar uma peça, ou devolvê-la
board-keys-more = Shift + seta: pegar mais peças
board-keys-place = Enter numa peça de outra combinação: colocar ali o que você pegou
board-keys-new = N: combinação nova
board-keys-split = S: cortar a combinação antes desta peça
board-keys-join = J: juntar esta combinação e a seguinte
board-keys-whole = W: pegar a combinação inteira
board-keys-back = Backspace: de volta ao suporte
board-keys-drop = Esc: devolver tudo
board-keys-undo = Z: desfazer, Y: refazer
board-keys-order = Alt + seta: mover uma peça do suporte
board-keys-type = T: digitar combinações
