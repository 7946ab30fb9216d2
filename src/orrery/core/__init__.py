"""The contract all games keep, and what every part of Orrery builds on."""
