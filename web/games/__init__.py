"""What belongs to one game on this floor, a folder each: its screens, and what its commands say."""
