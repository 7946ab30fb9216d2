### A primeira página: o que há além de jogar

after-title = Ver, experimentar e aprender
after-puzzles-about = Uma posição, uma jogada certa. Um problema novo todos os dias.
after-study-about = Monta qualquer posição e pergunta o que é melhor.
after-openings-about = O que se joga primeiro, e quantas vezes ganha.
after-archive-about = Jogos públicos para procurar, rever e descarregar.
