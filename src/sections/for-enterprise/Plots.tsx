import { rakedLine, type Stone } from "#illustrations/rake/flow.ts";
import { toPath } from "#illustrations/rake/path.ts";
import { cx } from "#ui/cx.ts";

/** Three plots side by side, and one apart: left edge, width, and the stones in it. */
const plots: readonly { x: number; width: number; stones: readonly Stone[] }[] = [
  { x: 0, width: 240, stones: [] },
  {
    x: 260,
    width: 240,
    stones: [
      { cx: 340, cy: 110, rx: 44, ry: 34, squareness: 2.2 },
      { cx: 438, cy: 190, rx: 30, ry: 24, squareness: 2.2 },
    ],
  },
  { x: 520, width: 240, stones: [] },
  {
    x: 880,
    width: 320,
    stones: [
      { cx: 980, cy: 170, rx: 52, ry: 42, squareness: 2.3 },
      { cx: 1110, cy: 100, rx: 34, ry: 26, squareness: 2.2 },
    ],
  },
];
const height = 280;
const gap = 14;

const rake = (x: number, width: number, stones: readonly Stone[]): string =>
  Array.from({ length: Math.floor((height - 24) / gap) }, (_, i) =>
    toPath(rakedLine(stones, 12 + gap * (i + 0.5), x + 12, x + width - 12, 24)),
  ).join("");

/** A fence from above: posts along a line. */
const fence = (x: number, width: number): string => `M${x} 2H${x + width}V${height - 2}H${x}z`;

/** The garden from above: plots behind fences, and one behind a wall. */
export function Plots({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-6 -6 1212 ${height + 12}`}
      className="block w-full fill-none"
    >
      {plots.map(({ x, width, stones }, i) => (
        <g key={x}>
          <path
            className={cx(
              i === plots.length - 1
                ? "stroke-ink stroke-9"
                : "stroke-line-strong stroke-2 [stroke-dasharray:2_7]",
              stones.length > 0 && "fill-raised",
            )}
            d={fence(x, width)}
          />
          <path className="stroke-line-strong opacity-60" d={rake(x, width, stones)} />
          {stones.map((stone) => (
            <ellipse
              key={stone.cx}
              className="fill-moss"
              cx={stone.cx}
              cy={stone.cy}
              rx={stone.rx - 5}
              ry={stone.ry - 5}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
