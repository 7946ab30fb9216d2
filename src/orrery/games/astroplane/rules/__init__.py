"""The rules of Astroplane, one file a chapter of the rulebook."""
