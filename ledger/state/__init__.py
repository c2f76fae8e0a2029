"""What a night is at one moment: accounts, entries, and the fold that makes a night of them."""
