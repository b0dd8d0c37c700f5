### Portuguese: mail that the server sends.

mail-link-subject = Seu link para entrar no Tilewright
mail-link-body =
    Abra este link para escolher uma nova senha e entrar. Ele funciona uma só vez e expira depois de um dia:

    { $link }

    Se você não pediu, ignore este e-mail.
mail-confirm-subject = Confirme seu endereço de e-mail
mail-confirm-body =
    Abra este link no navegador em que sua conta do Tilewright está aberta. Ele funciona uma só vez e expira depois de um dia:

    { $link }

    Se você não pediu, ignore este e-mail.
