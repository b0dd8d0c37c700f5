### Dutch: what a server refuses, in sentences for people.

## Tables

refused-no-such-table = Die tafel bestaat niet, of de uitnodiging is verlopen.
refused-no-such-lesson = Die les bestaat niet.
refused-sent-away = Je bent van deze tafel weggestuurd.
refused-table-full = Alle stoelen aan deze tafel zijn bezet.
refused-chair-taken = Die stoel is niet vrij.
refused-not-at-table = Je zit niet aan deze tafel.
refused-host-stays = De host kun je niet wegsturen: ga zelf weg, of sluit de tafel.
refused-nobody-there = Er zit niemand met die id aan deze tafel.
refused-no-such-code = Die code klopt niet of is verlopen. Kijk op het grote scherm.
refused-nobody-sits = Er moet eerst iemand gaan zitten.
refused-no-home-network = Deze computer zit niet op een netwerk dat telefoons kunnen bereiken. Verbind hem met de wifi en probeer het opnieuw.
refused-public-network = Het adres van deze computer, { $address }, is vanaf het internet bereikbaar, dus dan kan niet alleen je familie meedoen. Wil je dat toch, start de server dan met --lan.
refused-not-owner = Dat kan alleen de eigenaar van deze server, op de computer waarop hij draait.
refused-seat-needs-invitation = Je kunt anderen niet zelf aan tafel zetten. Open een tafel en stuur ze de uitnodiging.
refused-no-such-chair = Deze tafel heeft de stoelen 0 tot en met { $last }.
refused-player-there = Daar zit al iemand.
refused-host-only = Dat kan alleen de host van de tafel.
refused-table-closed = Deze tafel is gesloten.
refused-match-begun = De partij aan deze tafel is al begonnen.
refused-match-going-on = De partij aan deze tafel is nog niet afgelopen.
refused-rated-bots = Aan een tafel met rating spelen alleen mensen, zonder bots.
refused-rated-handicaps = In een partij met rating speelt iedereen volgens dezelfde regels, zonder handicaps.
refused-quiet-chat = Aan een rustige tafel zijn er alleen reacties en vaste zinnen.
refused-handicap-time = Deze tafel heeft geen klok, dus niemand kan een eigen tijd hebben.
refused-not-your-talk = Alleen wie aan tafel zit, kan daar chatten.

## Toernooien

refused-no-such-tournament = Dit toernooi bestaat niet, of de link werkt niet meer.
refused-organiser-only = Alleen de organisator kan dat doen.
refused-no-such-round = Die ronde of tafel bestaat niet.
refused-results-missing =
    { $count ->
        [one] Eén tafel heeft nog geen bevestigde uitslag.
       *[other] { $count } tafels hebben nog geen bevestigde uitslag.
    }
refused-tournament-over = Dit toernooi is afgelopen.
refused-joining-closed = Je kunt niet meer meedoen aan dit toernooi.
refused-too-many-people = Een toernooi heeft hoogstens { $most } deelnemers.
refused-no-device = Iemand aan deze tafel heeft geen apparaat, dus er kan niet op schermen worden gespeeld.
refused-result-stands = Deze uitslag staat vast. Alleen de organisator kan hem wijzigen.
refused-table-done = Deze tafel heeft al een uitslag.
refused-nothing-to-confirm = Je kunt alleen een uitslag bevestigen die iemand anders aan je tafel heeft ingevoerd.
refused-points = Vul de punten van alle { $count } spelers in.
refused-tournament-moved = Anderen wijzigden dit toernooi op hetzelfde moment. Probeer het opnieuw.
refused-too-many-changes = Er is hier te vaak iets gewijzigd. Vraag de organisator om het te doen.
refused-tournament-full = Er is in dit toernooi te veel gewijzigd. Begin een nieuw toernooi.
refused-round-going-on = Je ziet het verslag als alle tafels van deze ronde klaar zijn.
refused-no-sheet = Er is alleen een blad met stenen voor echte tafels van een duplicate-toernooi.
refused-deal-known = Je kunt bladen met stenen zien, dus je eigen tafel kan deze ronde niet terug naar de schermen.
refused-unclear-game = Sommige waarden zijn gelijk. Vul ook het aantal stenen in.

## Matches

