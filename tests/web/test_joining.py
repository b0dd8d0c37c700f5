"""The scripts of the browser part joined into one: they do the same, and what is not understood is refused."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.service.servers import part
from tilewright.web.assets import browser_files
from tilewright.web.joining import Unjoinable, joined, needed

SCRIPTS = {
    "first.js": """
import { one, two as zwei } from "./deep/values.js";
import * as all from "./deep/values.js";
import "./deep/effect.js";
const { default: Late } = await import("./deep/late.js");
const name = "./deep/late.js";
const again = await import(name);
const values = [one, zwei(), new all.Three().value, await all.four(), new Late().value];
console.log(...values, globalThis.effects, again.default === Late);
""",
    "deep/values.js": """
// A comment that goes.
/** @type {number} */
export const one = 1;
export function two() {
  return 2;
}
export class Three {
  value = 3;
}
export async function four() {
  return 4;
}
""",
    "deep/effect.js": 'import { one } from "./values.js";\nglobalThis.effects = (globalThis.effects ?? 0) + one;\n',
    "deep/late.js": """
import "./effect.js";
import { five } from "../vendor/small.js";
export default class Late {
  value = five;
}
""",
    "vendor/small.js": "var a=5,b=6;export{a as five,b as six};\n",
}


def test_joined_scripts_do_what_the_modules_do(tmp_path: Path) -> None:
    node = part("Node")
    for path, text in SCRIPTS.items():
        file = tmp_path / "modules" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "joined.js").write_text(joined(SCRIPTS, "first.js"))
    said = [
        subprocess.run([node, str(tmp_path / name)], capture_output=True, text=True, check=True).stdout
        for name in ("modules/first.js", "joined.js")
    ]
    assert said == ["1 2 3 4 5 1 true\n"] * 2


@pytest.mark.parametrize(
    "text",
    [
        'import values from "./values.js";',
        'export * from "./values.js";',
        "export let one = 1;",
        "export default 1;",
        "const url = import.meta.url;",
        'import { nobody } from "./nowhere.js";',
    ],
)
def test_a_form_that_is_not_understood_is_refused_by_its_file(text: str) -> None:
    with pytest.raises(Unjoinable, match=r"^deep/odd\.js: "):
        joined({"first.js": "", "deep/odd.js": text}, "first.js")


def test_no_script_needs_one_that_needs_it() -> None:
    scripts = {path: data.decode() for path, data in browser_files().items() if path.endswith(".js")}
    waiting = {path: set(needed(path, text)) for path, text in scripts.items()}
    # Scripts that need nothing more are taken away until none is left; a circle would remain.
    while free := {path for path, names in waiting.items() if not names}:
        waiting = {path: names - free for path, names in waiting.items() if path not in free}
    assert waiting == {}
