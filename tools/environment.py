"""The checkout's own Python environment, `.venv`: made once, afterwards only checked."""

import hashlib
import importlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
KERNEL = ROOT / "src" / "tilewright" / "kernel"

# Each level has the packages of the levels before it, with the same pins.
LEVELS = ("run", "web", "arena", "research", "test")
# Words on the command line that need more packages than play does.
ARENA_WORDS = {"league", "--cluster"}
RESEARCH_WORDS = {"data"}

GET_COMPILER = (
    "install a C compiler (on Debian and Ubuntu: apt install gcc libc6-dev; on macOS: xcode-select --install;"
    " on Windows: the build tools of Visual Studio) and start again"
)
OFFLINE = re.compile(
    r"connection|timed out|name resolution|dns error|failed to fetch|from versions: none", re.IGNORECASE
)


class Trouble(Exception):
    """A problem that the user can solve; the text is one sentence that says how."""


def leave(name: str, main: Callable[[], int]) -> NoReturn:
    """Run `main` and exit with its code; Trouble becomes one sentence and exit code 2."""
    try:
        code = main()
    except Trouble as trouble:
        say(f"{name}: {trouble}")
        code = 2
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)


def run_tool(main: Callable[[], int | None]) -> NoReturn:
    """Run a tool without options of its own: `--help` prints its module's text, which shows how it is started."""
    module = sys.modules["__main__"]
    if {"-h", "--help"} & set(sys.argv[1:]):
        print(module.__doc__)
        sys.exit(0)
    leave(module.__spec__.name if module.__spec__ else sys.argv[0], lambda: main() or 0)


def say(text: str) -> None:
    """Write one line of progress."""
    print(text, file=sys.stderr, flush=True)


def command(name: str) -> Path:
    """Return the path of the command `name` in the environment."""
    if os.name == "nt":
        return VENV / "Scripts" / f"{name}.exe"
    return VENV / "bin" / name


def start(name: str, arguments: Sequence[str]) -> int:
    """Replace this process by the environment's command `name`, or run it where the system cannot replace a process."""
    given = {*arguments}
    prepare("research" if RESEARCH_WORDS & given else "arena" if ARENA_WORDS & given else "web")
    words = [str(command(name)), *arguments]
    if os.name != "nt":
        os.execv(words[0], words)
    return subprocess.call(words)


def prepare(level: str) -> None:
    """Make sure that requirements/<level>.txt and the project are installed in .venv."""
    try:
        if _read(_mark(level)) != stamp(level) or not _whole():
            _fill(level)
    except OSError as error:
        raise Trouble(f"making .venv failed: {error}.") from None


def stamp(level: str) -> str:
    """Return a digest of everything that an installation of `level` depends on."""
    digest = hashlib.sha256(_place().encode())
    for path in _ingredients(level):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def has_compiler() -> bool:
    """Return whether a kernel can be built with the C compiler that setuptools would call."""
    if os.name == "nt":
        finder = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer", "vswhere.exe")
        tools = "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"
        return finder.exists() and bool(run([str(finder), "-products", "*", "-requires", tools]).stdout.strip())
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    # Debian's gcc may be without the headers of C, and the cc of macOS may only offer to install one.
    trial = [*words, "-fsyntax-only", "-include", "math.h", "-x", "c", os.devnull]
    return shutil.which(words[0]) is not None and run(trial).returncode == 0


