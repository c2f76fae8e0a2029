"""Through the Window: a card is turned, and the first noun with its letter wins it."""
