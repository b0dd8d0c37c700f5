### Spanish: accounts, ways in and ways back in.

account-codes-title = Códigos de recuperación
account-codes-why = Si olvidas tu contraseña o pierdes tu dispositivo, uno de estos códigos te devuelve el acceso. Cada uno sirve una vez. Solo los ves ahora: imprímelos o cópialos en un lugar seguro.
account-codes-print = Imprimir
account-codes-copy = Copiar los códigos
account-codes-done = Ya los he guardado
account-codes-left = { $count ->
    [0] No te quedan códigos de recuperación.
    [one] Te queda { $count } código de recuperación.
   *[other] Te quedan { $count } códigos de recuperación.
}
account-codes-renew = Obtener códigos nuevos
account-codes-renew-means = Tus códigos anteriores dejarán de funcionar.
account-passkey-sign-up = Crear una cuenta con una llave de acceso
account-passkey-log-in = Iniciar sesión con una llave de acceso
account-passkey-why = Con una llave de acceso no necesitas contraseña: confirmas con tu huella, tu cara o el bloqueo de pantalla.
account-passkey-not-here = Las llaves de acceso solo funcionan en una dirección web segura (https) con nombre de dominio. Esta página no la tiene: usa aquí una contraseña.
account-passkey-failed = No se usó ninguna llave de acceso. Prueba otra vez o inicia sesión de otra forma.
account-passkeys = Llaves de acceso
account-passkey-add = Añadir una llave de acceso
account-passkey-added = Llave de acceso añadida.
account-passkey-since = Añadida el { $date }
account-remove = Quitar
account-with-password = O con una contraseña
account-password-set = Crear una contraseña
account-forgotten = ¿Olvidaste tu contraseña?
account-code = Código de recuperación
account-recover = Guardar la contraseña nueva
account-recover-means = Escribe uno de tus códigos de recuperación y elige una contraseña nueva. Se cierra la sesión en todos tus otros dispositivos y se quitan tus llaves de acceso.
account-recover-operator = ¿No te quedan códigos? Quien administra este servidor puede darte un enlace para volver a entrar.
account-mail-send = Enviarme un enlace por correo
account-mail-sent = Si esta cuenta tiene una dirección de correo, el enlace va de camino.
account-email = Correo electrónico
account-email-why = Solo para enviarte un enlace si olvidas tu contraseña.
account-email-is = Tu correo electrónico es { $email }.
account-email-confirm = Confirmar la dirección
account-email-sent = Te hemos enviado un enlace. Ábrelo en este navegador para confirmar la dirección.
account-email-confirmed = Tu correo electrónico está confirmado.
account-email-keep = Conservar { $email }, confirmada en los últimos días
account-email-removed = { $email } se ha quitado de tu cuenta: solo se confirmó en los últimos días. Si es tuya, añádela otra vez.
account-devices = Dónde tienes la sesión abierta
account-device-here = Este dispositivo
account-device-unknown = Dispositivo desconocido
account-device-seen = Último uso: { $date }
account-devices-out = Cerrar sesión en los demás dispositivos
account-devices-out-means = También se cierran llaves de acceso, códigos de recuperación, enlaces y programas. Recibes códigos nuevos.
account-link-title = Volver a tu cuenta
account-link-means = Este enlace sirve una vez. Elige una contraseña nueva y entrarás en tu cuenta.
