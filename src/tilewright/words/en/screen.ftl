### English: a table on a large screen, with the tiles on phones.

screen-title = Use as the big screen
screen-why = This screen shows the table. Everyone has their tiles on their own phone.
screen-how = Everyone scans a code with their phone and takes a seat: no app, no account. You lay tiles on your phone, and the screen follows.
screen-open = Show the table
screen-move = Puts the table on this device for everyone to see. This frees your seat here: sit down again with your phone.
screen-end =
    { $count ->
        [one] Stop showing it on the other screen
       *[other] Stop showing it on { $count } other screens
    }
screen-scan = Scan the code with your phone
screen-start = The first person to sit down starts the game from their phone.
screen-join = There’s a seat for you at the table on the big screen.
screen-again = For another match, everyone taps “{ $button }” on their phone.
screen-next = To continue, tap “{ $button }” on a phone.
screen-ended = This screen isn’t showing a table anymore.
screen-back = Back to the table
screen-full = Full screen
screen-code-why = Is your table already open on a phone? Show a code here and enter it there.
screen-code-show = Show a code
screen-code-enter = On the phone that opened the table, choose “{ $where }” and enter this code. It works for { $minutes } minutes.
screen-code = Code on the big screen
screen-elsewhere = Table on a big screen
