### German: accounts, ways in and ways back in.

account-codes-title = Wiederherstellungscodes
account-codes-why = Wenn du dein Passwort vergisst oder dein Gerät verlierst, kommst du mit einem dieser Codes wieder in dein Konto. Jeder funktioniert nur einmal. Du siehst sie nur jetzt: Druck sie aus oder bewahre sie sicher auf.
account-codes-print = Drucken
account-codes-copy = Codes kopieren
account-codes-done = Ich habe sie gesichert
account-codes-left = { $count ->
    [0] Du hast keine Wiederherstellungscodes mehr.
    [one] Du hast noch { $count } Wiederherstellungscode.
   *[other] Du hast noch { $count } Wiederherstellungscodes.
}
account-codes-renew = Neue Codes erzeugen
account-codes-renew-means = Deine alten Codes gelten dann nicht mehr.
account-passkey-sign-up = Konto mit Passkey anlegen
account-passkey-log-in = Mit Passkey anmelden
account-passkey-why = Mit einem Passkey brauchst du kein Passwort: Du bestätigst mit Fingerabdruck, Gesicht oder Bildschirmsperre.
account-passkey-not-here = Passkeys funktionieren nur unter einer sicheren Webadresse (https) mit Domainnamen. Diese Seite hat keine, nimm hier also ein Passwort.
account-passkey-failed = Es wurde kein Passkey benutzt. Versuch es noch einmal oder melde dich anders an.
account-passkeys = Passkeys
account-passkey-add = Passkey hinzufügen
account-passkey-added = Passkey hinzugefügt.
account-passkey-since = Hinzugefügt am { $date }
account-remove = Entfernen
account-with-password = Oder mit Passwort
account-password-set = Passwort festlegen
account-forgotten = Passwort vergessen?
account-code = Wiederherstellungscode
account-recover = Neues Passwort festlegen
account-recover-means = Gib einen deiner Wiederherstellungscodes ein und wähle ein neues Passwort. Alle deine anderen Geräte werden abgemeldet und deine Passkeys entfernt.
account-recover-operator = Kein Code mehr da? Wer diesen Server betreibt, kann dir einen Link geben, mit dem du wieder hineinkommst.
account-mail-send = Link per E-Mail schicken
account-mail-sent = Wenn dieses Konto eine E-Mail-Adresse hat, ist ein Link unterwegs.
account-email = E-Mail-Adresse
account-email-why = Nur, um dir einen Link zu schicken, wenn du dein Passwort vergisst.
account-email-is = Deine E-Mail-Adresse ist { $email }.
account-email-confirm = Adresse bestätigen
account-email-sent = Wir haben dir einen Link geschickt. Öffne ihn in diesem Browser, um die Adresse zu bestätigen.
account-email-confirmed = Deine E-Mail-Adresse ist bestätigt.
account-email-keep = { $email } behalten, in den letzten Tagen bestätigt
account-email-removed = { $email } wurde aus deinem Konto entfernt: Die Adresse wurde erst in den letzten Tagen bestätigt. Gehört sie dir, füge sie wieder hinzu.
account-devices = Wo du angemeldet bist
account-device-here = Dieses Gerät
account-device-unknown = Unbekanntes Gerät
account-device-seen = Zuletzt benutzt: { $date }
account-devices-out = Alle anderen Geräte abmelden
account-devices-out-means = Das beendet auch Passkeys, Wiederherstellungscodes, Links und Programme. Du bekommst neue Codes.
account-link-title = Zurück in dein Konto
account-link-means = Dieser Link funktioniert nur einmal. Wähle ein neues Passwort, dann bist du angemeldet.
