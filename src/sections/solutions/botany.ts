/** Leaves and flowers as path data, for the drawn plants of these pages, and the colors of their parts. Pure. */

export const plantClasses = {
  earth: "stroke-line-strong",
  root: "stroke-clay stroke-[2.5]",
  leaf: "fill-moss stroke-moss-soft stroke-[1.5]",
  petals: "fill-persimmon-soft stroke-persimmon",
  cone: "fill-rust",
} as const;

interface Place {
  readonly x: number;
  readonly y: number;
  /** In degrees, clockwise from upright. */
  readonly turn: number;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** A point at a distance along and across a direction. */
function from({ x, y, turn }: Place, along: number, across: number): string {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return `${round(x + along * sin + across * cos)} ${round(y - along * cos + across * sin)}`;
}

/** A leaf from its foot to its tip, with the rib down its middle. */
export function leaf(place: Place, length: number, width: number): string {
  const at = (along: number, across: number) => from(place, along * length, across * width);
  return (
    `M${at(0, 0)}C${at(0.2, 0.7)} ${at(0.7, 0.55)} ${at(1, 0)}` +
    `C${at(0.7, -0.55)} ${at(0.2, -0.7)} ${at(0, 0)}M${at(0.08, 0)}L${at(0.82, 0)}`
  );
}

/** Petals around a cone; they hang a little, as those of a coneflower do. */
export const petals = (x: number, y: number, size: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const turn = 62 + (236 * i) / (count - 1);
    return leaf({ x, y, turn }, size, size * 0.24);
  }).join("");

/** The cone above the petals. */
export const cone = (x: number, y: number, size: number): string =>
  `M${round(x - size * 0.42)} ${round(y + size * 0.06)}C${round(x - size * 0.42)} ${round(y - size * 0.55)} ` +
  `${round(x + size * 0.42)} ${round(y - size * 0.55)} ${round(x + size * 0.42)} ${round(y + size * 0.06)}` +
  `C${round(x + size * 0.2)} ${round(y + size * 0.2)} ${round(x - size * 0.2)} ${round(y + size * 0.2)} ${round(x - size * 0.42)} ${round(y + size * 0.06)}z`;
