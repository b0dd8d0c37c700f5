"""The terminal in the language of its environment; what is typed and what programs read is the same in all."""

import pytest

from tests.cli.runs import Tilewright
from tilewright.cli.terminal.language import language
from tilewright.words.locales import LOCALES
from tilewright.words.say import say

TYPED = "help\nrules\nhint\nhint\nnonsense\nB14\nquit\nquit\n"
DICE_TYPED = "help\nrules\nhint\nroll\nhint\nquit\nquit\n"


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "nl_NL.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "nl_NL.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "nl_NL.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}, "es"),
    ],
)
def test_the_language_is_the_one_of_the_environment(environment: dict[str, str], expected: str) -> None:
    assert language(environment) == expected


@pytest.mark.parametrize("rules", ["twist", "turbo"])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_is_played_in_every_language(
    tilewright: Tilewright, monkeypatch: pytest.MonkeyPatch, locale: str, rules: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{locale}.UTF-8")
    run = tilewright("play", "--rules", rules, "--seed", "1", stdin=TYPED if rules == "twist" else DICE_TYPED)
    assert (run.code, run.err) == (0, "")
    said = " ".join(run.out.replace("\u00a0", " ").split())
    for key in ("play-welcome", "help-hint" if rules == "twist" else "help-hint-dice", "play-bye"):
        assert say(key, locale).replace("\u00a0", " ") in said
    assert f"{say('you', locale).capitalize()}: " in said.replace(" :", ":")
    if rules == "twist":
        assert say("bad-piece-range", locale, word="B14", low=1, high=13).replace("\u00a0", " ") in said
    assert say("bot-beginner" if rules == "twist" else "bot-turbo-greedy", locale) in said
    assert max(map(len, run.out.splitlines())) <= 80


def test_output_for_programs_is_english_in_every_environment(
    tilewright: Tilewright, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = [tilewright("check", "--json", stdin=row) for row in ("R1 R2\n", "B14\n")]
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    assert [tilewright("check", "--json", stdin=row) for row in ("R1 R2\n", "B14\n")] == english
