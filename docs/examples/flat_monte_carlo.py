"""Flat Monte Carlo: try every legal move in worlds dealt anew, play each to its end at random, take the best."""


class FlatMonteCarlo:
    name = "flat"

    def __init__(self, game, seed=0, worlds=30):
        self.rules, self.seed, self.worlds = game.rules, seed, worlds

    def choose(self, position, seat):
        moves = position.legal()
        worth = dict.fromkeys(moves, 0.0)
        for number in range(self.worlds):
            world = position.redealt(seat, self.seed + number)
            for move in moves:  # all of them in the same world, so that luck does not choose between them
                trial = world.copy()
                trial.play(move)
                trial.playout(number)
                worth[move] += self.reward(trial, seat)
        return max(moves, key=worth.__getitem__)

    def reward(self, ended, seat):
        """A victory is everything; points decide between games that were lost alike."""
        points = ended.scores()
        winners = self.rules.winners(ended.state, points)
        return (seat in winners) / max(1, len(winners)) + 0.001 * (points[seat] - max(points))
