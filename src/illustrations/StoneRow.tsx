/** Nine different stones on one furrow, one for each database. Decoration. */
import { rakedLine, type Stone } from "#illustrations/rake/flow.ts";
import { toPath } from "#illustrations/rake/path.ts";

const stones: readonly Stone[] = [
  { cx: 70, cy: 76, rx: 40, ry: 30, squareness: 2 },
  { cx: 212, cy: 84, rx: 52, ry: 34, squareness: 2.4 },
  { cx: 348, cy: 70, rx: 28, ry: 21, squareness: 2 },
  { cx: 484, cy: 82, rx: 46, ry: 39, squareness: 2.2 },
  { cx: 630, cy: 74, rx: 58, ry: 31, squareness: 2.6 },
  { cx: 776, cy: 82, rx: 42, ry: 41, squareness: 2.3 },
  { cx: 914, cy: 71, rx: 52, ry: 28, squareness: 2 },
  { cx: 1046, cy: 83, rx: 38, ry: 34, squareness: 2.4 },
  { cx: 1152, cy: 74, rx: 31, ry: 24, squareness: 2 },
];
const levels = Array.from({ length: 12 }, (_, i) => 6.5 + 13 * i);

export function StoneRow({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-360 0 1920 156"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      fill="none"
      stroke="currentColor"
    >
      <path d={levels.map((level) => toPath(rakedLine(stones, level, -360, 1560, 24))).join("")} />
      <g stroke="none">
        {stones.map(({ cx, cy, rx, ry }) => (
          // Lit from the upper left.
          <g
            key={cx}
            className="fill-moss-soft nth-2:fill-clay-soft nth-5:fill-persimmon-soft nth-8:fill-clay-soft"
          >
            <ellipse cx={cx + 5} cy={cy + 7} rx={rx - 6} ry={ry - 7} className="fill-shade" />
            <ellipse cx={cx} cy={cy} rx={rx - 5} ry={ry - 5} />
            <ellipse
              cx={cx - rx * 0.25}
              cy={cy - ry * 0.3}
              rx={rx * 0.45}
              ry={ry * 0.3}
              className="fill-on-night/40"
            />
          </g>
        ))}
      </g>
    </svg>
  );
}
