"""What can be decided and written, by subject: the night, players and money, tables, seats."""
