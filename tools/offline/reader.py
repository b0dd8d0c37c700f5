"""The reader of photos for the browser: the C of kernel/photo as a WebAssembly module that imports nothing.

`python -m tools.offline.reader` writes it beside the scripts, so that neither a checkout nor a wheel needs a compiler.
"""

import shutil
from pathlib import Path

from tools.environment import KERNEL, ROOT, Trouble, run, run_tool
from tools.offline.parts import made_of, zig

READER = ROOT / "src" / "tilewright" / "web" / "static" / "camera" / "reader.wasm"
EXPORTS = ("read_photo_tiles", "group_rows", "likeness", "malloc", "free")
# Vectors of 128 bits: the browsers that are supported have them.
COMPILE = ("-target", "wasm32-wasi-musl", "-mcpu=generic+simd128", "-mexec-model=reactor", "-O3", "-DNDEBUG",
           "-fno-sanitize=undefined", "-Wl,--strip-all", *(f"-Wl,--export={name}" for name in EXPORTS))  # fmt: skip


def compiled_reader() -> Path:
    """Return the module; beside its exports it offers its memory."""
    return made_of("reader", [Path(__file__), *KERNEL.joinpath("photo").glob("*.[ch]")], _compile) / "reader.wasm"


def _compile(folder: Path) -> None:
    sources = sorted(map(str, KERNEL.joinpath("photo").glob("*.c")))
    words = [str(zig()), "cc", *COMPILE, f"-I{KERNEL}", *sources, "-o", str(folder / "reader.wasm")]
    done = run(words, ZIG_GLOBAL_CACHE_DIR=str(folder / "cache"), ZIG_LOCAL_CACHE_DIR=str(folder / "cache"))
    if done.returncode:
        raise Trouble(f"the reader did not compile for the browser:\n{done.stdout}")


def main() -> int:
    """Write the module where pages load it."""
    shutil.copyfile(compiled_reader(), READER)
    return 0


if __name__ == "__main__":
    run_tool(main)
