"""One package a game; games never import each other."""
