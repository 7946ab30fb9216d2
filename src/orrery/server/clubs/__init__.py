"""Clubs: people who play together, their page, and who may do what there."""
