"""A whole evening at home, played in real browsers: `python -m tests.evening --help`."""
