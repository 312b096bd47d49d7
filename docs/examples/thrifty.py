from random import Random


class Thrifty:
    name = "thrifty"

    def __init__(self, game, seed=0):
        self.chance = Random(seed)

    def choose(self, position, seat):
        moves = position.legal()
        self.chance.shuffle(moves)
        return min(moves, key=lambda move: sum(cost.amount for cost in position.price(move)))
