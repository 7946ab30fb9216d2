### Letters with one link
###
### $link: the address to open; $name: the name that is kept

keep-subject = Orrery: keep your name
keep-text = Somebody, most likely you, wants to keep the name { $name } at Orrery with this address. Open this link within 30 minutes to do so: { $link } If it was not you, nothing needs to be done.
sign-in-subject = Orrery: your link to sign in
sign-in-text = This link signs you in as { $name }. It works once, within 30 minutes: { $link } If you did not ask for it, nothing needs to be done.
confirm-subject = Orrery: is this your address?
confirm-text = Open this link within 30 minutes, in the browser in which you are signed in, to add this address to your account: { $link } If you did not ask for it, nothing needs to be done.
