"""All attacks at once, in a process of their own: it reads a plan from standard input and prints what happened."""

import asyncio
import os
import sys

import msgspec

from bench.hostile import line_attacks, request_attacks
from bench.hostile.crowd import Attack, Crowd, Plan, insist
from bench.hostile.question_attacks import QUESTION_ATTACKS
from tilewright.client.tally import Tally

ATTACKS: dict[str, Attack] = {
    "huge commands over HTTP": request_attacks.huge_commands,
    "huge commands over a socket": line_attacks.huge_frames,
    "drafts of loose tiles": line_attacks.exploding_drafts,
    "unknown keys and deep lists": request_attacks.unknown_keys,
    "replays of a long match": request_attacks.replays,
    "200 matches with five searchers": request_attacks.abandoned_matches,
    "filling the list of tables": request_attacks.tables,
    "solve, check, referee, verify": request_attacks.analyses,
    "hints": request_attacks.hints,
    "silent connections": line_attacks.silent_connections,
    "slow headers": line_attacks.slow_headers,
    "slow bodies": line_attacks.slow_bodies,
    "slow readers of sockets": line_attacks.slow_readers,
    "slow readers of event streams": line_attacks.slow_streams,
    "login guesses": request_attacks.login_guesses,
    "new guests": request_attacks.guests,
    "reconnect storm": line_attacks.reconnects,
    "hello flood": line_attacks.hellos,
    "chat flood": line_attacks.chat,
    **QUESTION_ATTACKS,
}
# The machine is shared with the server: attackers only get what it leaves.
_NICE = 10
_SECONDS_TO_STOP = 2.0


async def attack(plan: Plan) -> dict[str, Tally]:
    """Carry out attacks at the same time, and return what each sent and received."""
    names = plan.names or tuple(ATTACKS)
    crowds = {name: Crowd(plan, number) for number, name in enumerate(ATTACKS) if name in names}
    attacks = [asyncio.create_task(insist(ATTACKS[name], crowd), name=name) for name, crowd in crowds.items()]
    # Some still wait for an answer at the end.
    _, late = await asyncio.wait(attacks, timeout=plan.seconds + _SECONDS_TO_STOP)
    for task in late:
        task.cancel()
    await asyncio.gather(*attacks, return_exceptions=True)
    for task in set(attacks) - late:
        task.result()
    return {name: crowd.tally for name, crowd in crowds.items()}


def main() -> int:
    """Attack, and print the tallies as JSON."""
    os.nice(_NICE)
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)
    print(msgspec.json.encode(asyncio.run(attack(plan))).decode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
