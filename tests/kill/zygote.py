"""Starts servers quickly: everything is imported once, and each server is a fork of this process.

Each line of stdin is a JSON list, the arguments of `tilewright serve`; the answer is the id of the new process.
"""

import importlib
import json
import os
import signal
import sys

from tests.fixed_keys import fix_keys


def run() -> None:
    """Start a server for each line until there are no more."""
    # Not at the top: bot processes import this module again, and need nothing of the server.
    importlib.import_module("tilewright.cli.serve")
    run_verb = importlib.import_module("tilewright.cli.main").run_verb
    fix_keys()
    if "failing" in sys.argv:
        # Whatever fails in the background, nothing that was acknowledged may be lost.
        importlib.import_module("tests.kill.failures").fail_at_random()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        arguments = json.loads(line)
        process = os.fork()
        if not process:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(os.open(os.devnull, os.O_RDWR), 0)
            os.dup2(0, 1)
            os._exit(run_verb("serve", arguments))
        print(process, flush=True)


if __name__ == "__main__":
    run()
