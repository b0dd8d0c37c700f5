"""What pyproject.toml cannot express of the build: kernel, browser bundle, README, addresses."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

from tools.environment import GET_COMPILER, has_compiler

ROOT = Path(__file__).parent
# All C of the package: one extension module.
KERNEL = Path("src", "tilewright", "kernel")
# A source distribution contains the bundle here, so that building a wheel from it needs no Node.
BUNDLE = ROOT / "bundle"

OPTIONS = ["-O3", "-fvisibility=hidden"]
# Free-threaded Pythons before 3.15 do not know the limited API.
LIMITED = not sysconfig.get_config_var("Py_GIL_DISABLED")


def files(pattern: str) -> list[str]:
    """Return the files of the kernel that match, as setuptools names them."""
    return sorted(path.as_posix() for path in KERNEL.rglob(pattern))


EXTENSION = Extension(
    "tilewright.kernel._kernel",
    files("*.c"),
    depends=files("*.h"),
    include_dirs=[KERNEL.as_posix()],
    define_macros=[] if LIMITED else [("FREE_THREADED", None)],
    extra_compile_args=[] if os.name == "nt" else OPTIONS,
    libraries=[] if os.name == "nt" else ["m"],
    py_limited_api=LIMITED,
)


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


class BuildKernel(build_ext):  # type: ignore[misc]
    """Builds the kernel with the machine's C compiler, or with zig where there is none."""

    def build_extension(self, ext: Extension) -> None:
        """Build the kernel; one that does not compile is an error."""
        if has_compiler():
            super().build_extension(ext)
        elif find_spec("ziglang"):
            result = Path(self.get_ext_fullpath(ext.name))
            result.parent.mkdir(parents=True, exist_ok=True)
            subprocess.run([sys.executable, "-m", "ziglang", *zig_words(ext), "-o", str(result)], check=True)
        else:
            raise SystemExit(f"The kernel cannot be compiled: {GET_COMPILER}.")


def zig_words(ext: Extension) -> list[str]:
    """Return the call of zig that makes the kernel in one step."""
    # Zig would use all that this processor has, and the kernel may be run on another.
    words = ["cc", "-mcpu=baseline", "-shared", "-s", *OPTIONS, f"-I{KERNEL}"]
    words += [] if os.name == "nt" else ["-fPIC", "-lm"]
    if sys.platform == "darwin":
        words.append("-Wl,-undefined,dynamic_lookup")
    if os.name == "nt":
        words.append(str(Path(sys.base_prefix, "libs", "python3.lib")))
    if not LIMITED:
        words += ["-DFREE_THREADED", f"-I{sysconfig.get_path('include')}"]
    return [*words, *ext.sources]


class SourceWithBundle(sdist):  # type: ignore[misc]
    """Adds the bundle of the browser scripts to the source distribution."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Copy the files, then write the bundle beside them."""
        super().make_release_tree(base_dir, files)
        if not write_bundle(Path(base_dir, BUNDLE.name)):
            self.warn("the browser scripts are not bundled; a wheel built from this needs Node to bundle them")


setup(
    cmdclass={"build_ext": BuildKernel, "build_py": BuildWithBundle, "sdist": SourceWithBundle},
    ext_modules=[EXTENSION],
    long_description=published_readme(),
    long_description_content_type="text/markdown",
    project_urls=addresses(),
    options={"bdist_wheel": {"py_limited_api": "cp311"}} if LIMITED else {},
)
