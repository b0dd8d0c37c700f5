"""Tests in a real browser; as a package, so that servers and the browser end with it."""
