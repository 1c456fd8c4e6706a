"""What the tennis games share: how points, games and sets are counted, and how a chain of points is reckoned with."""
