### English: tiles and lists, in the sentences of the server and on the pages of the browser.

## Tiles

# A color beside the number of one tile.
color-K = black
color-R = red
color-B = blue
color-O = orange
# A color beside the numbers of several tiles.
colors-K = black
colors-R = red
colors-B = blue
colors-O = orange
face-number = { $color } { $number }
face-numbers = { $color } { $numbers }
face-J = joker
face-D = double joker
face-C = color-change joker
face-M = mirror joker

## Lists of names and tiles

list-two = { $first } and { $last }
list-more = { $first }, { $last }
list-last = { $first }, and { $last }
you = you
