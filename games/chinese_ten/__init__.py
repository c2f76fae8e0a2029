"""Chinese Ten: two cards that make ten, and the red ones count."""
