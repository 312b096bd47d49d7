"""Calls over HTTP: the lobby, files and pages, and the guard before them."""
