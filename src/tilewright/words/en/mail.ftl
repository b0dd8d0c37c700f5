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
