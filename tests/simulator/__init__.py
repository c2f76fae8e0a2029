"""One seed, one evening: the whole house under every mishap (`docs/promises.md`)."""
