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
