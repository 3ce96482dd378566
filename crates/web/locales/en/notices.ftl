
# Being told that something waits, and holidays.
notices-title = Messages and holidays
notices-about = Where you have days to decide, Benben can tell you when it’s your turn, and remind you before time runs out. It does so only while you’re not looking at the table, and says which game it is and nothing about the game itself.
push-title = On this device
push-on = Tell me on this device
push-off = Stop telling me here
push-is-on = You’ll be told on this device when it’s your turn.
push-is-off = You won’t be told on this device.
push-denied = Your browser doesn’t allow messages from this site. You can change that in its settings, usually by the padlock beside the address.
push-failed = That didn’t work: your browser couldn’t reach its push service.
push-not-here = Your browser can’t show messages from this address. It needs a secure connection (https), and on an iPhone or iPad the site has to be on the home screen.
push-test = Send me a test
push-server-off = This server doesn’t send messages.
webhook-title = To another service
webhook-about = Messages can also go to ntfy, Discord, Slack or a program of your own.
webhook-address = Address (https)
webhook-format = What’s there
webhook-json = Something else (JSON)
webhook-ntfy = ntfy
webhook-discord = Discord
webhook-slack = Slack
webhook-save = Save
webhook-remove = Remove
webhook-test = Send a test
webhook-set = Messages go to { $host }.
webhook-failing = The last { $count ->
    [one] message
   *[other] { $count } messages
} couldn’t be delivered.
webhook-stopped = Nothing is sent there any more, because { $count } messages in a row couldn’t be delivered. Send a test once it works again, or save another address.
webhook-test-ok = The test was delivered.
webhook-test-answer = The test wasn’t delivered: the service answered { $status }.
webhook-test-failed = The test wasn’t delivered: nobody answered there.
notices-account = For this you need a name that you keep.
holiday-title = Holidays
holiday-about = While you’re on holiday, your clocks stand still at tables with days for a decision, and the others see until when. You have 28 days a year; a day begins and ends at midnight UTC.
holiday-left = { $count ->
    [one] You have one day left in { $year }.
   *[other] You have { $count } days left in { $year }.
}
holiday-from = First day
holiday-to = Last day
holiday-take = Go on holiday
holiday-days = { $from } to { $to }
holiday-end = End today
holiday-cancel = Cancel
seat-holiday = on holiday until { $date }
date-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
told-your-turn = It’s your turn
told-game = { $game } with { $others }
told-reminder = You’re still awaited
told-left = { $game }: time left: { $time }
told-invitation = An invitation
told-invites = { $name } would like to play { $game } with you.
told-match = Your table is ready
told-round = A new round begins
told-test = It works
told-test-about = Benben can reach you here.
problem-notices-off = This server doesn’t send messages.
problem-notice-address = That address won’t do: it must begin with https:// and be on the internet.
problem-holiday-days = Choose the first and the last day of your holiday. The last one can’t be before the first.
problem-holiday-when = A holiday can begin today at the earliest, and has to end within a year.
problem-holiday-overlap = You’re already on holiday on some of these days.
problem-holiday-many = { $count ->
    [one] You can take one day a year.
   *[other] You can take { $count } days a year.
}
