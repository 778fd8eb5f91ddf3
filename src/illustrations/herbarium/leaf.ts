/** Leaves and branches for the herbarium, one for each name. They begin at 0, 0, and grow upward. */
import { seededRandom } from "#lib/random/seeded-random.ts";

/** The drawn parts of a leaf: its blade, a closed path, and its ribs. */
export type Leaf = ReturnType<typeof leafOf>;

interface Shape {
  readonly length: number;
  /** Half of the blade's greatest width. */
  readonly half: number;
  /** Where it is widest, from 0 at the stalk to 1 at the tip. */
  readonly belly: number;
  /** How far the middle rib bends sideways. */
  readonly bow: number;
  /** The number of teeth or lobes per side; 0 is smooth. */
  readonly teeth: number;
  /** Their depth, as a fraction of the width. */
  readonly depth: number;
}

const round = (value: number) => String(Math.round(value * 10) / 10);
const at = (x: number, y: number) => `${round(x)} ${round(y)}`;

/** Half the blade's width along its length: 0 at both ends, 1 at the widest place. */
function swell(t: number, belly: number): number {
  const rise = belly / (1 - belly);
  const peak = belly ** rise * (1 - belly);
  return (t ** rise * (1 - t)) / peak;
}

/** Points per tooth: it rises over them, then drops sharply toward the tip. */
const perTooth = 3;

function leafOf({ length, half, belly, bow, teeth, depth }: Shape) {
  const stalk = length * 0.2;
  const middle = (t: number) =>
    [bow * Math.sin(Math.PI * t), -stalk - t * (length - stalk)] as const;
  const width = (t: number) => half * swell(t, belly);
  const steps = teeth === 0 ? 9 : teeth * perTooth;
  const places = Array.from({ length: steps - 1 }, (_, i) => i + 1);
  const edge = (side: 1 | -1) => (i: number) => {
    const [x, y] = middle(i / steps);
    const notch = teeth === 0 ? 0 : (depth * (i % perTooth)) / (perTooth - 1);
    return at(x + side * width(i / steps) * (1 - notch), y);
  };
  const [tipX, tipY] = middle(1);
  const [footX, footY] = middle(0);
  const pen = teeth === 0 ? "T" : "L";
  const blade =
    `M${at(footX, footY)}` +
    [...places.map(edge(1)), at(tipX, tipY), ...places.toReversed().map(edge(-1)), at(footX, footY)]
      .map((point, i) =>
        i === 0 && teeth === 0 ? `Q${at(half * 0.5, footY)} ${point}` : pen + point,
      )
      .join("") +
    "Z";
  const veins = Array.from({ length: 5 }, (_, i) => 0.12 + i * 0.15).flatMap((t) => {
    const [x, y] = middle(t);
    const end = Math.min(0.97, t + 0.16);
    const [endX, endY] = middle(end);
    const reach = width(end) * 0.8;
    return [1, -1].map((side) => `M${at(x, y)}L${at(endX + side * reach, endY)}`);
  });
  const ribs = `M0 0Q${at(bow * 0.4, -stalk)} ${at(...middle(0.35))}T${at(tipX, tipY)}${veins.join("")}`;
  return { blade, ribs };
}

/**
 * @param name the leaf's owner
 * @returns the leaf for the name
 */
export function leafFor(name: string) {
  const next = seededRandom(`leaf of ${name}`);
  const length = 150 + next() * 50;
  const isToothed = next() < 0.45;
  return leafOf({
    length,
    half: 24 + next() * 30,
    belly: 0.3 + next() * 0.25,
    bow: next() * 24 - 12,
    teeth: isToothed ? 5 + Math.floor(next() * 6) : 0,
    depth: isToothed ? 0.14 + next() * 0.3 : 0,
  });
}

/** Along a stem of 250: pairs, one by one, from one point, getting smaller, only at the top, drooping. */
export const habits = ["pairs", "turns", "fan", "fern", "crown", "weeping"] as const;
export type Habit = (typeof habits)[number];

const tall = 250;
/** The stem leans to the right on its way up. */
const lean = (y: number) => Math.round((y / tall) ** 2 * 18);

const along = (count: number, from: number) =>
  Array.from({ length: count }, (_, i) => from + ((tall - from) * i) / count);

/** Each leaf's position, its rotation (degrees, 0 is upward), and its size. */
function placesOf(habit: Habit, next: () => number) {
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
      return [
        ...along(5, 80).flatMap((y, i) => pair(y, 134 - i * 16, 0.46 - i * 0.04)),
        { ...top, scale: 0.3 },
      ];
  }
}

/** @returns the arrangement of leaves for a name */
export function branchFor(name: string, habit: Habit) {
  const next = seededRandom(`branch of ${name}`);
  const end = habit === "fan" ? 150 : habit === "crown" ? 200 : tall;
  return {
    stem: `M0 0Q0-${Math.round(end * 0.6)} ${lean(end)}-${end}`,
    places: placesOf(habit, next),
  };
}
