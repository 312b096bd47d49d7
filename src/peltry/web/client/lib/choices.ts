// What is chosen for a seat while a table waits: what is free, who has what.
import { isColour, type Colour } from "./sides";
import type { OptionValue, Seat, SeatChoice } from "./wire";

export interface Offer extends OptionValue {
  by: string; // the person who has it, if it is taken
}

/** Every value, taken or free, for somebody at one seat or (-1) at none. What bots have is free: they take what is left. */
export function offers(choice: SeatChoice, seats: Seat[], mine: number): Offer[] {
  const holders = seats.filter((seat) => choice.different && seat.kind === "human" && seat.seat !== mine);
  return choice.values.map((value) => ({
    ...value,
    by: holders.find((seat) => choice.chosen[seat.seat] === value.value)?.name ?? "",
  }));
}

/** What a seat has: a person's choice, and where all may have the same, what it is as usual. */
export function valueOf(choice: SeatChoice, seat: Seat | undefined): string | null {
  return seat && (seat.kind === "human" || !choice.different) ? (choice.chosen[seat.seat] ?? null) : null;
}

const ofColours = (choice: SeatChoice) => choice.different && choice.values.every(({ value }) => isColour(value));

/** The colour that a person has chosen; null while none is, undefined where there is none to choose. */
export function colourChosen(choices: SeatChoice[] | undefined, seat: Seat): Colour | null | undefined {
  const choice = choices?.find(ofColours);
  if (!choice) return undefined;
  const value = valueOf(choice, seat);
  return isColour(value) ? value : null;
}

/** The titles of what somebody at the table has. */
export function titlesOf(choices: SeatChoice[] | undefined, seat: Seat): string[] {
  if (seat.kind !== "human") return [];
  return (choices ?? []).flatMap((choice) => {
    const value = valueOf(choice, seat);
    return choice.values.filter((each) => each.value === value).map((each) => each.title);
  });
}

/** Of what somebody would have before they sit down, what nobody has taken meanwhile. */
export function stillFree(
  wishes: Record<string, string | null>,
  choices: SeatChoice[] | undefined,
  seats: Seat[],
): Record<string, string | null> {
  const free = (choices ?? []).filter(({ name }) => name in wishes);
  return Object.fromEntries(
    free
      .map((choice) => [choice, wishes[choice.name] ?? null] as const)
      .filter(([choice, value]) => offers(choice, seats, -1).some((offer) => offer.value === value && !offer.by))
      .map(([choice, value]) => [choice.name, value]),
  );
}
