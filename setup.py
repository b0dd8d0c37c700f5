"""The one part of the build that pyproject.toml cannot say: the optional compiled kernels."""

import os
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

SOURCES = sorted(Path("src", "tilewright", "solver").glob("_*.c"))

# Free-threaded Pythons do not know the limited API.
LIMITED = not sysconfig.get_config_var("Py_GIL_DISABLED")

KERNELS = [
    Extension(
        f"tilewright.solver.{source.stem}",
        [source.as_posix()],
        define_macros=[("Py_LIMITED_API", "0x030B0000")] if LIMITED else [],
        extra_compile_args=[] if os.name == "nt" else ["-O3"],
        py_limited_api=LIMITED,
        optional=True,
    )
    for source in SOURCES
]

setup(
    ext_modules=KERNELS,
    options={"bdist_wheel": {"py_limited_api": "cp311"}} if LIMITED and KERNELS else {},
)
