### O que uma lição diz onde lhe faltam palavras próprias, e no terminal.

otherwise = É permitido, mas aqui pretende-se outra coisa. Tenta outra vez.
threat = Assim seria se não fizesses nada. Volta atrás e impede-o.

## `orrery lessons GAME --play`

type-for-help = Escreve o número de uma jogada, ou a própria jogada. ? mostra o que mais podes escrever.
help = Um número da lista, ou o texto de uma jogada, joga-a.
    hint: o que seria bom
    what if: o que acontece se não fizeres nada
    board: o tabuleiro outra vez
    quit: parar aqui; o teu progresso fica guardado
exercise = Exercício
step = Passo { $n } de { $all }
look = Olha para: { $marks }
try = Experimenta isto: { $move }
taken-back = Jogada desfeita.
no-threat = Aqui nada te ameaça.
kept = O teu progresso está guardado; continua com: { $command }
all-done = Era tudo. Muito bem!
