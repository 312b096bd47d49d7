"""What is said to whom: sentences, the log and the table as one seat may know them."""
