"""Which Croupier this is. The package has it from here, and nobody asks the package, which takes as
long as all else that a small command does.
"""

VERSION = "0.2.0.dev0"
