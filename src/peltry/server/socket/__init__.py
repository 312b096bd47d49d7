"""A browser at a table: one WebSocket, its commands, and what it is sent."""
