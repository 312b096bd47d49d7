"""Live tables: made, joined, played, taken back, built again after a stop."""
