"""Connect four, the smallest complete game of Orrery: read it beside docs/add_a_game.md."""
