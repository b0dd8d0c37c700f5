"""The kernels for the browser: compiled by setup.py, with another compiler and with Pyodide's configuration."""

import json
import re
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from tools.environment import KERNEL, ROOT, Trouble, command, run
from tools.offline.parts import made_of, pyodide, zig
from tools.parts import PARTS

(NODE,) = (part for part in PARTS if part.name == "Node")


def compiled_kernels() -> Path:
    """Return a folder with all kernels, in folders as in the package."""
    sources = KERNEL.rglob("*.[ch]")
    tools = (Path(__file__), Path(__file__).with_name("compiler.py"))
    return made_of("kernels", [ROOT / "setup.py", *tools, *sources], _compile) / "built"


def _compile(folder: Path) -> None:
    headers = _headers(folder / "headers")
    compiler = f"{shlex.quote(sys.executable)} {shlex.quote(str(Path(__file__).with_name('compiler.py')))}"
    environment = {"CC": compiler, "LDSHARED": compiler, "ZIG": str(zig()), "HEADERS": str(headers)}
    environment |= {"TILEWRIGHT_REQUIRE_COMPILED": "1", "ZIG_GLOBAL_CACHE_DIR": str(folder / "cache")}
    built = folder / "built"
    words = ["setup.py", "--quiet", "build_ext", f"--build-lib={built}", f"--build-temp={folder / 'objects'}"]
    done = run([str(command("python")), *words], **environment)
    if done.returncode:
        raise Trouble(f"the kernels did not compile for the browser:\n{done.stdout}")
    for rest in ("cache", "headers", "objects"):
        shutil.rmtree(folder / rest)


def _headers(folder: Path) -> Path:
    """Make a copy of Python's headers with the configuration of Pyodide, which is the one beside them that counts."""
    shutil.copytree(sysconfig.get_path("include"), folder)
    names = re.findall(r"(?:#define|#undef) (\w+)", (folder / "pyconfig.h").read_text(encoding="utf-8"))
    values = _configuration()
    lines = [f"#define {name} {values[name]}" for name in dict.fromkeys(names) if values.get(name)]
    (folder / "pyconfig.h").write_text("\n".join([*lines, ""]), encoding="utf-8")
    return folder


def _configuration() -> dict[str, int | str]:
    """Return the configuration of Pyodide's Python."""
    script = f"""
      import {{ loadPyodide }} from {json.dumps((pyodide() / "pyodide.mjs").as_uri())};
      const python = await loadPyodide();
      console.log(python.runPython("import json, sysconfig; json.dumps(sysconfig.get_config_vars(), default=str)"));
    """
    done = run([str(NODE.path()), "--input-type=module", "--eval", script])
    if done.returncode:
        raise Trouble(f"Pyodide did not start: {done.stdout[-500:]}")
    found: dict[str, int | str] = json.loads(done.stdout.splitlines()[-1])
    return found
