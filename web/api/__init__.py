"""The JSON API: the only door to the server. Pages use it like anyone else."""
