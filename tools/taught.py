"""Lists which lesson or which page of the rules teaches each clause: `python -m tools.taught`."""

from collections import defaultdict
from collections.abc import Mapping

from tilewright.games import EDITIONS
from tilewright.lessons.course import lessons
from tilewright.lessons.pages import Text, applies, facts, pages
from tools.environment import run_tool
from tools.rules_page import register

# Examples and advice are for players as much as rules are; a gap says nothing, and cardboard needs no rule here.
NEEDED = ("rule", "example", "tip")


def taught() -> Mapping[str, list[str]]:
    """Return where each clause is taught: lessons, and texts and pictures of the rules."""
    found: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for lesson in lessons().values():
        for clause in lesson.clauses:
            found[clause][f"lesson {lesson.id}"] = None
    for book in EDITIONS.values():
        known = facts(book.rulebook)
        for page in pages(book.rulebook):
            for part in page.parts:
                if applies(part, known):
                    by_value = (
                        [clause for key in part.about for clause in book.clauses[key]] if isinstance(part, Text) else []
                    )
                    for clause in (*part.clauses, *by_value):
                        found[clause][f"rules {page.id}/{part.id}"] = None
    return {clause: list(places) for clause, places in found.items()}


def taught_nowhere() -> list[str]:
    """Return the clauses a player needs that neither a lesson nor the rules teach, in the order of the register."""
    places = taught()
    return [clause.name for clause in register() if clause.status in NEEDED and clause.name not in places]


def main() -> None:
    """Print every clause that a player needs with where it is taught."""
    places = taught()
    for clause in register():
        if clause.status in NEEDED:
            print(f"{clause.name:6} {', '.join(places.get(clause.name, ['-']))}")


if __name__ == "__main__":
    run_tool(main)
