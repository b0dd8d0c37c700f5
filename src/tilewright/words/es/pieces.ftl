### Spanish: tiles and lists, in the sentences of the server and on the pages of the browser.

## Tiles

# After one number: `7 negro`.
color-K = negro
color-R = rojo
color-B = azul
color-O = naranja
# After several numbers: `5 6 7 negros`.
colors-K = negros
colors-R = rojos
colors-B = azules
colors-O = naranjas
face-number = { $number } { $color }
face-numbers = { $numbers } { $color }
face-J = comodín
face-D = comodín doble
face-C = comodín de cambio de color
face-M = comodín espejo

## Lists of names and tiles

list-two = { $first } y { $last }
list-more = { $first }, { $last }
list-last = { $first } y { $last }
you = tú
