"""The room for measuring: how fast, how many, how often, and whether all is as it was."""
