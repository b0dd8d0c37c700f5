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
mail-told-subject = Ton compte a été modifié
mail-told-body =
    { $event ->
        [password] Le mot de passe de ton compte { $login } a été modifié. Tous les autres accès ont pris fin.
        [recovery] Ton compte { $login } a un nouveau mot de passe, choisi avec un code de récupération ou un lien. Tous les autres accès ont pris fin.
        [sign-out] Ton compte { $login } a été déconnecté de tous les autres appareils. Ses clés d’accès, codes de récupération et liens ne sont plus valables.
        [email] L’adresse e-mail de ton compte { $login } a été modifiée.
        [passkey] Une clé d’accès a été ajoutée à ton compte { $login }.
       *[codes] Ton compte { $login } a de nouveaux codes de récupération. Les anciens ne sont plus valables.
    }

    Si c’était toi, il n’y a rien à faire. Sinon, choisis tout de suite un nouveau mot de passe :

    { $link }
