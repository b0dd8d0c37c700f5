"""How Sphinx builds the documentation site; `python -m tools.site FOLDER` builds it."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from docutils.nodes import Element, document, literal, reference
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

import tilewright
import tilewright.client
import tilewright.research
from tilewright.version import VERSION

project = "Tilewright"
author = "the Tilewright authors"
release = VERSION
html_show_copyright = False

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.intersphinx",
    "sphinx.ext.viewcode",
    "sphinx_codeautolink",
    "sphinx_copybutton",
]
source_suffix = {".md": "markdown", ".ipynb": "markdown"}
exclude_patterns = ["_build", "research-sample"]
nitpicky = True

html_baseurl = tomllib.loads((Path(__file__).parent.parent / "addresses.toml").read_text("utf-8"))["documentation"]
html_theme = "furo"
html_title = f"Tilewright {VERSION}"
html_copy_source = False

myst_enable_extensions = ["attrs_inline"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
# Docstrings mark code with single backticks.
default_role = "code"

# Prompts are not copied with the commands and examples that they begin.
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True

# Sphinx hides the flags of doctests, so these examples are not found on the finished page.
suppress_warnings = ["codeautolink.match_block"]

# Other projects' names that signatures mention. The lists are kept here, because a build fetches nothing.
intersphinx_mapping = {
    "python": ("https://docs.python.org/3/", "inventories/python.txt"),
    "numpy": ("https://numpy.org/doc/stable/", "inventories/numpy.txt"),
}

MODULES = (tilewright.research, tilewright.client, tilewright.turbo, tilewright)
# The public name of what a signature calls by the module that defines it.
PUBLIC = {
    f"{value.__module__}.{value.__name__}": f"{module.__name__}.{name}"
    for module in MODULES
    for name, value in ((name, getattr(module, name)) for name in module.__all__)
    if hasattr(value, "__module__") and hasattr(value, "__name__")
}

NAMES = {f"{module.__name__}.{name}" for module in MODULES for name in module.__all__} - {"tilewright.__version__"}

DOCS = Path(__file__).parent
# Pages whose text is a file outside this folder, because people look for it there.
OUTSIDE = {"contributing": "CONTRIBUTING.md", "changelog": "CHANGELOG.md"}
# What follows a name in a call: `solve(position)` is about `solve`.
CALLED = re.compile(r"\(.*\)$", re.DOTALL)
ANCHOR = re.compile(r'<a id="([^"]+)"></a>\*\*([^*]+)\*\*')
LINK = re.compile(r"\[([^]]+)\]\(((?:\.\./|docs/)?[\w./-]+\.\w+)((?:#[^)]*)?)\)")


def adapt(_app: Sphinx, name: str, content: list[str]) -> None:
    """Change what other viewers understand and Sphinx does not: notebooks, anchors in HTML, links to files outside."""
    folder = (DOCS / name).parent
    if folder.name == "notebooks":
        content[0] = "\n\n".join(part for cell in json.loads(content[0])["cells"] for part in _parts(cell))
    if name in OUTSIDE:
        folder = DOCS.parent
        content[0] = (folder / OUTSIDE[name]).read_text(encoding="utf-8")
    content[0] = ANCHOR.sub(r"[**\2**]{#\1}", content[0])
    content[0] = LINK.sub(lambda found: _link(found, folder), content[0])


def _parts(cell: dict[str, Any]) -> Iterator[str]:
    """Yield a cell of a notebook as Markdown."""
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        yield source
        return
    yield f"```python\n{source}\n```"
    for output in cell["outputs"]:
        data = output.get("data", {})
        if picture := "".join(data.get("image/svg+xml", ())):
            yield f"```{{raw}} html\n{picture}\n```"
        else:
            yield f"```text\n{''.join(output.get('text', data.get('text/plain', ())))}\n```"


def _link(found: re.Match[str], folder: Path) -> str:
    """Return a link to a page of the site, or only its text if the file has no page."""
    text, address, anchor = found.groups()
    path = (folder / address).resolve()
    if path.suffix == ".md" and path.parent in (DOCS, DOCS / "results"):
        return f"[{text}](/{path.relative_to(DOCS)}{anchor})"
    page = next((page for page, file in OUTSIDE.items() if path == DOCS.parent / file), None)
    return f"[{text}](/{page}.md{anchor})" if page else text


def find_type(app: Sphinx, env: BuildEnvironment, node: pending_xref, text: Element) -> Element | None:
    """Link a type in a signature to the public name, or leave it as text if it is not one of ours or not public."""
    if node.get("refdomain") != "py" or node["reftype"] != "class" or node["reftarget"] in PUBLIC.values():
        return None
    name = PUBLIC.get(node["reftarget"], "")
    return env.domains["py"].resolve_xref(env, node["refdoc"], app.builder, "obj", name, node, text) or text


def link_names(app: Sphinx, tree: document) -> None:
    """Link every public name that a page mentions as code to its place in the reference."""
    page = app.env.docname
    for code in [*tree.findall(literal)] if page != "api" else []:
        if not isinstance(code.parent, reference | pending_xref) and (name := _public(code.astext(), page)):
            target = {"refdomain": "py", "reftype": "obj", "reftarget": name, "refexplicit": True, "refdoc": page}
            link = pending_xref("", code.deepcopy(), **target)
            code.replace_self(link)


def _public(text: str, page: str) -> str | None:
    """Return the whole public name that a piece of code means, such as `tw.solve(position)`, or None."""
    word = CALLED.sub("", text).replace("tw.", "tilewright.", 1) if text.startswith("tw.") else CALLED.sub("", text)
    own = {"programs": "tilewright.client", "research": "tilewright.research"}.get(page, "tilewright")
    names = (word, f"{own}.{word}", f"tilewright.{word}", f"tilewright.turbo.{word}")
    return next((name for name in names if name in NAMES), None)


def setup(app: Sphinx) -> None:
    """Register all of it."""
    app.connect("source-read", adapt)
    app.connect("doctree-read", link_names)
    app.connect("missing-reference", find_type)
