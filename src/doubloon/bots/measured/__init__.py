"""What was measured of the bots: their strength, and how true their expectations are."""
