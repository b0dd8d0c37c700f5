// Compile a folder of Python with Pyodide, in place: node compile.mjs PYODIDE FOLDER OPTIMIZED
import { pathToFileURL } from "node:url";

const [pyodide, folder, optimized] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide();
python.mountNodeFS("/app", folder);
const done = python.runPython(`
import compileall
from py_compile import PycInvalidationMode
# Beside the sources and without times: the archive has no sources.
done = compileall.compile_dir("/app", quiet=1, legacy=True, optimize=${optimized}, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
import importlib, sys
from pathlib import Path
sys.path.insert(0, "/app")
# One that cannot be loaded would be noticed by the first player.
for kernel in Path("/app/tilewright").rglob("_*.so"):
    name = kernel.relative_to("/app").with_name(kernel.name.partition(".")[0])
    importlib.import_module(".".join(name.parts))
done
`);
process.exit(done ? 0 : 1);
