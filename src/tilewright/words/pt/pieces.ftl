### Portuguese: tiles and lists, in the sentences of the server and on the pages of the browser.

## Tiles

# After one number: `7 preto`.
color-K = preto
color-R = vermelho
color-B = azul
color-O = laranja
# After several numbers: `5 6 7 pretos`.
colors-K = pretos
colors-R = vermelhos
colors-B = azuis
colors-O = laranja
face-number = { $number } { $color }
face-numbers = { $numbers } { $color }
face-J = curinga
face-D = curinga duplo
face-C = curinga de troca de cor
face-M = curinga espelho

## Lists of names and tiles

list-two = { $first } e { $last }
list-more = { $first }, { $last }
list-last = { $first } e { $last }
you = você
