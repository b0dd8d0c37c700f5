### Spanish: mail that the server sends.

mail-link-subject = Tu enlace para entrar en Tilewright
mail-link-body =
    Abre este enlace para elegir una contraseña nueva y entrar. Sirve una sola vez y caduca al cabo de un día:

    { $link }

    Si no lo pediste, ignora este correo.
mail-confirm-subject = Confirma tu correo electrónico
mail-confirm-body =
    Abre este enlace en el navegador en el que tienes abierta tu sesión de Tilewright. Sirve una sola vez y caduca al cabo de un día:

    { $link }

    Si no lo pediste, ignora este correo.
mail-told-subject = Tu cuenta ha cambiado
mail-told-body =
    { $event ->
        [password] La contraseña de tu cuenta { $login } ha cambiado. Cualquier otro acceso se ha cerrado.
        [recovery] Tu cuenta { $login } tiene una contraseña nueva, elegida con un código de recuperación o un enlace. Cualquier otro acceso se ha cerrado.
        [sign-out] La sesión de tu cuenta { $login } se ha cerrado en todos los demás dispositivos. Sus llaves de acceso, códigos de recuperación y enlaces ya no valen.
        [email] La dirección de correo de tu cuenta { $login } ha cambiado.
        [passkey] Se ha añadido una llave de acceso a tu cuenta { $login }.
       *[codes] Tu cuenta { $login } tiene códigos de recuperación nuevos. Los anteriores ya no valen.
    }

    Si fuiste tú, no tienes que hacer nada. Si no, elige enseguida una contraseña nueva:

    { $link }
