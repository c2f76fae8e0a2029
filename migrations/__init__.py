"""The database's schema, step by step, shipped with the package so that an installed Croupier
migrates itself.
"""
