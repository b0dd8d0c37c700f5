"""The one part of the build that pyproject.toml cannot say: the optional compiled kernel."""

import os
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src", "tilewright", "solver", "_kernel.c")

# Free-threaded Pythons do not know the limited API.
LIMITED = not sysconfig.get_config_var("Py_GIL_DISABLED")

KERNEL = Extension(
    "tilewright.solver._kernel",
    [SOURCE.as_posix()],
    define_macros=[("Py_LIMITED_API", "0x030B0000")] if LIMITED else [],
    extra_compile_args=[] if os.name == "nt" else ["-O3"],
    py_limited_api=LIMITED,
    optional=True,
)

setup(
    ext_modules=[KERNEL] if SOURCE.exists() else [],
    options={"bdist_wheel": {"py_limited_api": "cp311"}} if LIMITED and SOURCE.exists() else {},
)
