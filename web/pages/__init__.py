"""The pages people open, and the links that lead to them."""
