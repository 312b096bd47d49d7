"""The database: its shape, its one writing thread, and what is written about tables."""
