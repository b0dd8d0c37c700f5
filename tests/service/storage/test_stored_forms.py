"""A program that may use a database can read everything in it: a form that is new raises `oldest`, by rule."""

import pytest

from tests.service.storage.stored_forms import FORMS, digest, noted
from tilewright.service.storage.migrations.upgrade import OLDEST_ALLOWED, newest_revision
from tilewright.service.storage.store import Store


@pytest.mark.parametrize("name", FORMS)
def test_a_form_that_is_stored_is_the_one_that_was_noted(name: str) -> None:
    told = "run `python -m tests.service.storage.stored_forms`, and let a migration raise `oldest` to its revision"
    assert noted()[name][0] == digest(FORMS[name]), told


async def test_no_program_is_let_in_that_is_older_than_a_stored_form(store: Store) -> None:
    ((oldest,),) = await store.read(OLDEST_ALLOWED)
    assert oldest is not None
    assert oldest <= newest_revision()
    newer = {name: revision for name, (_, revision) in noted().items() if revision > oldest}
    assert not newer, f"programs since {oldest} may start, but cannot read these"
    assert noted().keys() == FORMS.keys()
