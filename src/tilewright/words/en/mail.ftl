### English: mail that the server sends.

mail-link-subject = Your link to log in to Tilewright
mail-link-body =
    Open this link to choose a new password and log in. It works once and expires after one day:

    { $link }

    If you didn’t ask for it, ignore this email.
mail-confirm-subject = Confirm your email address
mail-confirm-body =
    Open this link in the browser where you’re logged in to Tilewright. It works once and expires after one day:

    { $link }

    If you didn’t ask for it, ignore this email.
mail-told-subject = Your account was changed
mail-told-body =
    { $event ->
        [password] The password of your account { $login } was changed. Nothing else opens it anymore.
        [recovery] Your account { $login } has a new password, set with a recovery code or a link. Nothing else opens it anymore.
        [sign-out] Your account { $login } was logged out on all other devices. Its passkeys, recovery codes and links no longer work.
        [email] The email address of your account { $login } was changed.
        [passkey] A passkey was added to your account { $login }.
       *[codes] Your account { $login } has new recovery codes. The old ones no longer work.
    }

    If this was you, there’s nothing to do. If not, set a new password right away:

    { $link }
