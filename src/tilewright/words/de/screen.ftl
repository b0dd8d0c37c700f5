### German: a table on a large screen, with the tiles on phones.

screen-title = Als großer Bildschirm
screen-why = Dieser Bildschirm zeigt den Tisch. Alle haben ihre Steine auf dem eigenen Handy.
screen-how = Alle scannen mit dem Handy einen Code und nehmen Platz, ohne App und ohne Konto. Gelegt wird auf dem Handy, und der Bildschirm folgt.
screen-open = Tisch zeigen
screen-move = Zeigt den Tisch auf diesem Gerät, für alle sichtbar. Dein Platz hier wird frei: Nimm ihn mit dem Handy wieder ein.
screen-end =
    { $count ->
        [one] Nicht mehr auf dem anderen Bildschirm zeigen
       *[other] Nicht mehr auf { $count } anderen Bildschirmen zeigen
    }
screen-scan = Scanne den Code mit deinem Handy
screen-start = Wer zuerst Platz nimmt, beginnt das Spiel auf dem Handy.
screen-join = Am Tisch auf dem großen Bildschirm ist ein Platz für dich frei.
screen-again = Noch eine Partie? Alle tippen auf dem Handy auf „{ $button }“.
screen-next = Weiter geht es mit „{ $button }“ auf einem Handy.
screen-ended = Dieser Bildschirm zeigt keinen Tisch mehr.
screen-back = Zurück zum Tisch
screen-full = Vollbild
screen-code-why = Ist dein Tisch schon auf einem Handy offen? Lass dir hier einen Code anzeigen und gib ihn dort ein.
screen-code-show = Code anzeigen
screen-code-enter = Wähl auf dem Handy, das den Tisch eröffnet hat, „{ $where }“ und gib diesen Code ein. Er gilt { $minutes } Minuten.
screen-code = Code auf dem großen Bildschirm
screen-elsewhere = Tisch auf einem großen Bildschirm
