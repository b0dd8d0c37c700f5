### Dutch: a table on a large screen, with the tiles on phones.

screen-title = Als groot scherm gebruiken
screen-why = Dit scherm laat de tafel zien. Iedereen heeft de stenen op de eigen telefoon.
screen-how = Iedereen scant een code met de telefoon en gaat zitten: zonder app en zonder account. Je legt stenen op je telefoon en het scherm volgt.
screen-open = Tafel laten zien
screen-move = Zet de tafel op dit apparaat, zodat iedereen hem ziet. Je stoel hier komt vrij: ga met je telefoon weer zitten.
screen-end =
    { $count ->
        [one] Niet meer op het andere scherm laten zien
       *[other] Niet meer op { $count } andere schermen laten zien
    }
screen-scan = Scan de code met je telefoon
screen-start = Wie als eerste gaat zitten, start het spel op de eigen telefoon.
screen-join = Er is een stoel voor je vrij aan de tafel op het grote scherm.
screen-again = Nog een partij? Iedereen tikt op de telefoon op “{ $button }”.
screen-next = Tik op een telefoon op “{ $button }” om verder te gaan.
screen-ended = Dit scherm laat geen tafel meer zien.
screen-back = Terug naar de tafel
screen-full = Volledig scherm
screen-code-why = Staat je tafel al open op een telefoon? Toon hier een code en typ die daar in.
screen-code-show = Code tonen
screen-code-enter = Kies op de telefoon die de tafel heeft geopend “{ $where }” en typ deze code. Hij werkt { $minutes } minuten.
screen-code = Code op het grote scherm
screen-elsewhere = Tafel op een groot scherm
