"""How requests come in and answers go out, whatever they are about."""
