"""The kernel for the browser, compiled for Pyodide's kind of WebAssembly."""

import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.environment import KERNEL, Trouble, run
from tools.offline.parts import made_of, zig
from tools.parts import PARTS

(NODE,) = (part for part in PARTS if part.name == "Node")
# Without extended_const Node 20 refuses the module.
COMPILE = ("cc", "-target", "wasm32-wasi-musl", "-mcpu=generic-extended_const", "-fPIC", "-O3", "-fvisibility=hidden",
           "-fno-sanitize=undefined", f"-I{KERNEL}", "-c")  # fmt: skip
LINK = ("wasm-ld", "-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--no-entry", "--strip-all",
        "-O2", "--export=PyInit__kernel")  # fmt: skip


def compiled_kernel() -> Path:
    """Return the kernel, as a module that Python can import."""
    return made_of("kernels", [Path(__file__), *KERNEL.rglob("*.[ch]")], _compile) / "_kernel.abi3.so"


def _compile(folder: Path) -> None:
    objects = folder / "objects"
    objects.mkdir()
    sources = sorted(KERNEL.rglob("*.c"))
    made = [str(objects / f"{number}.o") for number in range(len(sources))]
    compiler = str(zig())

    def call(*words: str) -> None:
        done = run([compiler, *words], ZIG_GLOBAL_CACHE_DIR=str(objects), ZIG_LOCAL_CACHE_DIR=str(objects))
        if done.returncode:
            raise Trouble(f"the kernel did not compile for the browser:\n{done.stdout}")

    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda source, result: call(*COMPILE, str(source), "-o", result), sources, made))
    call(*LINK, *made, "-o", str(folder / "_kernel.abi3.so"))
    shutil.rmtree(objects)
