"""What the screens are shown: frozen dataclasses, which the schemas of the API dump."""
