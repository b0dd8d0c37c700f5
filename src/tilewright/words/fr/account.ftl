### French: accounts, ways in and ways back in.

account-codes-title = Codes de récupération
account-codes-why = Si tu oublies ton mot de passe ou perds ton appareil, un de ces codes te redonne accès à ton compte. Chacun sert une seule fois. Tu ne les vois que maintenant : imprime-les ou copie-les en lieu sûr.
account-codes-print = Imprimer
account-codes-copy = Copier les codes
account-codes-done = Je les ai notés
account-codes-left = { $count ->
    [0] Il ne te reste aucun code de récupération.
    [one] Il te reste { $count } code de récupération.
   *[other] Il te reste { $count } codes de récupération.
}
account-codes-renew = Obtenir de nouveaux codes
account-codes-renew-means = Tes anciens codes ne marcheront plus.
account-passkey-sign-up = Créer un compte avec une clé d’accès
account-passkey-log-in = Se connecter avec une clé d’accès
account-passkey-why = Avec une clé d’accès, pas besoin de mot de passe : tu confirmes avec ton empreinte, ton visage ou le verrouillage de l’écran.
account-passkey-not-here = Les clés d’accès ne marchent qu’à une adresse web sécurisée (https) avec un nom de domaine. Cette page n’en a pas : utilise ici un mot de passe.
account-passkey-failed = Aucune clé d’accès n’a été utilisée. Réessaie, ou connecte-toi autrement.
account-passkeys = Clés d’accès
account-passkey-add = Ajouter une clé d’accès
account-passkey-added = Clé d’accès ajoutée.
account-passkey-since = Ajoutée le { $date }
account-remove = Supprimer
account-with-password = Ou avec un mot de passe
account-password-set = Définir un mot de passe
account-forgotten = Mot de passe oublié ?
account-code = Code de récupération
account-recover = Définir le nouveau mot de passe
account-recover-means = Saisis un de tes codes de récupération et choisis un nouveau mot de passe. Tous tes autres appareils sont déconnectés et tes clés d’accès supprimées.
account-recover-operator = Plus de code ? La personne qui gère ce serveur peut te donner un lien pour revenir.
account-mail-send = M’envoyer un lien par e-mail
account-mail-sent = Si ce compte a une adresse e-mail, un lien est en route.
account-email = Adresse e-mail
account-email-why = Sert seulement à t’envoyer un lien si tu oublies ton mot de passe.
account-email-is = Ton adresse e-mail est { $email }.
account-email-confirm = Confirmer l’adresse
account-email-sent = On vient de t’envoyer un lien. Ouvre-le dans ce navigateur pour confirmer l’adresse.
account-email-confirmed = Ton adresse e-mail est confirmée.
account-email-keep = Garder { $email }, confirmée ces derniers jours
account-email-removed = { $email } a été retirée de ton compte : elle n’a été confirmée que ces derniers jours. Si elle est à toi, ajoute-la de nouveau.
account-devices = Tes appareils connectés
account-device-here = Cet appareil
account-device-unknown = Appareil inconnu
account-device-seen = Dernière utilisation : { $date }
account-devices-out = Déconnecter tous les autres appareils
account-devices-out-means = Cela met aussi fin aux clés d’accès, codes de récupération, liens et programmes. Tu reçois de nouveaux codes.
account-link-title = Retrouver ton compte
account-link-means = Ce lien sert une seule fois. Choisis un nouveau mot de passe et tu retrouves ton compte.
