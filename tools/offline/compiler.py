"""A C compiler for Pyodide's kind of WebAssembly, as setuptools calls it: it compiles, or links a side module.

Set as CC and LDSHARED by `tools.offline.kernels`; ZIG is the path of zig, and HEADERS the folder of Python's headers.
"""

import os
import subprocess
import sys
from pathlib import Path

# Without extended_const Node 20 refuses the module. Python's headers ask for signals, which WASI only emulates.
COMPILE = ("-target", "wasm32-wasi-musl", "-D_WASI_EMULATED_SIGNAL", "-mcpu=generic-extended_const", "-fPIC", "-O3",
           "-fvisibility=hidden", "-DNDEBUG", "-DPy_LIMITED_API=0x030B0000", "-fno-sanitize=undefined")  # fmt: skip
LINK = ("-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--no-entry", "--strip-all", "-O2")


def zig_words(words: list[str]) -> list[str]:
    """Return the call of zig for a call of a C compiler; options for another machine are left out."""
    result = words[words.index("-o") + 1]
    if "-c" in words:
        (source,) = (word for word in words if word.endswith(".c"))
        # The kernel's own folders are relative; the others have headers of this machine.
        own = [word for word in words if word.startswith("-I") and not Path(word[2:]).is_absolute()]
        return ["cc", *COMPILE, f"-I{os.environ['HEADERS']}", *own, "-c", source, "-o", result]
    name = Path(result).name.split(".")[0]
    objects = [word for word in words if word.endswith(".o") and word != result]
    return ["wasm-ld", *LINK, f"--export=PyInit_{name}", *objects, "-o", result]


if __name__ == "__main__":
    sys.exit(subprocess.call([os.environ["ZIG"], *zig_words(sys.argv[1:])]))
