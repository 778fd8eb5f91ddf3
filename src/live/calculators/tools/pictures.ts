/** The picture of each tool, as paths that follow its figures. */
import { seededRandom } from "#lib/random/seeded-random.ts";
import type { Numbers } from "#live/calculators/use-calculator.ts";
import type { dunning } from "./tools.ts";
import { lifetime, margin, type ToolId } from "./tools.ts";

/** By the parts of the picture. */
export type Paths = Readonly<Record<string, string>>;
type InputsOf<T extends { compute: (inputs: never) => unknown }> = Parameters<T["compute"]>[0];

const columns = 25;
const rows = 4;
export const leafPlot = {
  width: 640,
  height: 236,
  left: 14,
  top: 30,
  across: 24.4,
  down: 42,
} as const;

const { left, top, across, down } = leafPlot;

/** The positions: in columns from the left, slightly out of line, like leaves. */
const leaves = (() => {
  const random = seededRandom("leaves under a rake");
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: Math.round(left + Math.floor(i / rows) * across) + 6 + Math.round(random() * 8),
    y: top + (i % rows) * down + 12 + Math.round(random() * 16),
    turn: Math.round(random() * 8 - 4),
  }));
})();

/** One leaf: two arcs and its stalk. */
const leaf = ({ x, y, turn }: (typeof leaves)[number]): string =>
  `M${x - 7} ${y + turn}q${4 - turn / 2} -8 14 ${-turn * 2}q-6 8 -14 ${turn * 2}l-4 2`;

const between = (from: number, to: number): string => leaves.slice(from, to).map(leaf).join("");

/** The rake with everything gathered behind it: its head is vertical, its teeth point forward. */
function rakeAt(x: number): string {
  const foot = top + rows * down + 4;
  const teeth = Array.from({ length: rows * 2 + 1 }, (_, i) => top + 2 + i * (down / 2));
  return `M${x} ${top - 4}V${foot}${teeth.map((y) => `M${x} ${y}h9`).join("")}M${x} ${(top + foot) / 2}L${Math.max(4, x - 118)} ${leafPlot.height - 4}`;
}

const furrows = (x: number): string =>
  Array.from({ length: rows * 2 + 1 }, (_, i) => `M0 ${top + 2 + i * (down / 2)}H${x}`).join("");

const hundredths = (points: number): number => Math.round(points / 100);

function leafPaths({ today, retries }: InputsOf<typeof dunning>): Paths {
  const [own, raked] = [hundredths(today), hundredths(retries)];
  const gathered = Math.min(own, raked);
  const x = Math.round(left + (raked / rows) * across);
  return {
    furrows: furrows(x),
    own: between(0, gathered),
    more: between(gathered, raked),
    gone: between(raked, columns * rows),
    rake: rakeAt(x),
  };
}

export const scalePlot = { width: 640, height: 336, x: 320, y: 46, arm: 196, string: 70 } as const;

const { x, y, arm, string } = scalePlot;
const stack = { width: 128, height: 132 } as const;
/** Degrees. */
const maxLean = 8;
/** Degrees of lean if the difference equals the heavier side. */
const steep = 20;

const rect = (left: number, foot: number, width: number, height: number): string =>
  height <= 0 ? "" : `M${left} ${foot}v${-height}h${width}v${height}z`;

function scalePaths(inputs: InputsOf<typeof margin>): Paths {
  const { figures } = margin.compute(inputs);
  const [paid, fees, left] = [figures.paid ?? 0, figures.fees ?? 0, figures.left ?? 0];
  const layers = {
    goods: inputs.goods,
    handling: inputs.packaging + inputs.packing + inputs.other,
    postage: inputs.postage,
    fees,
  };
  const heaviest = Math.max(paid, paid - left, 1);
  const tall = (cents: number) => Math.round((cents / heaviest) * stack.height);
  const lean = Math.round(Math.max(-maxLean, Math.min(maxLean, (left / heaviest) * steep)));
  const angle = (lean * Math.PI) / 180;
  const [dx, dy] = [Math.round(Math.cos(angle) * arm), Math.round(Math.sin(angle) * arm)];
  const pans = [
    { at: x - dx, end: y + dy },
    { at: x + dx, end: y - dy },
  ] as const;
  const pan = ({ at, end }: (typeof pans)[number]) => {
    const foot = end + string + stack.height;
    return `M${at} ${end}L${at - 84} ${foot}M${at} ${end}L${at + 84} ${foot}M${at - 92} ${foot}q92 40 184 0z`;
  };
  const [brings, takes] = pans;
  let foot = takes.end + string + stack.height - 2;
  const strata = Object.entries(layers).map(([name, cents]) => {
    const height = tall(cents);
    const path = rect(takes.at - stack.width / 2, foot, stack.width, height - 2);
    foot -= height;
    return [name, path] as const;
  });
  const ground = brings.end + string + stack.height - 2;
  return {
    beam: `M${x - dx} ${y + dy}L${x + dx} ${y - dy}${pans.map(pan).join("")}`,
    paid: rect(brings.at - stack.width / 2, ground, stack.width, tall(paid)),
    ...Object.fromEntries(strata),
    left: rect(takes.at - stack.width / 2, foot, stack.width, tall(Math.max(0, left)) - 2),
  };
}

/** The number of drawn payments. */
const shownPayments = 24;
export const stemPlot = { width: 640, height: 236, left: 22, ground: 206, tall: 178 } as const;

const { width, ground, tall } = stemPlot;
/** The distance between stems. */
const step = (width - stemPlot.left * 2) / (shownPayments - 1);

/** A stem with a pair of leaves, and an ear if it is tall enough. */
function stem(i: number, share: number): string {
  const x = Math.round(stemPlot.left + i * step);
  const height = Math.round(share * tall);
  if (height < 3) return `M${x - 2} ${ground}h4`;
  const pairs = Array.from({ length: Math.floor(height / 34) }, (_, k) => {
    const y = ground - 18 - k * 34;
    return `M${x} ${y}q7 -3 9 -12M${x} ${y - 6}q-7 -3 -9 -12`;
  });
  return `M${x} ${ground}v${-height}${pairs.join("")}`;
}

function stemPaths(inputs: InputsOf<typeof lifetime>): Paths {
  const churn = Math.min(1, inputs.lost / inputs.start);
  const { payback } = lifetime.compute(inputs).figures;
  const paid = payback ?? shownPayments + 1;
  const stems = Array.from({ length: shownPayments }, (_, i) => stem(i, (1 - churn) ** i));
  // Before the first payment, nothing is paid back, unless nothing was spent.
  const at = Math.max(1, Math.min(paid, shownPayments + 1));
  const x = Math.round(stemPlot.left + (at - 1) * step);
  return {
    before: stems.slice(0, at - 1).join(""),
    after: stems.slice(at - 1).join(""),
    stone:
      at > shownPayments
        ? ""
        : `M${x - 13} ${ground + 12}q1 -11 13 -11q13 0 13 11q-3 7 -14 7q-11 0 -12 -7z`,
  };
}

const drawn = { dunning: leafPaths, margin: scalePaths, lifetime: stemPaths };

export const pathsOf = (tool: ToolId, inputs: Numbers): Paths =>
  (drawn[tool] as (inputs: Numbers) => Paths)(inputs);
