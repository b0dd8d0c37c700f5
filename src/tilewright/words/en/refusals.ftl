### English: what a server refuses, in sentences for people.

## Tables

refused-no-such-table = This table doesn’t exist, or the invitation has expired.
refused-no-such-lesson = There is no such lesson.
refused-sent-away = The host removed you from this table.
refused-table-full = All seats at this table are taken.
refused-chair-taken = That seat is taken.
refused-not-at-table = You’re not at this table.
refused-host-stays = The host can’t be removed. Leave or close the table instead.
refused-nobody-there = No one with that id is at this table.
refused-no-such-code = That code isn’t right, or it has expired. Check the big screen.
refused-nobody-sits = Someone has to sit down first.
refused-no-home-network = This computer isn’t on a network that phones can reach. Connect it to your Wi-Fi and try again.
refused-public-network = This computer’s address, { $address }, can be reached from the internet, so others than your family could join too. If you want that, start the server with --lan.
refused-not-owner = Only the owner of this server can do that, on the computer where it was started.
refused-seat-needs-invitation = You can’t seat other people. Create a table and send them the invitation.
refused-no-such-chair = This table has seats 0 to { $last }.
refused-player-there = A player is already sitting there.
refused-host-only = Only the host can do that.
refused-table-closed = This table is closed.
refused-match-begun = The match at this table has already started.
refused-match-going-on = The match at this table isn’t over yet.
refused-rated-bots = Rated tables are for people only, without bots.
refused-rated-handicaps = In a rated match everyone plays by the same rules, without handicaps.
refused-quiet-chat = At a quiet table you can only use emotes and ready-made phrases.
refused-handicap-time = This table has no clock, so no one can have their own time.
refused-not-your-talk = Only players at the table can chat there.

## Tournaments

refused-no-such-tournament = This tournament doesn’t exist, or the link has expired.
refused-organiser-only = Only the organiser can do that.
refused-no-such-round = There is no such round or table.
refused-results-missing =
    { $count ->
        [one] One table has no confirmed result yet.
       *[other] { $count } tables have no confirmed result yet.
    }
refused-tournament-over = This tournament is over.
refused-joining-closed = You can’t join this tournament any more.
refused-too-many-people = A tournament has at most { $most } people.
refused-no-device = Someone at this table has no device, so it can’t play on screens.
refused-result-stands = This result already stands. Only the organiser can change it.
refused-table-done = This table already has its result.
refused-nothing-to-confirm = You can only confirm a result that someone else at your table has entered.
refused-points = Enter the points of all { $count } people.
refused-tournament-moved = Others changed this tournament at the same moment. Try again.
refused-too-many-changes = There have been too many changes here. Ask the organiser to do it.
refused-tournament-full = There have been too many changes in this tournament. Begin a new one.
refused-round-going-on = The record is shown when every table of this round is done.
refused-no-sheet = There’s a deal sheet only for real tables of a duplicate tournament.
refused-deal-known = You can see deal sheets, so your own table can’t go back to screens in this round.
refused-unclear-game = Some values are equal. Enter the number of tiles too.

## Matches

refused-no-such-match = Match { $match } doesn’t exist.
refused-no-seat = Only players in this match can do that.
refused-not-begun = The match hasn’t started yet. It’s waiting for players.
refused-not-your-turn = It’s not your turn.
refused-stale = The match has moved on. Take another look.
refused-paused = The match is paused. Resume it first.
refused-match-over = The match is over.
refused-nothing-to-undo = There’s no turn to take back.
refused-away-already = A stand-in is already playing for you.
refused-back-already = You’re already back.
refused-pause-asked = A pause has already been requested.
refused-no-pause = There’s no pause to end.
refused-others-play = Others play in this match too, so you can’t end it for them.
refused-no-curtain = No one is waiting behind this curtain.
refused-person-twice = The same player can’t take two seats.
refused-one-device = People join a table from their own devices, so it can’t be played on a single device.
refused-no-hints = There are no hints in rated matches, or where others play the same deal.
refused-seat-no-hints = You play this match without hints.
refused-unchecked-hints = There are no hints in this match: nothing is checked before you end your turn.
refused-hints-taken = You’ve used your three hints in this game.
refused-rated-position = This is from a match that’s still being played, rated or with the same deal as others. You can analyze it when the match is over.
refused-too-long-to-review = This match is too long to be reviewed.
refused-no-such-puzzle = There’s no such puzzle.
refused-no-such-rush = There’s no such rush, or you’ve started another one since.
refused-rush-answered = You’ve already answered this puzzle.
refused-rush-puzzle = Someone on your network is solving this puzzle in a three-minute rush. Come back in three minutes.
refused-not-on-rack = There’s no { $piece } on the rack.
refused-not-playable = These tiles can’t be played here.
refused-empty-rack = Put at least one tile on the rack.
refused-too-few-tiles = There are too few tiles left for that many players.
refused-no-such-game = This practice game can’t be continued. Start it again.
refused-too-many-pieces = A picture shows at most { $most } tiles.
refused-no-game-over = No game in this match is over yet.
refused-game-not-over = This game isn’t over yet.

## People

