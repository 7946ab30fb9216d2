"""Stand-ins for libraries that a browser does not have."""
