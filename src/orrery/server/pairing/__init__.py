"""Who plays with whom: people who look for others, until there are enough of them."""
