### Portuguese: pieces and lists, in the sentences of the server and on the pages of the browser.

## Pieces

# As they stand behind a number: `7 preto`.
color-K = preto
color-R = vermelho
color-B = azul
color-O = laranja
# Behind several numbers: `5 6 7 pretos`.
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

## Lists of names and pieces

list-two = { $first } e { $last }
list-more = { $first }, { $last }
you = você
