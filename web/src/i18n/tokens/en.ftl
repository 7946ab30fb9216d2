### Programs: personal tokens, bot accounts
###
### $date: a day
### $name: the name of a player

tokens-title = Tokens for programs
tokens-note = A token lets a program act for you, within what you allow it. Give it to nobody else: whoever has it can do the same.
tokens-api = How programs use it
tokens-none = You have made none.
tokens-label = What for?
tokens-may = It may
tokens-read = see your games and follow your tables
tokens-play = move, resign, offer a draw
tokens-tables = open tables, sit down, challenge
tokens-chat = chat
tokens-bot = make this account a bot
tokens-days = Good for
tokens-days-30 = 30 days
tokens-days-90 = 90 days
tokens-days-366 = a year
tokens-make = Make a token
tokens-once = Copy it now: it is shown only this once.
tokens-copy = Copy the token
tokens-until = good until { $date }
tokens-used = last used { $date }
tokens-unused = not used yet
tokens-end = End
tokens-everywhere = End all tokens, too
tokens-bot-title = Bot account
tokens-bot-note = If a program plays under this name, say so: the name then reads “BOT { $name }” everywhere, for good. Bots sit down only where they are welcome or challenged, are not paired with people, and have a list of their own. This is possible before the first game alone.
tokens-bot-go = Make this a bot account
tokens-is-bot = A program plays under this name.
tokens-bots-welcome = Bots of others may sit down
tokens-people = People
tokens-bots = Bots
tokens-list = Whose list?
