"""The root of all exceptions that the library raises on purpose.

TilewrightError
  BadInput         something from outside cannot be used (a ValueError)
    WrongType      it is of the wrong type (a TypeError)
  MissingExtra     a package of an extra is not installed (a ModuleNotFoundError)
    NotLegal       an action that the mask of an environment forbids (research/actions.py)
  Refused          a command was refused (engine.py)
  WorkersLost      the processes of a simulation died (arena/executors.py)
  ClientError      something that a client of a server wanted did not happen (client/errors.py)
"""

from __future__ import annotations


class TilewrightError(Exception):
    """Every exception that the library raises on purpose."""


class BadInput(TilewrightError, ValueError):
    """Input from outside that cannot be used; the message names the bad part."""


class MissingExtra(TilewrightError, ModuleNotFoundError):
    """Something that needs the packages of an extra, which are not installed; the message names the extra."""


class WrongType(BadInput, TypeError):
    """A value of the wrong type; the message names it, and what would be accepted."""
