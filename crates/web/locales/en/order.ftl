# Words of people's own, and keeping order.
words-write = Write something
words-send = Send
words-about = Everyone at this table can read it for 30 days. It isn’t translated.
words-on = Let everyone write
words-on-about = Besides the phrases, whoever plays here can write then. You can switch it off at any time.
words-off = Only phrases again
words-switched-on = The host has switched writing on.
words-switched-off = The host has switched writing off.
report = Report
# $name: whoever wrote it
report-line = Report what { $name } wrote
report-name = Report a name
report-this-name = Report the name { $name }
report-sent = Sent to whoever runs this server. You won’t see that line any more.
problem-words = Write 1 to 200 characters.
problem-words-characters = Please leave out characters that nobody can see.
problem-words-off = Writing is switched off at this table.
problem-words-barred = At this table there are only phrases: you can write where people were invited.
problem-locked = This account is locked. Please ask whoever runs this server.
problem-reports = You have reported a lot. Whoever runs this server will look at that first.
