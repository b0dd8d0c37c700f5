### English: pieces and lists, in the sentences of the server and on the pages of the browser.

## Pieces

# A color as it stands beside the number of one piece, not as a name of its own.
color-K = black
color-R = red
color-B = blue
color-O = orange
# A color as it stands beside the numbers of several pieces.
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

## Lists of names and pieces

list-two = { $first } and { $last }
list-more = { $first }, { $last }
you = you
