"""`python -m tilewright` is the command line."""

from tilewright.cli.main import main

main()
