"""Limits of what a stranger can send: connections, requests, rates."""
