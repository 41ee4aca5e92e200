"""The database schema, step by step; applied when a store is opened."""
