### Dutch: accounts, ways in and ways back in.

account-codes-title = Herstelcodes
account-codes-why = Ben je je wachtwoord vergeten of je apparaat kwijt, dan kom je met een van deze codes weer binnen. Elke code werkt één keer. Je ziet ze alleen nu, dus print ze of bewaar ze op een veilige plek.
account-codes-print = Printen
account-codes-copy = Codes kopiëren
account-codes-done = Ik heb ze bewaard
account-codes-left = { $count ->
    [0] Je hebt geen herstelcodes meer.
    [one] Je hebt nog { $count } herstelcode.
   *[other] Je hebt nog { $count } herstelcodes.
}
account-codes-renew = Nieuwe codes maken
account-codes-renew-means = Je oude codes werken dan niet meer.
account-passkey-sign-up = Account maken met een passkey
account-passkey-log-in = Inloggen met een passkey
account-passkey-why = Met een passkey heb je geen wachtwoord nodig: je bevestigt met je vingerafdruk, je gezicht of je schermvergrendeling.
account-passkey-not-here = Passkeys werken alleen op een beveiligd webadres (https) met een domeinnaam. Deze pagina heeft dat niet, dus gebruik hier een wachtwoord.
account-passkey-failed = Er is geen passkey gebruikt. Probeer het nog eens, of log op een andere manier in.
account-passkeys = Passkeys
account-passkey-add = Passkey toevoegen
account-passkey-added = Passkey toegevoegd.
account-passkey-since = Toegevoegd op { $date }
account-remove = Verwijderen
account-with-password = Of met een wachtwoord
account-password-set = Wachtwoord instellen
account-forgotten = Wachtwoord vergeten?
account-code = Herstelcode
account-recover = Nieuw wachtwoord instellen
account-recover-means = Vul een van je herstelcodes in en kies een nieuw wachtwoord. Al je andere apparaten worden uitgelogd en je passkeys worden verwijderd.
account-recover-operator = Geen code meer? Wie deze server beheert, kan je een link geven waarmee je weer binnenkomt.
account-mail-send = Mail me een link
account-mail-sent = Als dit account een e-mailadres heeft, is er een link onderweg.
account-email = E-mailadres
account-email-why = Alleen om je een link te sturen als je je wachtwoord vergeet.
account-email-is = Je e-mailadres is { $email }.
account-email-confirm = Adres bevestigen
account-email-sent = We hebben je een link gestuurd. Open die in deze browser om het adres te bevestigen.
account-email-confirmed = Je e-mailadres is bevestigd.
account-email-keep = { $email } houden, de afgelopen dagen bevestigd
account-email-removed = { $email } is van je account verwijderd: het is pas de afgelopen dagen bevestigd. Is het van jou, voeg het dan weer toe.
account-devices = Waar je bent ingelogd
account-device-here = Dit apparaat
account-device-unknown = Onbekend apparaat
account-device-seen = Laatst gebruikt op { $date }
account-devices-out = Alle andere apparaten uitloggen
account-devices-out-means = Ook passkeys, herstelcodes, links en programma’s vervallen. Je krijgt nieuwe codes.
account-link-title = Weer toegang tot je account
account-link-means = Deze link werkt één keer. Kies een nieuw wachtwoord en je bent ingelogd.
