/** Places stones and the disc; rules.ts makes the final check. */
import type { Boulder, Disc } from "./composition.ts";
import { type Box, clears, turned } from "./rules.ts";

interface Ground {
  /** A hundredth of the room's shorter side. */
  readonly unit: number;
  readonly gap: number;
  readonly angle: number;
  readonly room: Box;
}

/** Rings are closer together than lines, as sand is pushed together next to a stone. */
export const ringGap = 0.62;

interface Size {
  readonly rx: number;
  readonly flatness: number;
  readonly rings: number;
  readonly kind: Boulder["kind"];
}

/** A stone at fractions of the room's width and height. */
function boulder(
  at: readonly [number, number],
  { rx, flatness, rings, kind }: Size,
  outline: number,
  { gap, angle, room }: Ground,
): Boulder {
  const [cx, cy] = turned(room.left + at[0] * room.width, room.top + at[1] * room.height, -angle);
  const ry = rx * flatness;
  const clear = (rings + 0.75) * gap * ringGap;
  return { cx, cy, rx, ry, rings, kind, outline, reach: { rx: rx + clear, ry: ry + clear } };
}

/**
 * One leading stone to a side of the middle, and up to two others: one across the sand, one near.
 *
 * @param next the subject's numbers
 * @param ground with `seedling`: whether one grows across the sand in a stone's place
 */
export function placeStones(
  next: () => number,
  ground: Ground & { readonly seedling: boolean },
): Boulder[] {
  const { unit, seedling } = ground;
  const between = (low: number, high: number) => low + next() * (high - low);
  const side = next() < 0.5 ? -1 : 1;
  const lead = [0.5 + side * between(0.13, 0.27), between(0.36, 0.66)] as const;
  const wanted = Math.max(seedling ? 2 : 1, Math.floor(between(1, 4)));
  const stones = [
    boulder(
      lead,
      {
        rx: unit * between(9, 16),
        flatness: between(0.66, 0.84),
        rings: Math.floor(between(2, 5)),
        kind: "lead",
      },
      next(),
      ground,
    ),
  ];
  if (wanted > 1) {
    const across = [0.5 - side * between(0.16, 0.36), between(0.16, 0.84)] as const;
    const size = seedling
      ? { rx: unit * 4, flatness: 0.8, rings: Math.floor(between(1, 4)), kind: "seedling" as const }
      : {
          rx: unit * between(4, 7.5),
          flatness: between(0.66, 0.9),
          rings: Math.floor(between(1, 3)),
          kind: "companion" as const,
        };
    stones.push(boulder(across, size, next(), ground));
  }
  if (wanted > 2) {
    const near = [
      lead[0] + side * between(-0.28, 0.2),
      lead[1] + (next() < 0.5 ? -1 : 1) * between(0.24, 0.36),
    ] as const;
    const size = {
      rx: unit * between(2.8, 4.4),
      flatness: between(0.7, 0.9),
      rings: Math.floor(between(1, 3)),
      kind: "companion" as const,
    };
    stones.push(boulder(near, size, next(), ground));
  }
  return stones;
}

/** A sun or moon high on the side that the leading stone leaves free; none when there is no room for it. */
export function placeDisc(
  next: () => number,
  {
    unit,
    gap,
    angle,
    room,
    stones,
    sun,
  }: Ground & { readonly stones: readonly Boulder[]; readonly sun: boolean },
): Disc | undefined {
  const [lead] = stones;
  if (lead === undefined) return undefined;
  const middle = room.left + room.width / 2;
  const side = turned(lead.cx, lead.cy, angle)[0] < middle ? 1 : -1;
  const disc = {
    kind: sun ? ("sun" as const) : ("moon" as const),
    r: unit * (11 + next() * 10),
    cx: middle + side * room.width * (0.14 + next() * 0.18),
    cy: room.top + room.height * (0.3 + next() * 0.14),
  };
  return stones.every((stone) => clears(disc, stone, angle, gap)) ? disc : undefined;
}
