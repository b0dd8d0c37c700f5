"""The files of the browser part: sizes, texts, imports, and the tests that Node runs."""

import posixpath
import re
import subprocess
from graphlib import TopologicalSorter
from pathlib import Path

import msgspec
import pytest

from tests.browser.templates import letters, named_words, templates
from tests.service.servers import part
from tilewright.bots.registry import DICE_LADDER, LADDER
from tilewright.dice.placed import FAMILY
from tilewright.messages.avatars import AVATARS
from tilewright.rules.rulebook import BoxRules, sizes
from tilewright.service.rooms.chat import EMOTES
from tilewright.tiles import JokerKind, write_row
from tilewright.web.assets import (
    LATER_WORDS,
    OFFLINE_WORDS,
    addresses,
    browser_files,
    first_scripts,
    gzipped,
    imports,
    page_module,
)
from tilewright.words.locales import LOCALES
from tilewright.words.say import texts
from tools import vendor
from tools.bundle import bundle
from tools.chunks import RARE

HERE = Path(__file__).parent
IMPORT = "for (const file of process.argv.slice(1)) await import(file)"
# Compressed sizes: what a table needs before it is drawn, and what any other page needs.
TABLE_BYTES = 100 * 1024
PAGE_BYTES = 60 * 1024
# What every page waits for besides: the styles, and the words of a language.
STYLE_BYTES = 20 * 1024
WORDS_BYTES = 15 * 1024
MOST_FILES = 5
# The word files that only the browser uses, with the prefixes of their ids.
AREAS = {
    "shell": "shell-", "pages": "page-", "account": "account- page-", "desk": "desk-", "game": "game-",
    "board": "board-", "dicegame": "dicegame-", "offline": "offline-", "device": "device-", "screen": "screen-",
    "camera": "camera-", "tournaments": "club-",
}  # fmt: skip

FILES = browser_files()
SCRIPTS = {path: text.decode() for path, text in FILES.items() if path.endswith(".js")}
OWN = {path: text for path, text in SCRIPTS.items() if not path.startswith("vendor/")}
USED = {word for script in OWN.values() for word in named_words(script)}


def loaded_by(script: str) -> set[str]:
    """Return the names of the word files that a script loads."""
    calls = re.findall(r"await loadMoreWords\(([^)]*)\)|\[loadMoreWords\(([^)]*)\)", script)
    return {name for call in calls for name in re.findall(r'"(\w+)"', "".join(call))}


def ids(words: str) -> set[str]:
    """Return the ids of a word file."""
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", words, re.MULTILINE))


@pytest.mark.slow(reason="esbuild bundles all scripts")
def test_the_scripts_of_every_page_are_small(tmp_path: Path) -> None:
    part("npm")
    bundle(tmp_path)
    files = {f"bundle/{file.name}": file.read_bytes() for file in tmp_path.iterdir()}
    chunks = msgspec.json.decode(files["bundle/modules.json"], type=dict[str, list[str]])
    screens = {f"bundle/{name}" for game in ("tiles", "dice") for name in chunks[f"{game}/match.js"]}
    for address in addresses(FILES):
        is_table = address.startswith(("/match/", "/table/"))
        needed = {*first_scripts(files, address)} | (screens if is_table else set())
        size = sum(len(gzipped(files[path])) for path in needed)
        most = TABLE_BYTES if is_table else PAGE_BYTES
        print(f"{size:6} bytes compressed of at most {most}, {len(needed):2} files: {address}")
        assert size <= most
        # A browser makes six requests at a time, and two of them are for the style and the words. What few people open
        # may take more of them rather than give everybody more bytes.
        is_rare = any(address.startswith(f"/{Path(page).stem}") for page in RARE)
        assert is_table or is_rare or len(needed) <= MOST_FILES


def test_the_style_and_the_words_that_every_page_waits_for_are_small() -> None:
    assert len(gzipped(FILES["style/all.css"])) <= STYLE_BYTES
    sizes = {locale: len(gzipped(FILES[f"words/{locale}.ftl"])) for locale in LOCALES}
    assert max(sizes.values()) <= WORDS_BYTES, sizes


def test_every_avatar_is_drawn_and_can_be_chosen() -> None:
    drawn = re.findall(r'<symbol id="(\w+)"', FILES["avatars.svg"].decode())
    listed = re.search(r'AVATARS =\s+"([^"]+)"', OWN["pages/me.js"])
    assert listed
    assert tuple(drawn) == AVATARS == tuple(listed[1].split())


def test_every_bot_has_a_face() -> None:
    drawn = re.findall(
        r'^  "?([\w-]+)"?: \{$',
        OWN["parts/people/bot_face.js"].partition("LOOKS = {")[2].partition("};")[0],
        re.MULTILINE,
    )
    assert drawn == [*LADDER, *DICE_LADDER]


