"""Chicago: poker hands announced by word of mouth, and tricks with the same cards."""
