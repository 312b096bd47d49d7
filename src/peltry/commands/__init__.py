"""What the `peltry` command can do: each module has `add(commands)` and `run(args)`."""