def test_every_emote_is_drawn() -> None:
    assert tuple(re.findall(r'"(emote-\w+)":', OWN["parts/people/emotes.js"])) == EMOTES


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports on demand count too; types do not, because they are comments."""
    graph = {}
    for path, text in OWN.items():
        code = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
        later = re.findall(r'\bimport\("(\.[^"]+)"\)', code)
        paths = (posixpath.normpath(posixpath.join(posixpath.dirname(path), name)) for name in later)
        graph[path] = {*imports(path, text), *paths}
    assert "pages/home.js" in graph["router.js"]
    TopologicalSorter(graph).prepare()


def test_the_pages_folder_contains_the_pages_alone() -> None:
    assert {page_module(address) for address in addresses(FILES)} == {path for path in OWN if path.startswith("pages/")}


@pytest.mark.parametrize(("room", "barred"), [("match", {"tiles", "dice"}), ("tiles", {"dice"}), ("dice", {"tiles"})])
def test_the_games_share_code_only_through_the_match_folder(room: str, barred: set[str]) -> None:
    for path, text in SCRIPTS.items():
        if path.startswith(f"{room}/"):
            # Types count too: they name a module the same way.
            names = re.findall(r'"(\.[^"]+\.js)"', text)
            found = {posixpath.normpath(posixpath.join(posixpath.dirname(path), name)) for name in names}
            assert {name.split("/")[0] for name in found} & barred == set(), path


@pytest.mark.parametrize("path", OWN)
def test_scripts_contain_no_text(path: str) -> None:
    assert [text for markup in templates(OWN[path]) for text in letters(markup)] == []


def test_the_page_contains_only_the_name() -> None:
    assert letters(re.sub(r"\{\w+\}", "", FILES["index.html"].decode())) == ["Tilewright"]


def test_every_text_that_a_script_uses_exists() -> None:
    loaded = ("words/en.ftl", *(f"words/{name}/en.ftl" for name in LATER_WORDS))
    assert USED - ids("".join(FILES[path].decode() for path in loaded)) == set()


@pytest.mark.parametrize("name", sorted({*LATER_WORDS} - {OFFLINE_WORDS}))
def test_what_uses_words_of_a_file_of_their_own_is_imported_with_what_loads_them(name: str) -> None:
    """The words come when such a part is opened; those of `offline` come with all others where there is no server."""
    words = ids(texts("en")[name])
    users = {path for path, script in OWN.items() if words & {*named_words(script)}}
    reached = ["app.js"]
    # The list grows while it is read.
    for path in reached:
        later = re.findall(r'\bimport\("(\.[^"]+)"\)', re.sub(r"/\*.*?\*/", "", OWN[path], flags=re.DOTALL))
        opened = (posixpath.normpath(posixpath.join(posixpath.dirname(path), each)) for each in later)
        found = {*imports(path, OWN[path]), *(each for each in opened if name not in loaded_by(OWN[each]))}
        reached += sorted((found & OWN.keys()) - {*reached})
    assert users, name
    assert users & {*reached} == set()


@pytest.mark.parametrize(("area", "prefixes"), AREAS.items())
def test_every_text_of_the_browser_is_used_and_has_the_prefix_of_its_file(area: str, prefixes: str) -> None:
    words = ids(texts("en")[area])
    assert words - USED == set()
    assert {word for word in words if not word.startswith((*prefixes.split(), "chat-"))} == set()


def test_the_browser_shuffles_the_boxes_and_dice_of_the_rules() -> None:
    script = OWN["shuffle.js"]
    found = re.findall(r"\[(\d+), { copies: (\d+), jokers: \[(.*)\] }\]", script)
    boxes = {int(pieces): (int(copies), [*map(int, jokers.split(", "))]) for pieces, copies, jokers in found}
    contents = {pieces: BoxRules(pieces).contents for special in (False, True) for pieces in sizes(special)}
    assert boxes == {
        pieces: (box.copies, [dict(box.jokers).get(kind, 0) for kind in JokerKind]) for pieces, box in contents.items()
    }
    dice = script.partition("const DICE = [")[2].partition("]")[0]
    assert re.findall('"(.*)"', dice) == [*map(write_row, FAMILY)]


def test_every_link_and_every_question_goes_through_its_door() -> None:
    """Without a server, addresses of the app are behind the #, and a worker answers."""
    for path, text in OWN.items():
        assert re.findall(r'href="/(?!api/)|href=\$\{[^}(]*["`]/(?!api/)', text) == [], path
        if path not in {
            "transport.js",
            "words.js",
            "sw.js",
            "camera/worker.js",
            "offline/page.js",
            "offline/worker.js",
        }:
            assert re.findall(r"\bfetch\(|new WebSocket\(", text) == [], path


def test_scripts_run_without_a_build() -> None:
    bare = {path: re.findall(r'(?:from|import)\s*\(?"([^."][^"]*)"', script) for path, script in SCRIPTS.items()}
    assert {path: names for path, names in bare.items() if names} == {}


def test_the_tests_for_node_pass() -> None:
    program = part("Node")
    files = sorted(map(str, HERE.glob("*.test.js")))
    assert files
    # With `--test` each file would have a process of its own.
    done = subprocess.run(
        [program, "--input-type=module", "--eval", IMPORT, *files], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow(reason="npm may have to install the packages")
@pytest.mark.parametrize("name", vendor.NAMES)
def test_vendored_files_are_built_from_the_pinned_packages(name: str) -> None:
    part("npm")
    assert vendor.build(name) == (vendor.VENDOR / f"{name}.js").read_text()
