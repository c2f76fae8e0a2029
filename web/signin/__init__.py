"""Who is at a screen: the host by PIN, a tablet by a table's code, the wall by a link; and who
holds a hand.
"""
