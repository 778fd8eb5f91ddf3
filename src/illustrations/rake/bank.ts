/** The sand at the end of pages, 1440 by 520, by what is in it. */
import type { Stone } from "./flow.ts";

/** The sand parts around the words as around a stone, from the left edge. */
export const clearing: Stone = { cx: 0, cy: 260, rx: 800, ry: 200, squareness: 3.4 };

const rock = (cx: number, cy: number, rx: number, ry = rx * 0.62): Stone => ({
  cx,
  cy,
  rx,
  ry,
  squareness: 2.2,
});

/** The rocks, of which the first is green, and where other things stand on the sand. A narrow window shows up to 1190. */
export const banks = {
  stones: { rocks: [rock(1100, 132, 56), rock(1030, 312, 112), rock(1112, 442, 48)], feet: [] },
  gate: {
    rocks: [rock(1128, 424, 34), rock(960, 436, 60, 26)],
    feet: [],
  },
  lantern: {
    rocks: [rock(1118, 440, 42), rock(1100, 318, 66)],
    feet: [rock(1004, 410, 72, 26), rock(1126, 140, 60, 60)],
  },
  rake: { rocks: [rock(1106, 170, 54), rock(1040, 350, 84)], feet: [] },
} as const satisfies Record<string, Record<"rocks" | "feet", readonly Stone[]>>;

export type Scene = keyof typeof banks;
