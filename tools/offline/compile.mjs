// Compile a folder of Python with Pyodide, in place: node compile.mjs PYODIDE FOLDER
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide();
python.mountNodeFS("/app", folder);
const done = python.runPython(`
import compileall
from py_compile import PycInvalidationMode
# Beside the sources and without times: the archive has no sources.
compileall.compile_dir("/app", quiet=1, legacy=True, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
`);
process.exit(done ? 0 : 1);
