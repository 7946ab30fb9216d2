"""SITUATION 7: two sides race to cover one round jigsaw puzzle of the solar system."""
