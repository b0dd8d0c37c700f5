### English: pieces and lists, in the sentences of the server and on the pages of the browser.

## Pieces

color-K = black
color-R = red
color-B = blue
color-O = orange
face-number = { $color } { $number }
face-J = joker
face-D = double joker
face-C = color-change joker
face-M = mirror joker

## Lists of names and pieces

list-two = { $first } and { $last }
list-more = { $first }, { $last }
you = you
