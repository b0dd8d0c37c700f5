### English: what a server refuses, in sentences for people.

## Tables

refused-no-such-table = There is no such table, or the invitation to it has ended.
refused-sent-away = The host has sent you away from this table.
refused-table-full = Every chair of this table is taken.
refused-chair-taken = That chair is not free.
refused-not-at-table = You do not sit at this table.
refused-host-stays = The host cannot be sent away: leave, or close the table.
refused-nobody-there = Nobody of that id sits at this table.
refused-no-such-chair = This table has chairs 0 to { $last }.
refused-player-there = A player sits there.
refused-host-only = Only the host of the table can do that.
refused-table-closed = This table is closed.
refused-match-begun = The match at this table has begun.
refused-match-going-on = The match at this table is not over.
refused-rated-bots = A rated table is for people: it has no bots.
refused-not-your-talk = Only those who sit at the table talk there.

## Matches

refused-no-such-match = There is no match { $match }.
refused-no-seat = This is for somebody who has a seat in the match.
refused-not-begun = The match has not begun: it waits for its players.
refused-not-your-turn = It is not your turn.
refused-stale = The match has moved on: look again.
refused-paused = The match is paused: go on first.
refused-match-over = The match is over.
refused-away-already = A stand-in plays this seat already.
refused-back-already = This seat is played by its player already.
refused-pause-asked = The pause is asked for already.
refused-no-pause = There is no pause to end.
refused-no-hints = No hints are given in a rated match.
refused-no-game-over = No game of this match is over yet.
refused-game-not-over = This game of the match is not over yet.

## People

refused-log-in = Log in first.
refused-no-such-player = There is no such player.
refused-login-taken = This login is taken, or you have an account already.
refused-wrong-password = The login or the password is not right.
refused-password-length = A password has { $shortest } to { $longest } letters.
refused-nothing-to-read = There is nothing to read in this { $what ->
    [name] name
    [login] login
    [line] line
   *[report] report
  }.
refused-text-too-long = This { $what ->
    [name] name
    [login] login
    [line] line
   *[report] report
  } is too long: it has 1 to { $most } letters.

## Too often, and not now

refused-too-often-commands = Too many commands: wait a few seconds.
refused-too-often-socket = Too many messages over this connection: wait a few seconds.
refused-too-often-messages = Too many messages: wait a few seconds.
refused-too-often-address = Too many messages from this address: wait a few seconds.
refused-too-often-guests = Too many new guests from this address: wait some minutes.
refused-too-often-matches = Too many new matches: wait some minutes.
refused-too-often-passwords = Too many attempts: wait some minutes.
refused-too-often-chat = Too much is said: wait a few seconds.
refused-too-often-tables = Too many changes at tables: wait some minutes.
refused-too-often-analyses = Too many analyses: wait a minute.
refused-too-often-sockets = Too many open connections: close another window of the game.
refused-busy = Too many analyses wait already: try again soon.
refused-too-slow = The analysis took longer than { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
refused-no-database = The server cannot reach its database now: try again.
