"""What is imported when it is first used: the names of a package, whose stub is the one list of them, or a module."""

import importlib
import re
import sys
from collections.abc import Callable
from importlib.util import LazyLoader, find_spec, module_from_spec
from types import ModuleType

_LINE = re.compile(r"^from (\S+) import (\w+) as (\w+)$", re.MULTILINE)


def lazy_names(package: str, file: str, extra: str) -> tuple[list[str], Callable[[str], object]]:
    """Return the names that the stub beside a package's file lists, and the package's `__getattr__`.

    Packages that a name needs and that are not installed are those of `extra`.
    """
    # Without pathlib, whose import is a good part of that of the package.
    with open(f"{file.rpartition('.')[0]}.pyi", encoding="utf-8") as stub:
        homes = {name: (module, there) for module, there, name in _LINE.findall(stub.read())}

    def get(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        module, there = homes[name]
        # A stub may offer a module of the package too.
        is_module = module == package
        home = needing(extra, f"{package}.{name}", f"{package}.{there}" if is_module else module)
        found = home if is_module else getattr(home, there)
        # Python asks only for names that the package does not have yet.
        setattr(sys.modules[package], name, found)
        return found

    return sorted(homes), get


def needing(extra: str, what: str, module: str) -> ModuleType:
    """Return a module, or raise MissingExtra that says what needs it and which extra has its packages."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("tilewright"):
            raise
        # Not imported at the top, to keep the import of the package fast.
        errors = importlib.import_module("tilewright.errors")
        sentence = f"{what} needs {missing.name}, which is not installed: install tilewright[{extra}]"
        raise errors.MissingExtra(sentence, name=missing.name) from None


def lazy_module(name: str) -> ModuleType:
    """Return a module that is executed when one of its names is first used, which one thread alone may do."""
    if name in sys.modules:
        return sys.modules[name]
    spec = find_spec(name)
    assert spec is not None
    assert spec.loader is not None
    spec.loader = LazyLoader(spec.loader)
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
