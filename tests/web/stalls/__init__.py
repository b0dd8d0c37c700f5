"""Attacks on a server; as a package, so that its modules share the server and it ends with them."""
