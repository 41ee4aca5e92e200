"""The table over HTTP: routes, streams, security, limits, logs and metrics. No rule lives here."""
