"""What things cost. Every figure stands beside a yardstick measured in the same run; none is
asserted in a test.
"""
