"""What every game shares: the @rule decorator, records, chance, the stack of decisions, batches."""
