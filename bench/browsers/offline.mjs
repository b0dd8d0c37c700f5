// Runs Python in Pyodide under Node: node offline.mjs FOLDER < SCRIPT prints the last value, then sizes and times as JSON.
import { readFileSync } from "node:fs";

const folder = process.argv[2];
const seconds = {};
let last = performance.now();
const passed = (name) => {
  const now = performance.now();
  seconds[name] = (now - last) / 1000;
  last = now;
};
const { loadPyodide } = await import(`file://${folder}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: folder });
passed("python");
python.unpackArchive(new Uint8Array(readFileSync(`${folder}/app.zip`)), "zip", { extractDir: "/app" });
python.runPython("import sys; sys.path.insert(0, '/app')");
passed("unpack");
python.runPython("import tilewright.local.worker");
passed("import");
try {
  console.log(python.runPython(readFileSync(0, "utf8")));
} catch (wrong) {
  // The whole script would else be printed with it.
  console.error(wrong.message);
  process.exit(1);
}
passed("run");
console.log(JSON.stringify({ seconds, memory: python._module.HEAPU8.length }));
