### English: accounts, ways in and ways back in.

account-codes-title = Recovery codes
account-codes-why = If you forget your password or lose your device, one of these codes lets you back in. Each works once. They’re only shown now, so print them or copy them to a safe place.
account-codes-print = Print
account-codes-copy = Copy codes
account-codes-done = I’ve saved them
account-codes-left = { $count ->
    [0] You have no recovery codes left.
    [one] You have { $count } recovery code left.
   *[other] You have { $count } recovery codes left.
}
account-codes-renew = Get new codes
account-codes-renew-means = Your old codes will stop working.
account-passkey-sign-up = Create account with a passkey
account-passkey-log-in = Log in with a passkey
account-passkey-why = With a passkey you don’t need a password: you confirm with your fingerprint, your face or your screen lock.
account-passkey-not-here = Passkeys only work at a secure web address (https) with a domain name. This page doesn’t have one, so use a password here.
account-passkey-failed = No passkey was used. Try again, or log in another way.
account-passkeys = Passkeys
account-passkey-add = Add a passkey
account-passkey-added = Passkey added.
account-passkey-since = Added { $date }
account-remove = Remove
account-with-password = Or with a password
account-password-set = Set a password
account-forgotten = Forgot your password?
account-code = Recovery code
account-recover = Set new password
account-recover-means = Enter one of your recovery codes and choose a new password. This logs out all your other devices and removes your passkeys.
account-recover-operator = No codes left? The person in charge of this server can give you a link that lets you back in.
account-mail-send = Send me a link by email
account-mail-sent = If this account has an email address, a link is on its way.
account-email = Email address
account-email-why = Only used to send you a link if you forget your password.
account-email-is = Your email address is { $email }.
account-email-confirm = Confirm address
account-email-sent = We’ve sent you a link. Open it in this browser to confirm the address.
account-email-confirmed = Your email address is confirmed.
account-email-keep = Keep { $email }, confirmed in the last few days
account-email-removed = { $email } was removed from your account: it was confirmed only in the last few days. If it’s yours, add it again.
account-devices = Where you’re logged in
account-device-here = This device
account-device-unknown = Unknown device
account-device-seen = Last used { $date }
account-devices-out = Log out on all other devices
account-devices-out-means = Passkeys, recovery codes, links and programs stop working too. You get new codes.
account-link-title = Get back into your account
account-link-means = This link works once. Choose a new password and you’ll be logged in.
