"""The types of messages that the browser scripts are checked against."""

from tools.message_types import files, names_of


def test_a_field_with_a_default_may_be_left_out_only_of_what_is_sent() -> None:
    http = files()["http.d.ts"]
    assert "export interface HintWanted {\n  step?: number;\n  language?: string | null;\n}" in http
    assert "  steps: HintStep[];\n" in http.partition("export interface HintShown {")[2]


def test_classes_of_one_name_are_told_apart_by_as_much_of_their_module_as_it_takes() -> None:
    schemas = ["Place", "a.game.view.View", "a.dice.view.View", "a.rule_pages.View", "Best_tuple_str__...__"]
    assert [*names_of(schemas).values()] == ["Place", "GameViewView", "DiceViewView", "RulePagesView", "Best"]
