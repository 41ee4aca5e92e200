"""What the attacks share."""

from typing import Final

OTHER: Final = "fedcba9876543210" * 2  # a second browser's secret
