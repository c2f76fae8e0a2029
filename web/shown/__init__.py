"""What the screens are shown, as plain data."""
