"""What of learning is compiled. It lies apart from what thinks at a table, so neither compiles the other anew."""
