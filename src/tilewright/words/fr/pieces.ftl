### French: tiles and lists, in the sentences of the server and on the pages of the browser.

## Tiles

# After one number: `7 noir`.
color-K = noir
color-R = rouge
color-B = bleu
color-O = orange
# After several numbers: `5 6 7 noirs`.
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

## Lists of names and tiles

list-two = { $first } et { $last }
list-more = { $first }, { $last }
list-last = { $first } et { $last }
you = toi
