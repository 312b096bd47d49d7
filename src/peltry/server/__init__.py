"""The server: one ASGI application, the only authority over every table."""
