class Copycat:
    """Connect four: drops its piece onto the one that the other has just dropped."""

    def __init__(self, game, seed=0):
        self.column = None

    def heard(self, events, seat):
        for event in events:
            if event.name == "dropped" and event.who != seat:
                self.column = event.column

    def choose(self, position, seat):
        moves = position.legal()
        return self.column if self.column in moves else moves[0]
