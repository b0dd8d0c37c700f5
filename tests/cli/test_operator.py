"""`tilewright operator`: what the operator of a server does for an account, while the server may run."""

import asyncio
import re
from pathlib import Path

from tests.cli.runs import Tilewright, refusal
from tests.service.match_setup import QUICK_HASHER, guests
from tilewright.service.accounts.accounts import Accounts
from tilewright.service.storage.store import Store


def test_a_link_lets_somebody_back_in_once(tilewright: Tilewright, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tilewright.db'}"

    async def with_accounts(work: str) -> str:
        store = await Store.open(database)
        accounts = Accounts(store, QUICK_HASHER)
        try:
            if work:
                return (await accounts.recover_by_link(work, "battery staple", lambda _: None))[0].id
            (ann,) = await guests(store, 1)
            await accounts.sign_up(ann, "ann", "correct horse")
            return ann
        finally:
            accounts.close()
            await store.close()

    ann = asyncio.run(with_accounts(""))
    options = ["--link", "--site=https://tiles.example/", f"--data={tmp_path}"]
    printed = tilewright("operator", "ANN", *options)
    link = re.fullmatch(r"https://tiles\.example/link#(\S+)\n", printed.out)
    assert link is not None, printed
    assert asyncio.run(with_accounts(link[1])) == ann
    assert '"nobody"' in refusal(tilewright("operator", "nobody", *options))
    assert "/desk" in tilewright("operator", "ann", f"--data={tmp_path}").out
    assert "no longer" in tilewright("operator", "ann", "--remove", f"--data={tmp_path}").out
    assert "--remove" in refusal(tilewright("operator", "ann", "--link", "--remove", f"--data={tmp_path}"))
