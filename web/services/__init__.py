"""What the web floor works with while it serves."""
