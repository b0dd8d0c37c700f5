"""A second judge of whole records: it replays them line by line on plain words, and checks every field."""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from tests.judges.naive_fields import Wrong, need, points_of, seat_of, seats_of, table_of, whole, words_of
from tests.judges.naive_sets import EVERY_PIECE, Words, number_of
from tests.judges.naive_timeouts import Result, timeout_fault
from tests.judges.naive_turns import Position, Rows, Rules, limits_of, pieces_in, seen_as, turn_fault
from tests.judges.naive_twist import JOKERS

Parameters = Callable[[str, dict[str, str]], dict[str, str]]
Line = dict[str, object]

BOXES = {"106": {"J": 2}, "108": {"J": 4}, "160": {"J": 4}, "112": {"J": 2, "D": 2, "C": 2, "M": 2}}


@dataclass
class Game:
    """The state of a game after the lines so far."""

    starter: int
    seat: int
    racks: list[Counter[str]]
    pool: Counter[str]
    table: Rows = ()
    opened: set[int] = field(default_factory=set)
    turns: int = 0
    passes: int = 0
    lap: int | None = None
    over: str = ""
    reshuffling: bool = False


@dataclass
class Match:
    """The state of a match after the lines so far."""

    head: Line
    rules: Rules
    seats: int
    scores: list[list[Fraction]] = field(default_factory=list)
    winners: list[list[int]] = field(default_factory=list)
    starters: list[int] = field(default_factory=list)
    draws: object = None
    awaits_deal: bool = True

    @property
    def games(self) -> int:
        """How many games the match has (A-34)."""
        games = self.rules["match.games"]
        return (self.seats if games == "players" else int(games)) * int(self.rules["match.rounds"])


def naive_record_fault(lines: Sequence[str], parameters: Parameters) -> tuple[int, str] | None:
    """Return the first line of a record that the rules do not allow, and why; None if all lines are legal.

    `parameters` gives all parameters of a rulebook, by its id and house rules, as texts. A record that stops too early
    is wrong on the line that is missing.
    """
    judge = Judge(parameters)
    for number, text in enumerate(lines, start=1):
        try:
            judge.hear(text)
        except Wrong as wrong:
            return number, str(wrong)
    return None if judge.done() else (len(lines) + 1, "the record stops before its end")


