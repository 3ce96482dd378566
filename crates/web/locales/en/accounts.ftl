# People who keep their name.
name-former = A former player
name-kept = This name belongs to this player
keep-title = Keep my name
keep-about = Nobody else on this server can keep it then, and a mark beside it shows that it’s yours. Your tables, finished games, lessons and settings come along, and you can sign in on other devices. It takes no e-mail address.
keep-password = Password
keep-password-about = What counts is how hard it is to guess: a few words that have nothing to do with each other are good.
keep-now = Keep this name
keep-with-passkey = Keep it with a passkey
keep-or-password = Or with a password:
keep-have = Do you already keep a name here?
codes-title = Your recovery codes
codes-about = Write them down or print them now: they aren’t shown again. If you forget your password, each of them lets you in once.
codes-done = I’ve got them
sign-in-title = Sign in
sign-in-now = Sign in
sign-in-passkey = Sign in with a passkey
sign-in-code = Sign in with a code from another device
sign-in-code-label = Code
sign-in-code-about = You’ll find it on a device where you’re signed in: My games, My account, Sign in on another device.
sign-in-by-password = Sign in with your password
sign-in-forgotten = I’ve forgotten my password
sign-in-new = I don’t keep a name here yet
recover-title = Forgotten your password?
recover-about = Use one of your ten recovery codes. You’ll be signed out on all other devices.
recover-code = Recovery code
recover-now = Set the new password
account-title = My account
account-sessions = Where you’re signed in
account-device = Sign in on another device
account-device-unknown = Unknown device
account-seen = last used
account-this = this device
account-end = Sign out there
account-end-others = Sign out everywhere else
account-sign-out = Sign out
account-password = Password
account-password-old = Old password
account-password-new = New password
account-password-yours = Your password
account-password-change = Change the password
account-password-none = You sign in with a passkey. If you like, you can have a password as well.
account-password-set = Set a password
account-codes = Recovery codes
account-codes-left =
    { $count ->
        [0] You have no recovery codes left.
        [one] You have one recovery code left.
       *[other] You have { $count } recovery codes left.
    }
account-codes-renew = Get ten new codes
account-data = Your data
account-export = Download everything
account-delete = Delete my account
account-delete-about = You’ll leave every table where you still have a seat. Finished games stay, but they’ll say “A former player” instead of your name. This can’t be undone.
account-delete-now = Delete for good
passkeys-title = Passkeys
passkeys-about = With a passkey you sign in the way you unlock your device, without a password.
passkeys-name = Its name
passkeys-add = Add a passkey
passkeys-remove = Remove
passkeys-since = since
passkeys-not-here = Your browser can’t make passkeys at this address. They need a secure connection (https).
passkeys-elsewhere = Use a device that has your passkey for this, or a recovery code to get a password.
device-about =
    { $minutes ->
        [one] Scan this with the other device, or enter the code there. It works once, for one minute.
       *[other] Scan this with the other device, or enter the code there. It works once, for { $minutes } minutes.
    }
device-picture = A picture for the other device’s camera
device-done = Done
bring-about = You’ve also played in this browser as a guest.
bring-now = Bring those games along
problem-not-signed-in = You’re not signed in. Sign in and try again.
problem-sign-in = This name and password don’t belong together.
problem-wrong-password = That’s not your password.
problem-entry-code = This code doesn’t work: it’s wrong, it’s been used, or it’s too old.
problem-name-kept = Someone here keeps this name, or one that looks just like it. Please choose another.
problem-invitation-needed = On this server you need an invitation to keep a name. Ask whoever runs it for a link. You can play without an account.
problem-registration-closed = Names can’t be kept on this server. You can play without an account.
problem-invitation = This invitation doesn’t work: it’s wrong, it’s been used, or it’s too old. Please ask for a new one.
problem-weak-password = That password would be too easy to guess. Make it longer, for example with a few more words.
problem-long-password = A password can have at most 128 characters.
problem-passkey = That didn’t work with the passkey. Please try again, or use your password.
problem-passkey-only = That didn’t work with the passkey. Please try again.
problem-last-way-in = This is your only way to sign in. Set a password or add another passkey first.
problem-attempts =
    { $minutes ->
        [one] That was too many attempts. Please try again in a minute.
       *[other] That was too many attempts. Please try again in { $minutes } minutes.
    }
