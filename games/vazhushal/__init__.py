"""Vazhushal: a rummy in which one may sweep up all of the line that lies on a card one needs."""
