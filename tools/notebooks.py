"""Runs the notebooks of docs/notebooks and stores their outputs, without Jupyter.

`python -m tools.notebooks [--short] NOTEBOOK...` runs them from top to bottom; `--short` prints the outputs instead of
storing them. In the short form the values in the metadata of a notebook replace those of its cell `parameters`.
"""

import ast
import io
import json
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from tools.environment import run_tool

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "notebooks"
SHORT = "tilewright_short"


def run(notebook: dict[str, Any], short: bool = False) -> None:
    """Run the code cells of a notebook, as Jupyter does, and put their outputs into it."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(code_cells(notebook), 1):
        cell["execution_count"] = number
        cell["outputs"] = [*_outputs("".join(cell["source"]), names, number)]
        if short and "parameters" in cell["metadata"].get("tags", ()):
            names |= notebook["metadata"][SHORT]


def code_cells(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the cells with code."""
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def _outputs(source: str, names: dict[str, Any], number: int) -> Iterator[dict[str, Any]]:
    """Run a cell and yield what it prints and the value of its last expression."""
    body = ast.parse(source).body
    last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with redirect_stdout(printed):
        exec(compile(ast.Module(body, []), f"<cell {number}>", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"<cell {number}>", "eval"), names)
    if text := printed.getvalue():
        yield {"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)}
    if value is not None:
        data = {"text/plain": repr(value).splitlines(keepends=True)}
        if hasattr(value, "_repr_svg_"):
            data["image/svg+xml"] = [value._repr_svg_()]
        yield {"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"}


def main() -> None:
    """Run the notebooks that are named."""
    short = "--short" in sys.argv
    for name in [word for word in sys.argv[1:] if word != "--short"]:
        path = Path(name)
        notebook = json.loads(path.read_text(encoding="utf-8"))
        run(notebook, short)
        if short:
            print(json.dumps([cell["outputs"] for cell in code_cells(notebook)], indent=1))
        else:
            path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    run_tool(main)
