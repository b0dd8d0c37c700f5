### German: tiles and lists, in the sentences of the server and on the pages of the browser.

## Tiles

# Before one number: `schwarze 7`.
color-K = schwarze
color-R = rote
color-B = blaue
color-O = orange
# Before several numbers: `schwarze 5 6 7`.
colors-K = schwarze
colors-R = rote
colors-B = blaue
colors-O = orange
face-number = { $color } { $number }
face-numbers = { $color } { $numbers }
face-J = Joker
face-D = Doppeljoker
face-C = Farbwechsel-Joker
face-M = Spiegeljoker

## Lists of names and tiles

list-two = { $first } und { $last }
list-more = { $first }, { $last }
list-last = { $first } und { $last }
you = du
