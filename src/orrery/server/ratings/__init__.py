"""How strong somebody plays: a number with its uncertainty, beside bots of known strength."""
