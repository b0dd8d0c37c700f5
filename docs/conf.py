"""How Sphinx builds the documentation site; `python -m tools.site FOLDER` builds it."""

import re
from pathlib import Path

from docutils.nodes import Element
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

import tilewright
import tilewright.client
from tilewright.version import VERSION

project = "Tilewright"
author = "the Tilewright authors"
release = VERSION
html_show_copyright = False

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build", "notebooks", "research-sample"]
nitpicky = True

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

# The public name of what a signature calls by the module that defines it.
PUBLIC = {
    f"{value.__module__}.{value.__name__}": f"{module.__name__}.{name}"
    for module in (tilewright.client, tilewright.turbo, tilewright)
    for name, value in ((name, getattr(module, name)) for name in module.__all__)
    if hasattr(value, "__module__") and hasattr(value, "__name__")
}

DOCS = Path(__file__).parent
# Pages whose text is a file outside this folder, because people look for it there.
OUTSIDE = {"contributing": "CONTRIBUTING.md", "changelog": "CHANGELOG.md"}
ANCHOR = re.compile(r'<a id="([^"]+)"></a>\*\*([^*]+)\*\*')
LINK = re.compile(r"\[([^]]+)\]\(((?:\.\./|docs/)?[\w./-]+\.\w+)((?:#[^)]*)?)\)")


def adapt(_app: Sphinx, name: str, content: list[str]) -> None:
    """Change what other viewers of Markdown understand and Sphinx does not: anchors in HTML, links to files outside."""
    folder = DOCS
    if name in OUTSIDE:
        folder = DOCS.parent
        content[0] = (folder / OUTSIDE[name]).read_text(encoding="utf-8")
    content[0] = ANCHOR.sub(r"[**\2**]{#\1}", content[0])
    content[0] = LINK.sub(lambda found: _link(found, folder), content[0])


def _link(found: re.Match[str], folder: Path) -> str:
    """Return a link to a page of the site, or only its text if the file has no page."""
    text, address, anchor = found.groups()
    path = (folder / address).resolve()
    if path.parent == DOCS:
        return f"[{text}]({path.name}{anchor})"
    page = next((page for page, file in OUTSIDE.items() if path == DOCS.parent / file), None)
    return f"[{text}]({page}.md{anchor})" if page else text


def find_type(app: Sphinx, env: BuildEnvironment, node: pending_xref, text: Element) -> Element | None:
    """Link a type in a signature to the public name, or leave it as text if it is not one of ours or not public."""
    if node.get("refdomain") != "py" or node["reftype"] != "class" or node["reftarget"] in PUBLIC.values():
        return None
    name = PUBLIC.get(node["reftarget"], "")
    return env.domains["py"].resolve_xref(env, node["refdoc"], app.builder, "obj", name, node, text) or text


def setup(app: Sphinx) -> None:
    """Register both."""
    app.connect("source-read", adapt)
    app.connect("missing-reference", find_type)
