"""`python -m tilewright` is the command line."""

from __future__ import annotations

from tilewright.cli.main import main

main()
