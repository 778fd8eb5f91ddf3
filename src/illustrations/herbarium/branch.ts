/** Branches for the herbarium: six arrangements of leaves on a stem. A stem's foot is at 0, 0, and it grows upward. */
import { seeded } from "#lib/random/seeded.ts";

/** A leaf's position on a stem, its rotation (degrees, 0 is upward), and its size. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

export interface Branch {
  readonly stem: string;
  readonly places: readonly Place[];
}

/** Along a stem of 250: pairs, one by one, from one point, getting smaller, only at the top, drooping. */
export const habits = ["pairs", "turns", "fan", "fern", "crown", "weeping"] as const;
export type Habit = (typeof habits)[number];

const tall = 250;
/** The stem leans to the right on its way up. */
const lean = (y: number) => Math.round((y / tall) ** 2 * 18);

const along = (count: number, from: number) =>
  Array.from({ length: count }, (_, i) => from + ((tall - from) * i) / count);

function placesOf(habit: Habit, next: () => number): readonly Place[] {
  const top = { x: lean(tall), y: -tall, turn: 8, scale: 0.5 };
  const pair = (y: number, turn: number, scale: number) =>
    [1, -1].map((side) => ({ x: lean(y), y: -y, turn: side * turn, scale }));
  switch (habit) {
    case "pairs":
      return [...along(5, 70).flatMap((y) => pair(y, 58, 0.46)), top];
    case "turns":
      return [
        ...along(8, 60).map((y, i) => ({
          x: lean(y),
          y: -y,
          turn: (i % 2 === 0 ? 1 : -1) * (48 + next() * 14),
          scale: 0.5,
        })),
        top,
      ];
    case "fan":
      return [-72, -44, -15, 15, 44, 72].map((turn) => ({ x: 8, y: -150, turn, scale: 0.78 }));
    case "fern":
      return [
        ...along(9, 50).flatMap((y, i) => pair(y, 70, 0.56 - i * 0.045)),
        { ...top, scale: 0.2 },
      ];
    case "crown":
      return [-95, -62, -30, 0, 30, 62, 95].map((turn, i) => ({
        x: lean(200) + Math.round(next() * 4),
        y: -200 + Math.abs(i - 3) * 3,
        turn,
        scale: 0.5,
      }));
    case "weeping":
      return along(6, 90).flatMap((y) => pair(y, 128, 0.42));
  }
}

export function branchFor(name: string, habit: Habit): Branch {
  const next = seeded(`branch of ${name}`);
  const end = habit === "fan" ? 150 : habit === "crown" ? 200 : tall;
  return {
    stem: `M0 0Q0-${Math.round(end * 0.6)} ${lean(end)}-${end}`,
    places: placesOf(habit, next),
  };
}
