/**
 * The picture of a margin: scales with what is paid in one pan and what it costs in the other, layer by layer. The beam
 * leans by whole degrees, toward the heavier. Pure.
 */
import type { InputsOf } from "./kinds.ts";
import { margin } from "./margin.ts";

export const scalePlot = { width: 640, height: 336, x: 320, y: 46, arm: 196, string: 70 } as const;

const { x, y, arm, string } = scalePlot;
const stack = { width: 128, height: 132 } as const;
/** Degrees. */
const mostLean = 8;
/** All that is paid, or all that it costs, leans the beam as far as this share of it says. */
const steep = 20;

const rect = (left: number, foot: number, width: number, height: number): string =>
  height <= 0 ? "" : `M${left} ${foot}v${-height}h${width}v${height}z`;

/** @returns paths by the parts of the picture */
export function scalePaths(inputs: InputsOf<"margin">): Readonly<Record<string, string>> {
  const { figures } = margin(inputs);
  const [paid, fees, left] = [figures.paid, figures.fees, figures.left].map(
    (figure) => figure?.value ?? 0,
  ) as [number, number, number];
  const layers = {
    goods: inputs.goods,
    handling: inputs.packaging + inputs.packing + inputs.other,
    postage: inputs.postage,
    fees,
  };
  const heaviest = Math.max(paid, paid - left, 1);
  const tall = (cents: number) => Math.round((cents / heaviest) * stack.height);
  const lean = Math.round(Math.max(-mostLean, Math.min(mostLean, (left / heaviest) * steep)));
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
