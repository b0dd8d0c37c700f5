"""The parts of the build that pyproject.toml cannot express: the compiled kernels and the bundle of browser scripts."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

# Each folder is a kernel of its own; what lies beside the folders is part of every one.
COMPILED = Path("src", "tilewright", "solver", "compiled")
FOLDERS = sorted({path.parent for path in COMPILED.glob("*/*.c")})

# Free-threaded Pythons do not know the limited API.
LIMITED = not sysconfig.get_config_var("Py_GIL_DISABLED")


def files(folder: Path, pattern: str) -> list[str]:
    """Return the files of a kernel that match, as setuptools names them."""
    return sorted(path.as_posix() for place in (COMPILED, folder) for path in place.glob(pattern))


KERNELS = [
    Extension(
        f"tilewright.solver._{folder.name}",
        files(folder, "*.c"),
        depends=files(folder, "*.h"),
        define_macros=[("Py_LIMITED_API", "0x030B0000")] if LIMITED else [],
        extra_compile_args=[] if os.name == "nt" else ["-O3", "-fvisibility=hidden"],
        py_limited_api=LIMITED,
        optional=True,
    )
    for folder in FOLDERS
]


class BuildWithBundle(build_py):  # type: ignore[misc]
    """Adds the bundle of the browser scripts; without it the server serves them as plain modules."""

    def run(self) -> None:
        """Copy the package, then write the bundle into the copy; an editable install has no copy and no bundle."""
        super().run()
        if self.editable_mode:
            return
        folder = Path(self.build_lib, "tilewright", "web", "static", "bundle").absolute()
        if subprocess.call([sys.executable, "-m", "tools.bundle", str(folder)], cwd=Path(__file__).parent):
            self.warn("the browser scripts are not bundled; they are served as plain modules")


setup(
    cmdclass={"build_py": BuildWithBundle},
    ext_modules=KERNELS,
    options={"bdist_wheel": {"py_limited_api": "cp311"}} if LIMITED and KERNELS else {},
)
