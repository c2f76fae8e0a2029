"""The JSON API: the only door to the house. Pages use it like anyone else."""
