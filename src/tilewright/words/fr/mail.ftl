### French: mail that the server sends.

mail-link-subject = Ton lien pour te connecter à Tilewright
mail-link-body =
    Ouvre ce lien pour choisir un nouveau mot de passe et te connecter. Il ne sert qu’une fois et expire au bout d’un jour :

    { $link }

    Si tu n’as rien demandé, ignore cet e-mail.
mail-confirm-subject = Confirme ton adresse e-mail
mail-confirm-body =
    Ouvre ce lien dans le navigateur où tu utilises ton compte Tilewright. Il ne sert qu’une fois et expire au bout d’un jour :

    { $link }

    Si tu n’as rien demandé, ignore cet e-mail.
