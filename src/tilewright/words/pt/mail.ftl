### Portuguese: mail that the server sends.

mail-link-subject = Seu link para entrar no Tilewright
mail-link-body =
    Abra este link para escolher uma nova senha e entrar. Ele vale uma vez, por um dia:

    { $link }

    Se você não pediu, ignore este e-mail.
mail-confirm-subject = Confirme seu endereço de e-mail
mail-confirm-body =
    Abra este link no navegador em que você está conectado ao Tilewright. Ele vale uma vez, por um dia:

    { $link }

    Se você não pediu, ignore este e-mail.
