"""The build backend of `pip install`: setuptools, with zig where there is no C compiler."""

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tools.environment import ROOT, has_compiler

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: object = None) -> list[str]:
    """Return what a build in isolation installs besides the requirements of pyproject.toml."""
    zig = [] if has_compiler() else (ROOT / "requirements" / "zig.txt").read_text("utf-8").split()[:1]
    return [*build_meta.get_requires_for_build_wheel(config_settings), *zig]


get_requires_for_build_editable = get_requires_for_build_wheel
