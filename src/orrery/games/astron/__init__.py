"""ASTRON: space ships over a scrolling base, from Earth to Saturn."""
