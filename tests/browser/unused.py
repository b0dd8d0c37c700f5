"""The end of a server that no worker uses any more; the server imports this, so it imports little."""

import fcntl
import os
import signal
import threading
from pathlib import Path

from tools.processor import note_shared

# A file that the users of a server have locked, and one with its port.
USERS, PORT = "users", "port"


def end_unused(folder: str) -> None:
    """End this process, a shared server, as soon as no worker uses it."""
    threading.Thread(target=_end, args=(Path(folder),), daemon=True).start()


def _end(folder: Path) -> None:
    # The lock is held until the process has ended.
    with (folder / USERS).open("w") as users:
        fcntl.flock(users, fcntl.LOCK_EX)
        (folder / PORT).unlink()
        note_shared(folder.name, os.getpid())
        os.kill(os.getpid(), signal.SIGTERM)
        threading.Event().wait()
