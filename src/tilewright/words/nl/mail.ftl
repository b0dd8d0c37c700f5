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
