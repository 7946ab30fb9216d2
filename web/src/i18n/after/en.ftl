### The first page: what there is beside playing

after-title = Look, try and learn
after-puzzles-about = One position, one right move. A new one every day.
after-study-about = Set up any position and ask what is best.
after-openings-about = What is played first, and how often it wins.
after-archive-about = Public games to search, replay and download.
