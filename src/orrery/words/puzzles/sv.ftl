### What `orrery puzzles` says.
###
### $n: a number
### $name: the colour or name of a seat
### $answers: the right actions in words
### $text: an action as it was typed

number = Pussel { $n }
easy = lätt
medium = medelsvårt
hard = svårt
expert = mycket svårt
theme-win-in-one = vinn genast
theme-win = framtvinga vinst
theme-save = rädda spelet
theme-best = den bästa handlingen
task-win-in-one = { $name } vinner med en enda handling. Vilken?
task-win = { $name } vinner, vad de andra än gör. Hur börjar det?
task-save = Bara en väg räddar { $name } från att förlora. Vilken?
task-best = En handling av { $name } är klart bättre än alla andra. Vilken?
your-answer = Ditt svar:
not-legal = { $text } är inte en av de tillåtna handlingarna
right = Rätt: { $answers }
wrong = Nej. Rätt är: { $answers }
why-win-in-one = Det vinner genast.
why-win = Efter det kan ingen hindra vinsten: alla svar spelades ut, { $n } { $n ->
    [one] handling
   *[other] handlingar
 } djupt.
why-save = Varje annan handling förlorar, vad som än spelas sedan.
why-best = Varje annan handling ger en klart mindre vinstchans.
