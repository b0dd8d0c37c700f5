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
mail-told-subject = Dein Konto wurde geändert
mail-told-body =
    { $event ->
        [password] Das Passwort deines Kontos { $login } wurde geändert. Jeder andere Zugang wurde beendet.
        [recovery] Dein Konto { $login } hat ein neues Passwort, gesetzt mit einem Wiederherstellungscode oder einem Link. Jeder andere Zugang wurde beendet.
        [sign-out] Dein Konto { $login } wurde auf allen anderen Geräten abgemeldet. Passkeys, Wiederherstellungscodes und Links gelten nicht mehr.
        [email] Die E-Mail-Adresse deines Kontos { $login } wurde geändert.
        [passkey] Zu deinem Konto { $login } wurde ein Passkey hinzugefügt.
       *[codes] Dein Konto { $login } hat neue Wiederherstellungscodes. Die alten gelten nicht mehr.
    }

    Warst du das, musst du nichts tun. Wenn nicht, wähle sofort ein neues Passwort:

    { $link }
