"""A second judge of whole records of the dice game: line by line, on plain words, checking every field."""

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from tests.judges.naive_fields import Wrong, need, points_of, refuse, seat_of, seats_of, table_of, whole, words_of
from tests.judges.naive_turbo import Case, Spot, may_pass, turn_kinds

Parameters = Callable[[str, dict[str, str]], dict[str, str]]
Line = dict[str, object]

# A-T1, as the register prints it; the second nine dice are like the first.
FACES = """
K1 B2 R6 O7 K10 B11
K2 B3 R7 O8 K11 B12
K3 B4 R8 O9 K12 B13
O1 K4 B5 R9 O10 K13
R1 O2 K5 B6 R10 O11
R2 O3 K6 B7 R11 O12
R3 O4 K7 B8 R12 O13
R4 O5 K8 B9 R13 J
B1 R5 O6 K9 B10 J
"""
DICE = [line.split() for line in FACES.strip().splitlines()]


@dataclass
class Round:
    """The state of a round after the lines so far."""

    starter: int
    seat: int
    hands: list[set[int]]
    shows: dict[int, str] = field(default_factory=dict)
    table: dict[Spot, int] = field(default_factory=dict)
    rolled: bool = False
    failed: int = 0
    over: str = ""


@dataclass
class Match:
    """The state of a match after the lines so far."""

    head: Line
    house: Mapping[str, str]
    scores: list[list[int]] = field(default_factory=list)
    winners: list[list[int]] = field(default_factory=list)
    starters: list[int] = field(default_factory=list)
    awaits_deal: bool = False

    @property
    def is_over(self) -> bool:
        """TB-33, A-T11: all rounds, and one more if the match is level and the house rule demands a winner."""
        rounds = int(self.house["match.rounds"])
        level = sum(points[0] - points[1] for points in self.scores[:rounds]) == 0
        more = self.house["match.sudden_death"] == "yes" and level
        return len(self.scores) == rounds + more


def naive_turbo_record_fault(lines: Sequence[str], parameters: Parameters) -> tuple[int, str] | None:
    """Return the first line of a record that the rules do not allow, and why; None if all lines are legal."""
    judge = Judge(parameters)
    for number, text in enumerate(lines, start=1):
        try:
            judge.hear(text)
        except Wrong as wrong:
            return number, str(wrong)
    done = judge.match is None and judge.round is None
    return None if done else (len(lines) + 1, "the record stops before its end")