class Judge:
    """Judges one line after another."""

    def __init__(self, parameters: Parameters) -> None:
        self.parameters = parameters
        self.match: Match | None = None
        self.game: Game | None = None

    def done(self) -> bool:
        """Return whether the record may end here."""
        return self.match is None and self.game is None

    def hear(self, text: str) -> None:
        """Judge one line, or raise Wrong."""
        try:
            line = json.loads(text)
        except ValueError:
            raise Wrong("this is not JSON") from None
        hearing = {
            "game": self._game,
            "deal": self._deal,
            "reshuffle": self._reshuffle,
            "play": self._turn,
            "draw": self._turn,
            "pass": self._turn,
            "penalty": self._turn,
            "timeout": self._turn,
            "end": self._end,
            "match_end": self._match_end,
        }
        if not isinstance(line, dict) or line.get("event") not in hearing:
            raise Wrong("this is not an event of a record")
        hearing[line["event"]](line)

    def _game(self, line: Line) -> None:
        before = self.match
        if self.game is not None or (before and (before.awaits_deal or len(before.scores) == before.games)):
            raise Wrong("what came before is not over")
        need(line.get("format") == 1, "format 1 is the only one")
        names, house = line.get("seats"), line.get("house")
        need(isinstance(names, list) and all(isinstance(name, str) for name in names), "seats have names")
        need(isinstance(house, dict) and isinstance(line.get("rules"), str), "a game has rules")
        need(isinstance(line.get("match"), str), "a match has a name")
        if self.match is None:
            try:
                rules = self.parameters(str(line["rules"]), house)  # type: ignore[arg-type]
            except ValueError as unknown:
                raise Wrong(str(unknown)) from None
            self.match = Match(line, rules, len(names))  # type: ignore[arg-type]
        match = self.match
        most = 6 if match.rules["box.pieces"] == "160" else 4
        need(2 <= match.seats <= most, "that many cannot play")
        same = all(line.get(key) == match.head.get(key) for key in ("rules", "house", "seats", "match"))
        need(same, "the game belongs to another match")
        need(whole(line.get("game")) == len(match.scores) + 1, "the games of a match follow each other")
        match.awaits_deal = True

    def _deal(self, line: Line) -> None:
        match, game = self.match, self.game
        if match is None or not (game.reshuffling if game else match.awaits_deal):
            raise Wrong("nothing is dealt here")
        racks = [Counter(rack) for rack in table_of(line.get("racks"), shortest=0)]
        need(len(racks) == match.seats, "each seat has a rack")
        need(all(rack.total() == int(match.rules["deal.rack"]) for rack in racks), "racks have the wrong size")
        box = box_of(match.rules)
        pool = box - sum(racks, Counter())
        need(pool.total() == box.total() - sum(rack.total() for rack in racks), "the box does not hold these racks")
        need(whole(line.get("pool")) == pool.total(), "the pool has another size")
        starter = seat_of(line.get("starter"), match.seats)
        if game is not None:
            need(starter == game.starter, "the starter stays when all is dealt again")
            need(line.get("draws", match.draws) == match.draws, "the starting draw was another")
        else:
            self._starter(line, starter)
            match.draws = line.get("draws")
        match.awaits_deal = False
        self.game = Game(starter, starter, racks, pool)

    def _starter(self, line: Line, starter: int) -> None:
        """A-03, A-04, A-35: who starts."""
        match = self.match
        assert match is not None
        draws, later = line.get("draws"), match.rules["deal.next_starter"]
        if match.starters and later != "again":
            clockwise = [(match.starters[-1] + step) % match.seats for step in range(1, match.seats + 1)]
            right = clockwise[0] if later == "rotate" else next(s for s in clockwise if s in match.winners[-1])
            need(starter == right, "another seat starts")
            need(not draws, "nobody draws for a starter who is known")
        elif match.rules["deal.starter"] == "highest":
            if draws is not None:
                drawn = table_of(draws, shortest=1)
                need(len(drawn) == match.seats, "every seat draws")
                need(not pieces_in(drawn) - box_of(match.rules), "the box does not hold these draws")
                need(starter == highest(drawn), "another seat drew the highest piece")
        else:
            need(not draws, "nobody draws for the start")
            if match.rules["deal.starter"] == "host" and match.starters:
                need(starter == match.starters[0], "the host starts again")
        match.starters.append(starter)

    def _reshuffle(self, line: Line) -> None:
        """A-06: a claim."""
        match, game = self._playing()
        claimer = seat_of(line.get("seat"), match.seats)
        shown, needed = words_of(line.get("pairs")), int(match.rules["deal.reshuffle_pairs"])
        need(needed > 0, "there are no claims in this rulebook")
        need(game.turns == 0, "the first turn is over")
        need(len(set(shown)) == len(shown) >= needed, "too few pairs")
        need(
            all(game.racks[claimer][piece] > 1 and piece not in JOKERS for piece in shown),
            "these are not pairs of the rack",
        )
        game.reshuffling = True

    def _turn(self, line: Line) -> None:
        match, game = self._playing()
        seat = seat_of(line.get("seat"), match.seats)
        need(seat == game.seat, "another seat is in turn")
        event = line["event"]
        pool, drew, passed = game.pool.total(), False, False
        may_draw = pool > 0 and game.lap is None
        if event == "play":
            self._play(line)
        elif event == "draw":
            need(may_draw, "nothing may be drawn here")
            self._draw(words_of(line.get("pieces")), 1)
            drew = True
        elif event == "pass":
            need(not may_draw, "who does not play draws")
            passed = True
        elif event == "penalty":
            need(match.rules["turn.wrong_lay"] == "penalise", "wrong turns are refused")
            penalty = min(int(match.rules["time.penalty"]), pool)
            self._draw(words_of(line.get("pieces")), penalty)
            drew, passed = penalty > 0, pool == 0
        else:
            drew, passed = self._timeout(line, pool)
        self._go_on(drew, passed)

    def _play(self, line: Line) -> None:
        match, game = self._playing()
        after, rack = table_of(line.get("table")), game.racks[game.seat]
        limits = limits_of(match.rules)
        need(all(seen_as(row, limits) for row in after), "a row is not a set in its order")
        opened = game.seat in game.opened
        if why := turn_fault(Position(match.rules, game.table, tuple(rack.elements()), opened), after):
            raise Wrong(why)
        if not opened and match.rules["opening.extras"] == "no":
            need(not Counter(game.table) - Counter(after), "the table is not as it was")
        played = pieces_in(after) - pieces_in(game.table)
        need(Counter(words_of(line.get("played"))) == played, "other pieces were played")
        game.racks[game.seat] = rack - played
        game.table = after
        game.opened.add(game.seat)

    def _timeout(self, line: Line, pool: int) -> tuple[bool, bool]:
        match, game = self._playing()
        rack, before = game.racks[game.seat], pieces_in(game.table)
        pieces = words_of(line.get("pieces"))
        result = Result(
            table_of(line.get("table")),
            words_of(line.get("returned")),
            words_of(line.get("to_pool")),
            len(pieces),
        )
        position = Position(match.rules, game.table, tuple(rack.elements()), game.seat in game.opened)
        if why := timeout_fault(position, result, pool):
            raise Wrong(why)
        after, to_pool = pieces_in(result.table), Counter(result.to_pool)
        game.racks[game.seat] = rack + before - to_pool - after
        game.pool += to_pool
        game.table = result.table
        self._draw(pieces, len(pieces))
        gained = after - before
        if after - (before - to_pool):
            game.opened.add(game.seat)
        # no draw from an empty pool is a pass, unless pieces of the rack stayed.
        return bool(pieces), not (pieces or game.pool or gained)

    def _draw(self, pieces: Words, count: int) -> None:
        assert self.game is not None
        need(len(pieces) == count, "the wrong number of pieces was drawn")
        need(not Counter(pieces) - self.game.pool, "these pieces are not in the pool")
        self.game.pool -= Counter(pieces)
        self.game.racks[self.game.seat] += Counter(pieces)

    def _go_on(self, drew: bool, passed: bool) -> None:
        """End the turn: the next seat, the last lap, or the end of the game."""
        match, game = self._playing()
        seat = game.seat
        game.turns += 1
        game.passes = game.passes + 1 if passed else 0
        begins = drew and not game.pool and game.lap is None and match.rules["pool.empty"] == "last_lap"
        if begins:
            # the drawer acts again.
            game.lap = match.seats
        else:
            game.lap = None if game.lap is None else game.lap - 1
            game.seat = (seat + 1) % match.seats
        if not game.racks[seat]:
            game.over = f"out {seat}"
        elif game.lap == 0:
            game.over = "last-lap"
        elif game.passes >= match.seats:
            game.over = "blocked"

    def _end(self, line: Line) -> None:
        match, game = self.match, self.game
        if match is None or game is None or not game.over:
            raise Wrong("the game is not over")
        reason, _, out = game.over.partition(" ")
        need(line.get("reason") == reason, "the game ended for another reason")
        racks = table_of(line.get("racks"), shortest=0)
        need([Counter(rack) for rack in racks] == game.racks, "other pieces were left")
        winners, points = ended(match.rules, game.racks, int(out) if out else None)
        need(seats_of(line.get("winners"), match.seats) == winners, "others have won")
        need(points_of(line.get("scores")) == points, "the points are wrong")
        match.scores.append(points)
        match.winners.append(winners)
        self.game = None

    def _match_end(self, line: Line) -> None:
        match = self.match
        if match is None or self.game is not None or len(match.scores) != match.games:
            raise Wrong("the match is not over")
        totals = [sum(points, Fraction()) for points in zip(*match.scores, strict=True)]
        won = [sum(seat in winners for winners in match.winners) for seat in range(match.seats)]
        by_points = match.rules["match.winner"] == "points"
        ranks = [(total, games) if by_points else (games, total) for total, games in zip(totals, won, strict=True)]
        winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        need(seats_of(line.get("winners"), match.seats) == winners, "others have won")
        need(points_of(line.get("totals")) == totals, "the points are wrong")
        need(line.get("games_won") == won, "the games won are others")
        self.match = None

    def _playing(self) -> tuple[Match, Game]:
        if self.match is None or self.game is None or self.game.reshuffling:
            raise Wrong("nothing was dealt")
        if self.game.over:
            raise Wrong("the game is over")
        return self.match, self.game