refused-no-such-match = Er is geen partij { $match }.
refused-no-seat = Dat kunnen alleen spelers in deze partij.
refused-not-begun = De partij is nog niet begonnen: er wordt op spelers gewacht.
refused-not-your-turn = Je bent niet aan de beurt.
refused-stale = De partij is al verder: kijk nog eens.
refused-paused = De partij staat op pauze. Hervat de partij eerst.
refused-match-over = De partij is afgelopen.
refused-nothing-to-undo = Er is geen beurt om terug te nemen.
refused-away-already = Er valt al iemand voor je in.
refused-back-already = Je speelt al zelf.
refused-pause-asked = Er is al om een pauze gevraagd.
refused-no-pause = Er is geen pauze om te beëindigen.
refused-others-play = Er spelen nog anderen mee, dus je kunt de partij niet voor hen beëindigen.
refused-no-curtain = Er wacht niemand achter dit gordijn.
refused-person-twice = Dezelfde speler kan niet op twee stoelen zitten.
refused-one-device = Aan een tafel speelt iedereen op een eigen apparaat, dus niet samen op één apparaat.
refused-no-hints = Er zijn geen hints in een partij met rating, of als anderen dezelfde stenen krijgen.
refused-seat-no-hints = Je speelt deze partij zonder hints.
refused-unchecked-hints = In deze partij zijn er geen hints: er wordt niets gecontroleerd voordat je je beurt beëindigt.
refused-hints-taken = Je hebt je drie hints in dit spel al gebruikt.
refused-rated-position = Dit komt uit een partij die nog bezig is, met rating of met dezelfde stenen als anderen. Je kunt het analyseren als de partij is afgelopen.
refused-too-long-to-review = Deze partij is te lang om na te bespreken.
refused-no-such-puzzle = Deze puzzel bestaat niet.
refused-no-such-rush = Deze sprint bestaat niet, of je bent intussen een andere begonnen.
refused-rush-answered = Deze puzzel heb je al beantwoord.
refused-rush-puzzle = Iemand op je netwerk is met deze puzzel bezig in een sprint. Kom over drie minuten terug.
refused-not-on-rack = Er staat geen { $piece } op het plankje.
refused-not-playable = Deze stenen kunnen hier niet gelegd worden.
refused-empty-rack = Zet minstens één steen op het plankje.
refused-too-few-tiles = Er zijn te weinig stenen over voor zo veel spelers.
refused-no-such-game = Dit oefenspel kan niet verder. Begin opnieuw.
refused-too-many-pieces = Op een afbeelding passen hoogstens { $most } stenen.
refused-no-game-over = Er is nog geen spel van deze partij afgelopen.
refused-game-not-over = Dit spel is nog niet afgelopen.

## People

refused-log-in = Log eerst in.
refused-no-such-player = Die speler bestaat niet.
refused-login-taken = Deze inlognaam is bezet, of je hebt al een account.
refused-no-desk = Hier is niets.
refused-not-there = Dit is er niet meer.
refused-no-network = Een netwerk is een IP-adres, zoals 192.0.2.7, of een IPv6-/64 of -/48.
refused-too-many-bans = Er zijn { $most } blokkades. Hef er eerst een op.
refused-ban-oneself = Je kunt jezelf of je eigen netwerk niet blokkeren.
refused-shun-oneself = Je kunt jezelf niet dempen of blokkeren.
refused-ban = { $reason ->
    [insults] De beheerder heeft je op deze server geblokkeerd tot { $until } UTC, omdat je anderen hebt beledigd.
    [cheating] De beheerder heeft je op deze server geblokkeerd tot { $until } UTC, omdat je vals hebt gespeeld.
    [spam] De beheerder heeft je op deze server geblokkeerd tot { $until } UTC vanwege spam.
    [name] De beheerder heeft je op deze server geblokkeerd tot { $until } UTC vanwege je naam.
   *[other] De beheerder heeft je op deze server geblokkeerd tot { $until } UTC vanwege je gedrag.
}
refused-ban-for-ever = { $reason ->
    [insults] De beheerder heeft je op deze server voorgoed geblokkeerd, omdat je anderen hebt beledigd.
    [cheating] De beheerder heeft je op deze server voorgoed geblokkeerd, omdat je vals hebt gespeeld.
    [spam] De beheerder heeft je op deze server voorgoed geblokkeerd vanwege spam.
    [name] De beheerder heeft je op deze server voorgoed geblokkeerd vanwege je naam.
   *[other] De beheerder heeft je op deze server voorgoed geblokkeerd vanwege je gedrag.
}
refused-mute = { $reason ->
    [insults] De beheerder heeft je tot { $until } UTC gedempt, omdat je anderen hebt beledigd.
    [cheating] De beheerder heeft je tot { $until } UTC gedempt, omdat je vals hebt gespeeld.
    [spam] De beheerder heeft je tot { $until } UTC gedempt, vanwege spam.
    [name] De beheerder heeft je tot { $until } UTC gedempt, vanwege je naam.
   *[other] De beheerder heeft je tot { $until } UTC gedempt, vanwege je gedrag.
}
refused-mute-for-ever = { $reason ->
    [insults] De beheerder heeft je voorgoed gedempt, omdat je anderen hebt beledigd.
    [cheating] De beheerder heeft je voorgoed gedempt, omdat je vals hebt gespeeld.
    [spam] De beheerder heeft je voorgoed gedempt, vanwege spam.
    [name] De beheerder heeft je voorgoed gedempt, vanwege je naam.
   *[other] De beheerder heeft je voorgoed gedempt, vanwege je gedrag.
}
refused-wrong-password = De inlognaam of het wachtwoord klopt niet.
refused-unproved = Bevestig dit met je wachtwoord of een passkey, of log uit en weer in.
refused-wrong-code = De inlognaam of de herstelcode klopt niet.
refused-wrong-link = Deze link is al gebruikt of verlopen. Vraag een nieuwe.
refused-wrong-passkey = Deze passkey is hier niet bekend, of het duurde te lang. Probeer het nog eens.
refused-last-way-in = Dit is de enige manier om in je account te komen. Stel eerst een wachtwoord in of voeg nog een passkey toe.
refused-too-many-passkeys = Je hebt { $most } passkeys. Verwijder er eerst een.
refused-too-often-mails = Te veel e-mails. Wacht een uur.
refused-no-mail = Deze server verstuurt geen e-mail.
refused-mail-address = Dit is geen e-mailadres.
refused-no-such-device = Dit apparaat is al uitgelogd.
refused-password-length = Een wachtwoord heeft { $shortest } tot { $longest } tekens.
refused-nothing-to-read = { $what ->
    [name] De naam mag
    [login] De inlognaam mag
    [line] Het bericht mag
   *[report] De melding mag
  } niet leeg zijn.
