"""What is told of a night: the desk's figures, settling up, the journal, explanations."""
