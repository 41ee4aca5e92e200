"""What bots and learning programs need: playouts, batches, encodings, evaluations."""
