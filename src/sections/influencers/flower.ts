/** Lays out a flower from above: its florets as sunflowers set them, its petals, and the way of the bee. */

export const flower = { width: 720, height: 640, cx: 430, cy: 318, head: 168, tip: 292 } as const;

const round = (value: number): string => String(Math.round(value * 10) / 10);
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Where an angle and a distance from the middle lead. */
const at = (angle: number, reach: number): string =>
  `${round(flower.cx + reach * Math.cos(angle))} ${round(flower.cy + reach * Math.sin(angle))}`;

/** One floret as a dot: a stroke without length and with round ends. */
const dot = (place: string): string => `M${place}h0`;

/**
 * @param placed how many florets
 * @param returned how many of them are empty, spread evenly over the head
 * @returns path data of dots, full and empty, and their breadth
 */
export function florets(placed: number, returned: number) {
  const spread = (flower.head - 16) / Math.sqrt(Math.max(placed, 1));
  const places = Array.from({ length: placed }, (_, i) =>
    at(i * goldenAngle, spread * Math.sqrt(i + 0.5)),
  );
  const isEmpty = (i: number) => (i * returned) % placed < returned && returned > 0;
  return {
    full: places.filter((_, i) => !isEmpty(i)).map(dot),
    empty: places.filter((_, i) => isEmpty(i)).map(dot),
    breadth: Math.round(spread * 1.24),
  };
}

/** A ring of petals between the head and their tips. */
export function petals(count: number, turn: number, tip: number): string {
  const half = (Math.PI / count) * 0.94;
  const base = flower.head - 12;
  const belly = base + (tip - base) * 0.62;
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) * 2 * Math.PI) / count;
    const [left, right] = [angle - half, angle + half];
    return (
      `M${at(left, base)}Q${at(left - half * 0.22, belly)} ${at(angle, tip)}` +
      `Q${at(right + half * 0.22, belly)} ${at(right, base)}`
    );
  }).join("");
}

/** From the far end of the garden, with one loop, as far as the bee; below the words, whatever their length. */
export const flight =
  "M-640 640C-440 690-250 636-110 622S64 590 72 506 4 424-22 470 0 560 52 520 60 400 66 244";