refused-text-too-long = { $what ->
    [name] Deze naam
    [login] Deze inlognaam
    [line] Dit bericht
   *[report] Deze melding
  } is te lang: 1 tot { $most } tekens.

## Limits and outages

refused-too-often-commands = Te veel zetten. Wacht een paar seconden.
refused-too-often-socket = Te veel berichten over deze verbinding. Wacht een paar seconden.
refused-too-often-messages = Te veel berichten. Wacht een paar seconden.
refused-too-often-address = Te veel berichten vanaf dit adres. Wacht een paar seconden.
refused-too-often-guests = Te veel nieuwe gasten vanaf dit adres. Wacht een paar minuten.
refused-too-often-matches = Te veel nieuwe partijen. Wacht een paar minuten.
refused-too-often-passwords = Te veel pogingen. Wacht een paar minuten.
refused-too-often-accounts = Te veel inlogpogingen voor dit account. Gebruik een apparaat waarop je al eens was ingelogd, of wacht een uur.
refused-too-often-address_passwords = Te veel pogingen vanaf jouw netwerk. Wacht een paar minuten.
refused-too-often-chat = Je chat te snel. Wacht een paar seconden.
refused-too-often-tables = Te veel wijzigingen aan tafels. Wacht een paar minuten.
refused-too-often-calls = Je hebt veel mensen uitgenodigd. Wacht een paar minuten.
refused-too-often-analyses = Te veel analyses. Wacht een minuut.
refused-too-often-replays = Te vaak teruggekeken. Wacht een minuut.
refused-too-often-address_replays = Te vaak teruggekeken vanaf dit adres. Wacht een minuut.
refused-too-often-address_tries = Te veel puzzels vanaf dit adres. Wacht een uur.
refused-too-often-page_errors = Te veel meldingen vanaf dit adres. Wacht tien minuten.
refused-too-often-processor = Te veel verzoeken vanaf dit apparaat of dit netwerk. Wacht even.
refused-too-often-sign_ups = Te veel nieuwe accounts vanaf je netwerk. Wacht een uur.
refused-too-many-matches = Je hebt al { $most } partijen lopen. Speel er eerst een uit.
refused-too-many-matches-here = Er lopen te veel partijen vanaf jouw netwerk. Probeer het later opnieuw.
refused-too-many-tables = Je hebt al { $most } tafels open. Sluit of start er eerst een.
refused-too-many-shunned = Je hebt al { $most } spelers gedempt of geblokkeerd. Haal er eerst een weg.
refused-too-many-friends = Meer dan { $most } vrienden en verzoeken kan niet. Verwijder er eerst een.
refused-too-many-tables-here = Er staan te veel tafels open vanaf jouw netwerk. Probeer het later opnieuw.
refused-stored-player = Je hebt op deze server de daglimiet voor één speler bereikt. Probeer het morgen weer.
refused-stored-here = Vanaf jouw netwerk is de daglimiet van deze server bereikt. Probeer het morgen weer.
refused-too-often-sockets = Te veel open verbindingen. Sluit een ander venster van het spel.
refused-busy = Er wachten al te veel analyses: probeer het zo nog eens.
refused-too-slow = De analyse duurde langer dan { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
  }.
refused-no-database = De server kan nu niet bij zijn gegevens: probeer het nog eens.
refused-needs-server = Hiervoor is een server nodig. Hier kun je tegen bots spelen, leren, puzzels oplossen en analyseren.
refused-no-space = Er is op dit apparaat geen ruimte meer om het spel te bewaren; er is niets veranderd. Maak ruimte en probeer het opnieuw.
refused-other-version = Deze partij is met een andere versie bewaard en kan hier niet worden geopend. In je export zit die nog wel.
refused-contradictory = Deze partij kan niet worden geopend: de bewaarde gegevens spreken elkaar tegen. In je export zit die nog wel.
refused-not-an-export = Dit bestand is geen export van Tilewright.
