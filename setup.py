"""What pyproject.toml cannot express of the build: kernels, tag of the wheel, browser bundle, README, addresses."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
# All C of the package: one extension module.
KERNEL = Path("src", "tilewright", "kernel")
# A source distribution contains the bundle here, so that building a wheel from it needs no Node.
BUNDLE = ROOT / "bundle"

# For publishing: with the first a kernel that does not compile fails the build, with the second there are no kernels.
REQUIRED = os.environ.get("TILEWRIGHT_REQUIRE_COMPILED") == "1"
PURE = os.environ.get("TILEWRIGHT_PURE") == "1"

# Free-threaded Pythons do not know the limited API.
LIMITED = not sysconfig.get_config_var("Py_GIL_DISABLED")


def files(pattern: str) -> list[str]:
    """Return the files of the kernel that match, as setuptools names them."""
    return sorted(path.as_posix() for path in KERNEL.rglob(pattern))


# Where it cannot be built, the plain forms are used.
EXTENSION = Extension(
    "tilewright.kernel._kernel",
    files("*.c"),
    depends=files("*.h"),
    include_dirs=[KERNEL.as_posix()],
    define_macros=[("Py_LIMITED_API", "0x030B0000")] if LIMITED else [],
    extra_compile_args=[] if os.name == "nt" else ["-O3", "-fvisibility=hidden"],
    libraries=[] if os.name == "nt" else ["m"],
    py_limited_api=LIMITED,
    optional=not REQUIRED,
)
KERNELS = [] if PURE else [EXTENSION]


def published_readme() -> str:
    """Return the README without pictures and links to files of the checkout: a package index has neither."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    text = re.sub(r"^!\[[^]]*\]\((?!https?:)[^)]*\)\n+", "", text, flags=re.MULTILINE)
    return re.sub(r"\[([^]]+)\]\((?!https?:|#)[^)]*\)", r"\1", text)


def addresses() -> dict[str, str]:
    """Return the addresses of the project that its owner has chosen, by what they are."""
    chosen = tomllib.loads((ROOT / "addresses.toml").read_text(encoding="utf-8"))
    return {name.capitalize(): address for name, address in chosen.items() if address}


def write_bundle(folder: Path) -> bool:
    """Write the bundle of the browser scripts into a folder, copied or made by esbuild; return whether it is there."""
    if BUNDLE.exists():
        shutil.copytree(BUNDLE, folder, dirs_exist_ok=True)
        return True
    return subprocess.call([sys.executable, "-m", "tools.bundle", str(folder.absolute())], cwd=ROOT) == 0


class BuildWithBundle(build_py):  # type: ignore[misc]
    """Adds the bundle of the browser scripts; without it the server serves them as plain modules."""

    def run(self) -> None:
        """Copy the package, then write the bundle into the copy; an editable install has no copy and no bundle."""
        super().run()
        if self.editable_mode:
            return
        if not write_bundle(Path(self.build_lib, "tilewright", "web", "static", "bundle")):
            self.warn("the browser scripts are not bundled; they are served as plain modules")


class BuildKernels(build_ext):  # type: ignore[misc]
    """Builds the kernels, and leaves no older one in place of one that does not compile."""

    def build_extension(self, ext: Extension) -> None:
        """Build one kernel; setuptools ignores the error if the kernel is optional."""
        try:
            super().build_extension(ext)
        except Exception:
            Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)
            raise


class WheelTaggedByContents(bdist_wheel):  # type: ignore[misc]
    """Makes a wheel for one platform if it contains all kernels, else one without any kernel for every platform."""

    def run(self) -> None:
        """Build the kernels first, because the tag depends on whether they compile."""
        if self.distribution.ext_modules:
            self.run_command("build_ext")
            built = self.get_finalized_command("build_ext")
            paths = [Path(built.get_ext_fullpath(kernel.name)) for kernel in KERNELS]
            if not all(path.exists() for path in paths):
                for path in paths:
                    path.unlink(missing_ok=True)
                self.distribution.ext_modules = []
                self.root_is_pure = True
                self.plat_name_supplied = False
        super().run()


class SourceWithBundle(sdist):  # type: ignore[misc]
    """Adds the bundle of the browser scripts to the source distribution."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Copy the files, then write the bundle beside them."""
        super().make_release_tree(base_dir, files)
        if not write_bundle(Path(base_dir, BUNDLE.name)):
            self.warn("the browser scripts are not bundled; a wheel built from this needs Node to bundle them")


if REQUIRED and not KERNELS:
    raise SystemExit("TILEWRIGHT_REQUIRE_COMPILED=1, but there is no kernel to compile: unset TILEWRIGHT_PURE.")

setup(
    cmdclass={
        "bdist_wheel": WheelTaggedByContents,
        "build_ext": BuildKernels,
        "build_py": BuildWithBundle,
        "sdist": SourceWithBundle,
    },
    ext_modules=KERNELS,
    long_description=published_readme(),
    long_description_content_type="text/markdown",
    project_urls=addresses(),
    options={"bdist_wheel": {"py_limited_api": "cp311"}} if LIMITED and KERNELS else {},
)
