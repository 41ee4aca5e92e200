"""A table as data: what it is asked, what its log holds, what follows. No input or output."""
