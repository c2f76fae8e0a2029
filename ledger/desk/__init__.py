"""What the desk does in several entries: opens, closes, and serves several people at once."""
