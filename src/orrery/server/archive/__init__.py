"""The archive: public finished games, searched and downloaded."""
