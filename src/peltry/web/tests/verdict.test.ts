import { expect, test } from "vitest";
import { verdict } from "../client/lib/verdict";

const three = { names: ["Anna", "Boris", "Clerk"], players: 3 };
const alone = { names: ["Anna", "Ivan"], players: 1 };

test("the winner is named, and is you where you sat on that chair alone", () => {
  expect(verdict({ ...three, winners: [1] }, [])).toBe("Boris wins");
  expect(verdict({ ...three, winners: [1] }, [0])).toBe("Boris wins");
  expect(verdict({ ...three, winners: [1] }, [1])).toBe("You win");
  expect(verdict({ ...three, winners: [1] }, [0, 1, 2])).toBe("Boris wins");
});

test("whoever played alone has won or lost, against whomever", () => {
  expect(verdict({ ...alone, winners: [0] }, [0])).toBe("You win");
  expect(verdict({ ...alone, winners: [1] }, [0])).toBe("You have lost");
  expect(verdict({ ...alone, winners: [] }, [0])).toBe("You have lost");
  expect(verdict({ ...alone, winners: [1] }, [])).toBe("Anna has lost");
});

test("a game may be shared or lost by all", () => {
  expect(verdict({ ...three, winners: [] }, [0])).toBe("All have lost");
  expect(verdict({ ...three, winners: [0, 1, 2] }, [0])).toBe("A draw");
  expect(verdict({ ...three, winners: [0, 2] }, [0])).toBe("A draw between Anna and Clerk");
});
