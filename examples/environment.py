"""A small environment for learning: one game at seat 0 against a bot at seat 1."""

from tilewright import Match, Play, View, bot, with_house


class Environment:
    """A game whose actions are its legal plays; None draws, or passes if nothing can be drawn."""

    def __init__(self, opponent: str = "greedy", seed: int = 0) -> None:
        self.match = Match(with_house("classic-nl", {"match.games": 1}), 2, seed)
        self.bots = {1: bot(opponent)}
        self.match.play_bots(self.bots)

    def observe(self) -> View:
        return self.match.view(0)

    def legal(self) -> list[Play]:
        return list(self.match.legal_plays(limit=100))

    def step(self, action: Play | None) -> tuple[float, bool]:
        self.match.play(action)
        self.match.play_bots(self.bots)
        return (float(over.totals[0]), True) if (over := self.match.outcome) else (0.0, False)


if __name__ == "__main__":
    world, reward, done = Environment(), 0.0, False
    while not done:
        reward, done = world.step(next(iter(world.legal()), None))
    print(f"{world.observe()}\nreward: {reward}")
