### Spanish: table and rack, in the browser.

## Table

board-table = Mesa, { $count ->
    [0] aún sin combinaciones
    [one] una combinación
   *[other] { $count } combinaciones
  }
board-row = Combinación { $row }: { $pieces }
board-row-set = Combinación { $row }: { $pieces }, válida, vale { $value }
board-row-no-set = Combinación { $row }: { $pieces }, aún no válida
board-grip = Toda la combinación { $row }
board-why = Qué falla en la combinación { $row }
board-new-row = Combinación nueva
board-fit = Toda la mesa
board-stands = { $joker } como { $faces }
board-or = { $first } o { $last }
board-fresh = puesto en este turno
board-changed = movido en el último turno
board-drawn = recién robada

## Rack

board-rack = Tu soporte, { $count ->
    [0] vacío
    [one] una ficha
   *[other] { $count } fichas
  }
board-tools = Soporte y teclas
board-by-color = Por color
board-by-number = Por número
board-own-order = Mi orden
board-type = Escribir

## Typing

board-typed = Combinaciones
board-typed-example = R7 R8 R9 | K5 B5 O5
board-typed-lay = Poner
board-typed-fill = Insertar toda la mesa
board-typed-laid = Puesto como lo escribiste.
board-typed-no-piece = «{ $word }» no es una ficha. Escribe un color K, R, B u O con un número, o un comodín J, D, C o M.
board-typed-not-there = Ya no queda { $word } en tu soporte ni en la mesa.

## What happened, read aloud

board-did-picked = En la mano: { $pieces }.
board-did-dropped = Devuelto.
board-did-row = Añadido a la combinación: { $pieces }.
board-did-part = Combinación cortada para { $pieces }.
board-did-new = Como combinación nueva: { $pieces }.
board-did-rack = De vuelta en tu soporte: { $pieces }.
board-did-not-own = Vino de la mesa y tiene que quedarse allí: { $pieces }.
board-did-split = Combinación cortada antes de { $pieces }.
board-did-joined = Combinaciones unidas.
board-undone = Deshecho.
board-redone = Rehecho.
board-reset = La mesa está como al empezar tu turno.

## Keys

board-keys = Teclas
board-keys-close = Cerrar
board-keys-move = Flechas, Inicio, Fin: recorrer las combinaciones y el soporte
board-keys-pick = Enter o Espacio: tomar una ficha, o devolverla
board-keys-more = Mayús + flecha: tomar más fichas
board-keys-place = Enter en una ficha de otra combinación: poner allí lo que has tomado
board-keys-new = N: combinación nueva
board-keys-split = S: cortar la combinación antes de esta ficha
board-keys-join = J: unir esta combinación y la siguiente
board-keys-whole = W: tomar toda la combinación
board-keys-back = Retroceso: de vuelta al soporte
board-keys-drop = Esc: devolverlo todo
board-keys-undo = Z: deshacer, Y: rehacer
board-keys-order = Alt + flecha: mover una ficha del soporte
board-keys-type = T: escribir combinaciones