def ended(rules: Rules, racks: list[Counter[str]], out: int | None) -> tuple[list[int], list[Fraction]]:
    """Return the winners of a game and the score of each seat; `out` is the seat that went out, if any."""
    left = [sum(rack_points(piece, rules) for piece in rack.elements()) for rack in racks]
    if out is not None:
        winners, free = [out], 0
    else:
        free = min(left)
        winners = [seat for seat, points in enumerate(left) if points == free]
        if rules["scoring.tie"] == "fewest_tiles":
            fewest = min(racks[seat].total() for seat in winners)
            winners = [seat for seat in winners if racks[seat].total() == fewest]
        if rules["scoring.blocked"] == "all_minus":
            return winners, [Fraction(-points) for points in left]
    lost = [0 if seat in winners else points - free for seat, points in enumerate(left)]
    gain = Fraction(sum(lost), len(winners))
    return winners, [gain if seat in winners else Fraction(-points) for seat, points in enumerate(lost)]


def rack_points(piece: str, rules: Rules) -> int:
    """Return what a piece left on a rack costs."""
    return int(rules["jokers.penalty"]) if piece in JOKERS else number_of(piece)


def box_of(rules: Rules) -> Counter[str]:
    """Return all pieces of the box."""
    jokers = BOXES[rules["box.pieces"]]
    copies = (int(rules["box.pieces"]) - sum(jokers.values())) // len(EVERY_PIECE)
    return Counter(dict.fromkeys(EVERY_PIECE, copies) | jokers)


def highest(draws: Rows) -> int:
    """Return who starts after these draws, or raise Wrong if they are not those of A-03."""
    drawing, turn = list(range(len(draws))), 0
    while len(drawing) > 1:
        need(all(len(draws[seat]) > turn for seat in drawing), "seats that are level draw again")
        values = {seat: 0 if draws[seat][turn] in JOKERS else number_of(draws[seat][turn]) for seat in drawing}
        drawing = [seat for seat in drawing if values[seat] == max(values.values())]
        turn += 1
        need(all(len(row) <= turn for seat, row in enumerate(draws) if seat not in drawing), "a seat draws for nothing")
    need(len(draws[drawing[0]]) == turn, "a seat draws for nothing")
    return drawing[0]
