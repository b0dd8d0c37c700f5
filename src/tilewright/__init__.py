"""Tilewright: exact rulebooks, sets and games for a family of tile games."""