refused-log-in = Please log in first.
refused-no-such-player = This player doesn’t exist.
refused-login-taken = This username is taken, or you already have an account.
refused-no-desk = There’s nothing here.
refused-not-there = This no longer exists.
refused-no-network = A network is an IP address, such as 192.0.2.7, or an IPv6 /64 or /48.
refused-too-many-bans = There are { $most } bans. Lift one first.
refused-ban-oneself = You can’t ban yourself or your own network.
refused-shun-oneself = You can’t mute or block yourself.
refused-ban = { $reason ->
    [insults] The operator has banned you from this server until { $until } UTC for insulting other players.
    [cheating] The operator has banned you from this server until { $until } UTC for cheating.
    [spam] The operator has banned you from this server until { $until } UTC for spam.
    [name] The operator has banned you from this server until { $until } UTC because of your name.
   *[other] The operator has banned you from this server until { $until } UTC because of your behavior.
}
refused-ban-for-ever = { $reason ->
    [insults] The operator has permanently banned you from this server for insulting other players.
    [cheating] The operator has permanently banned you from this server for cheating.
    [spam] The operator has permanently banned you from this server for spam.
    [name] The operator has permanently banned you from this server because of your name.
   *[other] The operator has permanently banned you from this server because of your behavior.
}
refused-mute = { $reason ->
    [insults] The operator has muted you until { $until } UTC for insulting other players.
    [cheating] The operator has muted you until { $until } UTC for cheating.
    [spam] The operator has muted you until { $until } UTC for spam.
    [name] The operator has muted you until { $until } UTC because of your name.
   *[other] The operator has muted you until { $until } UTC because of your behavior.
}
refused-mute-for-ever = { $reason ->
    [insults] The operator has permanently muted you for insulting other players.
    [cheating] The operator has permanently muted you for cheating.
    [spam] The operator has permanently muted you for spam.
    [name] The operator has permanently muted you because of your name.
   *[other] The operator has permanently muted you because of your behavior.
}
refused-wrong-password = Wrong username or password.
refused-unproved = Confirm this with your password or a passkey, or log out and in again.
refused-wrong-code = Wrong username or recovery code.
refused-wrong-link = This link has been used or has expired. Ask for a new one.
refused-wrong-passkey = This passkey isn’t known here, or it took too long. Try again.
refused-last-way-in = This is the only way into your account. Set a password or add another passkey first.
refused-too-many-passkeys = You have { $most } passkeys. Remove one first.
refused-too-often-mails = Too many emails. Wait an hour.
refused-no-mail = This server doesn’t send email.
refused-mail-address = This is not an email address.
refused-no-such-device = This device is already logged out.
refused-password-length = A password needs { $shortest } to { $longest } characters.
refused-nothing-to-read = { $what ->
    [name] The name
    [login] The username
    [line] The message
   *[report] The report
  } can’t be blank.
refused-text-too-long = { $what ->
    [name] This name
    [login] This username
    [line] This message
   *[report] This report
  } is too long. It can have 1 to { $most } characters.

## Limits and outages

refused-too-often-commands = Too many moves at once. Wait a few seconds.
refused-too-often-socket = Too many messages on this connection. Wait a few seconds.
refused-too-often-messages = Too many messages. Wait a few seconds.
refused-too-often-address = Too many messages from this address. Wait a few seconds.
refused-too-often-guests = Too many new guests from this address. Wait a few minutes.
refused-too-often-matches = Too many new matches. Wait a few minutes.
refused-too-often-passwords = Too many attempts. Wait a few minutes.
refused-too-often-accounts = Too many attempts to log in to this account. Use a device on which you have logged in before, or wait an hour.
refused-too-often-address_passwords = Too many attempts from your network. Wait a few minutes.
refused-too-often-chat = You’re chatting too fast. Wait a few seconds.
refused-too-often-tables = Too many table changes. Wait a few minutes.
refused-too-often-calls = You’ve invited a lot of people. Wait a few minutes.
refused-too-often-analyses = Too many analyses. Wait a minute.
refused-too-often-replays = Too many replays. Wait a minute.
refused-too-often-address_replays = Too many replays from this address. Wait a minute.
refused-too-often-address_tries = Too many puzzles from this address. Wait an hour.
refused-too-often-page_errors = Too many reports from this address. Wait ten minutes.
refused-too-often-processor = Too many requests from this device or its network. Wait a moment.
refused-too-often-sign_ups = Too many new accounts from your network. Wait an hour.
refused-too-many-matches = You have { $most } matches running. Finish one first.
refused-too-many-matches-here = Too many matches are running from your network. Try again later.
refused-too-many-tables = You have { $most } tables open. Close or start one first.
refused-too-many-shunned = You have muted or blocked { $most } players. Remove one first.
refused-too-many-friends = The limit is { $most } friends and requests. Remove one first.
refused-too-many-tables-here = Too many tables are open from your network. Try again later.
refused-stored-player = You’ve reached this server’s daily limit for one player. Try again tomorrow.
refused-stored-here = Your network has reached this server’s daily limit. Try again tomorrow.
refused-too-often-sockets = Too many open connections. Close another window of the game.
refused-busy = Too many analyses are waiting. Try again soon.
refused-too-slow = The analysis took longer than { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
refused-no-database = The server can’t reach its database right now. Try again.
refused-needs-server = This needs a server. Here you can play against bots, learn, solve puzzles and study.
refused-no-space = This device has no room left to store the game, so nothing was changed. Free some space, then try again.
refused-other-version = This match was saved by another version and can’t be opened here. It’s still in your export.
refused-contradictory = This match can’t be opened: its stored data contradicts itself. It’s still in your export.
refused-not-an-export = This file isn’t an export of Tilewright.
