"""Bots away from home: they sit down at a table elsewhere, over the wire."""
