### Dutch: tiles and lists, in the sentences of the server and on the pages of the browser.

## Tiles

# Before one number: `zwarte 7`.
color-K = zwarte
color-R = rode
color-B = blauwe
color-O = oranje
# Before several numbers: `zwarte 5 6 7`.
colors-K = zwarte
colors-R = rode
colors-B = blauwe
colors-O = oranje
face-number = { $color } { $number }
face-numbers = { $color } { $numbers }
face-J = joker
face-D = dubbele joker
face-C = kleurverander-joker
face-M = spiegeljoker

## Lists of names and tiles

list-two = { $first } en { $last }
list-more = { $first }, { $last }
list-last = { $first } en { $last }
you = jij
