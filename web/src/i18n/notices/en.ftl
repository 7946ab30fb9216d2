### Notices, how one hears of them, vacations and plans
###
### $n: how many, or how many days
### $date: a day and a time
### $label: a browser, such as Firefox, Linux
### $name: the name of a player
### $on: what others do; $do: what one answers

notices = Notices
notices-unread = { $n ->
    [0] Notices
    [one] Notices: one unread
   *[other] Notices: { $n } unread
 }
notices-none = Nothing has happened that you have not seen.
notices-read-all = Mark all as read
notices-channels = How I hear of things
notices-title = Notices
notices-note = When it is your turn at a table you are not looking at, when a game begins or ends, when somebody invites you or asks you for something, and when your time runs out.
notices-browser = Show notices of this browser while a page is open
notices-browser-denied = This browser does not let us show notices: its settings for this page say no.
notices-push = Send notices to this browser, also when no page is open
notices-push-disabled = The host of this server has not enabled notices to closed browsers.
notices-push-cannot = This browser cannot be sent notices: it needs https, and a browser that takes them.
notices-push-failed = The browser did not agree.
notices-browsers = Browsers that are sent notices
notices-browser-remove = Remove { $label }
notices-some-browser = A browser
notices-letters = Letters by e-mail
notices-letters-off = None
notices-letters-now = At once
notices-letters-hourly = Once an hour
notices-letters-daily = Once a day, at 8
notices-letters-disabled = The host of this server sends no e-mail.
notices-letters-no-address = Add an e-mail address to your account first.
notices-quiet = Quiet hours: nothing is sent, all is kept
notices-quiet-from = from
notices-quiet-to = to
notices-quiet-never = From and to the same hour: no quiet hours.
notices-zone = Time zone
notices-feed = A feed for feed readers
notices-feed-note = Whoever knows the address can read your notices.
notices-feed-make = Make an address
notices-feed-new = Another address
notices-feed-end = End the feed
notices-feed-address = Address of the feed
notices-saved = Saved
letters-stop-title = No more letters?
letters-stop-text = You will get no more notices by e-mail. You can turn them on again on your account page.
letters-stop-go = End the letters
letters-stop-done = Done. There will be no more letters.
vacation-title = Vacation
vacation-note = Your clocks at tables by post stop, and everybody sees that you are away. Then they go on with what was left.
vacation-left = { $n ->
    [one] One day is left this year.
   *[other] { $n } days are left this year.
 }
vacation-days = Days
vacation-begin = Begin now
vacation-until = You are on vacation until { $date }.
vacation-end = I am back
seat-vacation = on vacation until { $date }
plan-title = If …, then I …
plan-note = Plan an answer: the server plays it for you as soon as it fits. Nobody else sees it.
plan-if = If { $name } does this:
plan-then = I answer:
plan-more = I go on:
plan-choose = Choose …
plan-add = Keep this answer
plan-further = And what if, after that …
plan-rule = If “{ $on }”, I answer “{ $do }”.
plan-so-far = If “{ $on }” …
plan-none = You have planned nothing here.
plan-clear = Forget the plan
plan-end = There the game would end.
