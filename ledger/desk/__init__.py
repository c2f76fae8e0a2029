"""What the desk does in several entries, or on several nights: opens, closes, serves several people
at once, sees to debts between nights.
"""
