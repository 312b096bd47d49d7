// What a piece says of itself in numbers, as variables for its stylesheet.
import type { SceneNode } from "./wire";

type Values = SceneNode["vars"];

export function vars(target: HTMLElement, values: Values): { update: (now: Values) => void } {
  let old: string[] = [];
  const update = (now: Values = {}) => {
    for (const name of old) if (!(name in now)) target.style.removeProperty(`--${name}`);
    old = Object.keys(now);
    for (const [name, value] of Object.entries(now)) target.style.setProperty(`--${name}`, String(value));
  };
  update(values);
  return { update };
}
