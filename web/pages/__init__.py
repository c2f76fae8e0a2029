"""The pages people open."""