def run(words: Sequence[str], **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the checkout, with some more variables of the environment, and capture its output."""
    # A user's setting of --user would be refused inside .venv; few retries make "offline" a quick answer.
    settings = os.environ | {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_USER": "0", **variables}
    settings.setdefault("PIP_RETRIES", "2")
    return subprocess.run(
        words,
        cwd=ROOT,
        env=settings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


def _fill(level: str) -> None:
    """Install the packages of `level`, in a new .venv if the present one does not fit."""
    if not os.access(ROOT, os.W_OK):
        raise Trouble(f"{ROOT} cannot be written to; copy the folder to a place of your own and start there.")
    began = time.monotonic()
    if not _reusable():
        _make()
    # No mark may exist until the last step is done: an interrupted start begins again.
    for name in LEVELS:
        _mark(name).unlink(missing_ok=True)
    say(f"installing the packages of requirements/{level}.txt; the first time takes about a minute")
    _install("--require-hashes", "-r", f"requirements/{level}.txt")
    _compile()
    if has_compiler():
        _install_project()
    else:
        _install_project_with_zig()
    for name in LEVELS[: LEVELS.index(level) + 1]:
        _mark(name).write_text(stamp(name))
    say(f"ready after {time.monotonic() - began:.0f} s; the next start skips this")


def _install_project(**variables: str) -> None:
    """Install the project, which compiles the kernel."""
    say("installing tilewright itself")
    _install("--no-deps", "--no-build-isolation", "-e", ".", **variables)


def _install_project_with_zig() -> None:
    """Do the same with zig, which is fetched for this and removed, because it takes 413 MB."""
    say("there is no C compiler; fetching zig from the package index, about 100 MB")
    with TemporaryDirectory(prefix="zig-", dir=VENV) as folder:
        try:
            _install("--no-cache-dir", "--target", folder, "--require-hashes", "-r", "requirements/zig.txt")
        except Trouble:
            raise Trouble(
                f"there is no C compiler, and zig could not be fetched in its place; {GET_COMPILER}."
            ) from None
        cache = str(Path(folder, "cache"))
        _install_project(PYTHONPATH=folder, ZIG_GLOBAL_CACHE_DIR=cache, ZIG_LOCAL_CACHE_DIR=cache)


def _ingredients(level: str) -> Iterator[Path]:
    """Yield the files that an installation of `level` depends on."""
    yield ROOT / "requirements" / f"{level}.txt"
    yield ROOT / "pyproject.toml"
    yield ROOT / "setup.py"
    yield from sorted(KERNEL.rglob("*.[ch]"))


def _place() -> str:
    """Return the Python, platform and folder that an environment is tied to."""
    return f"{sys.implementation.cache_tag} {sysconfig.get_platform()} {ROOT}"


def _mark(name: str) -> Path:
    """Return the file in .venv that marks a finished step."""
    return VENV / f".tilewright-{name}"


def _read(path: Path) -> str | None:
    """Return the text of `path`, or None if it cannot be read."""
    try:
        return path.read_text()
    except OSError:
        return None


def _whole() -> bool:
    """Return whether the environment's Python and program both exist."""
    return command("python").exists() and command("tilewright").exists()


def _reusable() -> bool:
    """Return whether packages can be installed into the present .venv."""
    if _read(_mark("place")) != _place() or not command("python").exists():
        return False
    return shutil.which("uv") is not None or command("pip").exists()


def _make() -> None:
    """Make an empty .venv, replacing one that no longer fits."""
    uv = shutil.which("uv")
    if uv is None:
        _require_venv()
    say(f"making .venv for Python {sys.version_info.major}.{sys.version_info.minor}")
    if VENV.exists():
        shutil.rmtree(VENV)
    maker = [uv, "venv", "--python", sys.executable] if uv else [sys.executable, "-m", "venv"]
    done = run([*maker, str(VENV)])
    if done.returncode:
        raise Trouble(f"making .venv failed: {_last_line(done.stdout)}")
    _mark("place").write_text(_place())


def _require_venv() -> None:
    """Raise Trouble if this Python lacks the modules that make environments."""
    try:
        importlib.import_module("venv")
        importlib.import_module("ensurepip")
    except ImportError:
        raise Trouble(
            "this Python cannot make environments, because its venv module is missing; install it"
            " (on Debian and Ubuntu: apt install python3-venv) and start again."
        ) from None


def _install(*what: str, **variables: str) -> None:
    """Install into .venv, with uv if it is on the path, else with pip."""
    uv = shutil.which("uv")
    python = str(command("python"))
    installer = [uv, "pip", "install", "--python", python] if uv else [python, "-m", "pip", "install", "--no-compile"]
    done = run([*installer, *what], **variables)
    if done.returncode == 0:
        return
    if OFFLINE.search(done.stdout):
        raise Trouble("the packages could not be fetched; connect this machine to the network and start again.")
    log = VENV / "install.log"
    log.write_text(done.stdout)
    raise Trouble(f"installing failed: {_last_line(done.stdout)} (all of it is in {log.relative_to(ROOT)})")


def _compile() -> None:
    """Compile the installed packages on all cores; pip would use one."""
    # Some packages contain files that are not meant to be compiled, so failures are ignored.
    folder = VENV / ("Lib" if os.name == "nt" else "lib")
    run([str(command("python")), "-m", "compileall", "-q", "-j", "0", str(folder)])


def _last_line(text: str) -> str:
    """Return the last line that is not empty."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "there was no output")
