"""What the house bears: limits, secrets and origins, who counts as a visitor, and what is said no to."""
