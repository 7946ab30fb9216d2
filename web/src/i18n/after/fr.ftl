### La première page : ce qu'il y a en plus du jeu

after-title = Regarde, essaie, apprends
after-puzzles-about = Une position, un seul bon coup. Un nouveau problème chaque jour.
after-study-about = Compose une position et demande ce qui est le mieux.
after-openings-about = Ce qu’on joue d’abord, et combien de fois cela gagne.
after-archive-about = Des parties publiques à chercher, revoir et télécharger.
