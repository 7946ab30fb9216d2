"""What each verb does, and who may ask for it."""
