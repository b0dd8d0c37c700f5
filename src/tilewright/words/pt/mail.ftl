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
mail-told-subject = Sua conta foi alterada
mail-told-body =
    { $event ->
        [password] A senha da sua conta { $login } foi alterada. Qualquer outro acesso foi encerrado.
        [recovery] Sua conta { $login } tem uma nova senha, escolhida com um código de recuperação ou um link. Qualquer outro acesso foi encerrado.
        [sign-out] Sua conta { $login } foi desconectada em todos os outros aparelhos. Chaves de acesso, códigos de recuperação e links não valem mais.
        [email] O endereço de e-mail da sua conta { $login } foi alterado.
        [passkey] Uma chave de acesso foi adicionada à sua conta { $login }.
       *[codes] Sua conta { $login } tem novos códigos de recuperação. Os antigos não valem mais.
    }

    Se foi você, não precisa fazer nada. Se não, escolha logo uma nova senha:

    { $link }
