### Dutch: mail that the server sends.

mail-link-subject = Je link om in te loggen bij Tilewright
mail-link-body =
    Open deze link om een nieuw wachtwoord te kiezen en in te loggen. Hij werkt één keer en verloopt na een dag:

    { $link }

    Heb je hier niet om gevraagd? Dan hoef je niets te doen.
mail-confirm-subject = Bevestig je e-mailadres
mail-confirm-body =
    Open deze link in de browser waarin je bij Tilewright bent ingelogd. Hij werkt één keer en verloopt na een dag:

    { $link }

    Heb je hier niet om gevraagd? Dan hoef je niets te doen.
mail-told-subject = Je account is gewijzigd
mail-told-body =
    { $event ->
        [password] Het wachtwoord van je account { $login } is gewijzigd. Elke andere toegang is beëindigd.
        [recovery] Je account { $login } heeft een nieuw wachtwoord, gekozen met een herstelcode of een link. Elke andere toegang is beëindigd.
        [sign-out] Je account { $login } is op alle andere apparaten uitgelogd. Passkeys, herstelcodes en links zijn beëindigd.
        [email] Het e-mailadres van je account { $login } is gewijzigd.
        [passkey] Er is een passkey aan je account { $login } toegevoegd.
       *[codes] Je account { $login } heeft nieuwe herstelcodes. De oude werken niet meer.
    }

    Was jij dit? Dan hoef je niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord:

    { $link }
