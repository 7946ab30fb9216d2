"""Opponents. They know the contract only, and see only what `hide` leaves their seat."""
