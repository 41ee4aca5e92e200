"""Tobago: clues narrow down where treasures lie; who helped to find one shares it."""