class Judge:
    """Judges one line after another."""

    def __init__(self, parameters: Parameters) -> None:
        self.parameters = parameters
        self.match: Match | None = None
        self.round: Round | None = None

    def hear(self, text: str) -> None:
        """Judge one line, or raise Wrong."""
        try:
            line = json.loads(text)
        except ValueError:
            raise Wrong("this is not JSON") from None
        hearing = {
            "game": self._game,
            "deal": self._deal,
            "roll": self._roll,
            "play": self._play,
            "pass": self._pass,
            "timeout": self._timeout,
            "end": self._end,
            "match_end": self._match_end,
        }
        if not isinstance(line, dict) or line.get("event") not in hearing:
            raise Wrong("this is not an event of a record")
        hearing[line["event"]](line)

    def _game(self, line: Line) -> None:
        need(self.round is None, "what came before is not over")
        need(line.get("format") == 1, "format 1 is the only one")
        names, house, rules = line.get("seats"), line.get("house"), line.get("rules")
        if not isinstance(house, dict) or not isinstance(rules, str):
            raise Wrong("a game has rules")
        need(isinstance(names, list) and all(isinstance(name, str) for name in names), "seats have names")
        need(isinstance(line.get("match"), str), "a match has a name")
        if self.match is None:
            try:
                self.match = Match(line, self.parameters(rules, house))
            except ValueError as unknown:
                raise Wrong(str(unknown)) from None
            need("dice.hand" in self.match.house, "this is another game")
        match = self.match
        need(isinstance(names, list) and len(names) == 2, "TB-01: two play")
        need(not match.is_over and not match.awaits_deal, "what came before is not over")
        same = all(line.get(key) == match.head.get(key) for key in ("rules", "house", "seats", "match"))
        need(same, "the game belongs to another match")
        need(whole(line.get("game")) == len(match.scores) + 1, "the rounds of a match follow each other")
        match.awaits_deal = True

    def _deal(self, line: Line) -> None:
        match = self.match
        if match is None or self.round is not None or not match.awaits_deal:
            raise Wrong("a deal is out of place here")
        starter = seat_of(line.get("starter"), 2)
        # A-T3: by turns.
        need(not match.starters or match.starters[-1] != starter, "the other seat starts")
        racks = line.get("racks")
        hands = [ids_of(rack) for rack in racks] if isinstance(racks, list) else refuse("these are not racks")
        dealt = [die for hand in hands for die in hand]
        need(len(hands) == 2 and all(len(hand) == int(match.house["dice.hand"]) for hand in hands), "TB-04: nine each")
        need(len(set(dealt)) == len(dealt) and all(1 <= die <= 18 for die in dealt), "these dice are not there")
        need(whole(line.get("pool")) == 0, "TB-34: there is no pool")
        match.awaits_deal = False
        match.starters.append(starter)
        self.round = Round(starter, starter, [set(hand) for hand in hands])

    def _roll(self, line: Line) -> None:
        match, now = self._dealt()
        seat = seat_of(line.get("seat"), 2)
        dice, faces = ids_of(line.get("dice")), words_of(line.get("faces"))
        need(len(set(dice)) == len(dice) == len(faces) and set(dice) <= now.hands[seat], "these dice cannot be rolled")
        need(all(face in DICE[(die - 1) % 9] for die, face in zip(dice, faces, strict=True)), "no such face")
        fresh = any(die not in now.shows for die in now.hands[seat])
        if now.over:
            need(fresh and set(dice) == now.hands[seat], "A-T2: only who never rolled rolls, and everything")
        else:
            need(seat == now.seat and not now.rolled, "TB-06: one roll in a turn")
            need(set(dice) == now.hands[seat] if fresh else len(dice) >= int(match.house["dice.min_reroll"]), "TB-28")
            now.rolled = True
        now.shows.update(zip(dice, faces, strict=True))

    def _play(self, line: Line) -> None:
        match, now = self._in_turn(line)
        need(now.rolled, "a turn begins with a roll")
        dice, told = ids_of(line.get("dice")), words_of(line.get("played"))
        need(set(dice) <= now.hands[now.seat] and len(set(dice)) == len(dice), "these are not the player's dice")
        need(told == tuple(now.shows[die] for die in dice), "the dice show something else")
        cells = cells_of(line.get("table"))
        spare = [*dice, *now.table.values()]
        proposal = []
        for x, y, face in cells:
            die = next((die for die in spare if now.shows[die] == face), None)
            if die is None:
                raise Wrong("this die is not there")
            spare.remove(die)
            proposal.append((x, y, die))
        need(not spare, "a die is missing")
        case = Case(now.table, now.shows, frozenset(now.hands[now.seat]), match.house)
        need(not (wrong := turn_kinds(case, proposal)), str(wrong))
        now.table = {(x, y): die for x, y, die in proposal}
        now.hands[now.seat] -= set(dice)
        self._go_on(failed=False)

    def _pass(self, line: Line) -> None:
        match, now = self._in_turn(line)
        need(now.rolled, "a turn begins with a roll")
        need(may_pass(Case(now.table, now.shows, frozenset(now.hands[now.seat]), match.house)), "TB-07")
        self._go_on(failed=True)

    def _timeout(self, line: Line) -> None:
        _, now = self._in_turn(line)
        lying = sorted((x, y, now.shows[die]) for (x, y), die in now.table.items())
        need(sorted(cells_of(line.get("table"))) == lying, "the dice lie as they lay")
        need(all(words_of(line.get(key)) == () for key in ("returned", "to_pool", "pieces")), "nothing moves")
        self._go_on(failed=True)

    def _go_on(self, *, failed: bool) -> None:
        match, now = self._dealt()
        now.failed = now.failed + 1 if failed else 0
        if not now.hands[now.seat]:
            now.over = "out"
        elif now.failed == 2 * int(match.house["dice.block_after"]):
            now.over = "blocked"
        now.seat, now.rolled = 1 - now.seat, False

    def _end(self, line: Line) -> None:
        match, now = self._dealt()
        need(bool(now.over) and line.get("reason") == now.over, "the round is not over, or for another reason")
        need(all(die in now.shows for hand in now.hands for die in hand), "A-T2: a seat has not rolled")
        held = [Counter(now.shows[die] for die in hand) for hand in now.hands]
        need([Counter(rack) for rack in table_of(line.get("racks"), shortest=0)] == held, "other faces were left")
        joker = int(match.house["jokers.penalty"])
        left = [sum(joker if face == "J" else int(face[1:]) for face in hand.elements()) for hand in held]
        ahead = [
            seat for seat in (0, 1) if not now.hands[seat] or (now.over == "blocked" and left[seat] < left[1 - seat])
        ]
        points = [abs(left[0] - left[1]) if seat in ahead else 0 for seat in (0, 1)]
        need(seats_of(line.get("winners"), 2) == ahead, "another has won")
        need(points_of(line.get("scores")) == points, "the points are wrong")
        match.scores.append(points)
        match.winners.append(ahead)
        self.round = None

    def _match_end(self, line: Line) -> None:
        match = self.match
        if match is None or self.round is not None or match.awaits_deal or not match.is_over:
            raise Wrong("the match is not over")
        totals = [sum(points) for points in zip(*match.scores, strict=True)]
        need(points_of(line.get("totals")) == totals, "the points are wrong")
        winners = [seat for seat in (0, 1) if totals[seat] == max(totals)]
        need(seats_of(line.get("winners"), 2) == winners, "another has won")
        won = [sum(seat in ahead for ahead in match.winners) for seat in (0, 1)]
        need(line.get("games_won") == won, "the rounds won are others")
        self.match = None

    def _dealt(self) -> tuple[Match, Round]:
        if self.match is None or self.round is None:
            raise Wrong("nothing was dealt")
        return self.match, self.round

    def _in_turn(self, line: Line) -> tuple[Match, Round]:
        match, now = self._dealt()
        need(not now.over and whole(line.get("seat")) == now.seat, "another is in turn")
        return match, now


def ids_of(value: object) -> list[int]:
    """Return ids of dice."""
    return [whole(die) for die in value] if isinstance(value, list) else refuse("these are not dice")


def cells_of(value: object) -> list[tuple[int, int, str]]:
    """Return dice on the grid: column, row and face."""
    if not isinstance(value, list) or not all(isinstance(placed, list) and len(placed) == 3 for placed in value):
        raise Wrong("this is not a grid")
    return [(whole(x), whole(y), words_of([face])[0]) for x, y, face in value]
