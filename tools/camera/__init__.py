"""Makes the network that reads tiles from photos; nothing of this is in the package."""
