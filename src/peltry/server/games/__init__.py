"""The games and the bots that the house has."""
