### German: mail that the server sends.

mail-link-subject = Dein Link zum Anmelden bei Tilewright
mail-link-body =
    Öffne diesen Link, um ein neues Passwort zu wählen und dich anzumelden. Er funktioniert einmal und ist einen Tag gültig:

    { $link }

    Wenn du das nicht angefordert hast, ignoriere diese E-Mail.
mail-confirm-subject = Bestätige deine E-Mail-Adresse
mail-confirm-body =
    Öffne diesen Link in dem Browser, in dem du bei Tilewright angemeldet bist. Er funktioniert einmal und ist einen Tag gültig:

    { $link }

    Wenn du das nicht angefordert hast, ignoriere diese E-Mail.
