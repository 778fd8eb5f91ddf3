/** What the people's shops make (people.tsx), for their walls: in a box of 300 by 360 units, in colors of the theme. */
import type { Paths } from "./people.tsx";

const drops = Array.from({ length: 40 }, (_, i) => {
  const column = i % 8;
  return `M${column * 37 + 22} ${Math.floor(i / 8) * 66 + (column % 3) * 22}l-12 30`;
}).join("");

export const rain: Paths = { [drops]: "stroke-persimmon stroke-4 opacity-70" };

/** Balls on two shelves. */
export const yarn: Paths = {
  "M36 96a30 30 0 1 1 .1 0zM262 206a30 30 0 1 1 .1 0z": "fill-persimmon-soft stroke-persimmon",
  "M14 48q30-4 44 34M10 64q26-2 36 28M240 158q30-4 44 34M236 174q26-2 36 28":
    "fill-persimmon-soft stroke-persimmon",
  "M40 206a34 34 0 1 1 .1 0zM258 96a34 34 0 1 1 .1 0z": "fill-clay-soft stroke-clay",
  "M66 150q-34-2-48 40M72 166q-30-2-40 34M284 40q-34-2-48 40M290 56q-30-2-40 34":
    "fill-clay-soft stroke-clay",
  "M-4 98h308M-4 208h308": "stroke-moss stroke-6",
};

const threads = Array.from({ length: 25 }, (_, i) => `M${i * 12 + 6} 22v340`).join("");

/** The threads of a loom, hung from its beam. */
export const warp: Paths = { [`M-4 22h308${threads}`]: "stroke-clay stroke-3 opacity-70" };

export const scarves: Paths = {
  "M-4 36h308": "stroke-line-strong stroke-6",
  "M14 30h40v176H14zM246 30h40v176h-40z": "fill-persimmon-soft stroke-persimmon",
  "M62 30h36v120H62zM204 30h36v120h-36z": "fill-moss-soft stroke-moss",
  "M20 206v22m10-22v22m10-22v22m8-22v22M252 206v22m10-22v22m10-22v22m8-22v22M14 60h40M14 72h40M246 60h40M246 72h40":
    "fill-none stroke-persimmon",
};

/** The same small drawing in staggered rows, each from its foot. */
const strewn = (shape: string, className: string): Paths => ({
  [Array.from(
    { length: 20 },
    (_, i) => `M${(i % 4) * 75 + (i % 8 < 4 ? 24 : 58)} ${Math.floor(i / 4) * 72 + 44}${shape}`,
  ).join("")]: className,
});

export const oats = strewn(
  "v-34m0 22q-14-3-14-14 12 2 14 14 2-12 14-14 0 11-14 14m0-16q-14-3-14-14 12 2 14 14 2-12 14-14 0 11-14 14",
  "fill-none stroke-clay",
);
export const paws = strewn(
  "c9 0 14-8 9-15-4-6-14-6-18 0-5 7 0 15 9 15m-14-22h.1m8-9h.1m12 0h.1m8 9h.1",
  "fill-none stroke-persimmon stroke-6 opacity-60",
);
export const candles = strewn(
  "h-8v-26h16v26zm0-26v-6m0 0q-8-6 0-15 8 9 0 15",
  "fill-persimmon-soft stroke-clay",
);
