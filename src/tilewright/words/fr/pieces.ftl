### French: pieces and lists, in the sentences of the server and on the pages of the browser.

## Pieces

# As they stand behind a number: `7 noir`.
color-K = noir
color-R = rouge
color-B = bleu
color-O = orange
# Behind several numbers: `5 6 7 noirs`.
colors-K = noirs
colors-R = rouges
colors-B = bleus
colors-O = orange
face-number = { $number } { $color }
face-numbers = { $numbers } { $color }
face-J = joker
face-D = double joker
face-C = joker de changement de couleur
face-M = joker miroir

## Lists of names and pieces

list-two = { $first } et { $last }
list-more = { $first }, { $last }
you = toi
