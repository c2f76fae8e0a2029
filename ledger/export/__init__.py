"""Nights taken home: spreadsheets, plain-text accounting, statements to print. Nothing secret is ever in them."""
