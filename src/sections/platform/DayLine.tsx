import { rakedLine, type Stone } from "#illustrations/rake/flow.ts";
import { toPath } from "#illustrations/rake/path.ts";
import { seeded } from "#lib/random/seeded.ts";
import { dayHours } from "./schema.ts";

interface DayLineProps {
  /** Hours that come back, chore by chore; they stand first. */
  back: readonly number[];
  /** The day, by which its tangle is drawn. */
  seed: string;
  label: string;
}

/** In the drawing's units. */
const hour = 100;
const height = 72;
const furrows = [8, 22, 36, 50, 64];

/** A line that nobody has raked: up and down across the strip, and back over itself. */
function tangle(seed: string, from: number, to: number): string {
  const random = seeded(`tangle of ${seed}`);
  let [x, path] = [from + 8, `M${String(from + 8)} ${String(height / 2)}`];
  while (x < to - 30) {
    const y = () => Math.round(4 + random() * (height - 8));
    const back = Math.round(18 + random() * 26);
    const next = Math.round(x + 14 + random() * 12);
    path += `C${String(x + back)} ${String(y())} ${String(next - back)} ${String(y())} ${String(next)} ${String(y())}`;
    x = next;
  }
  return path;
}

/** Eight hours from left to right: raked with a stone for each chore that is taken over, tangled where a person is needed. */
export function DayLine({ back, seed, label }: DayLineProps) {
  const all = back.reduce((sum, each) => sum + each, 0);
  const stones = back.map((hours, i): Stone => {
    const before = back.slice(0, i).reduce((sum, each) => sum + each, 0);
    return { cx: (before + hours / 2) * hour, cy: 36, rx: 16 + hours * 9, ry: 17, squareness: 2.2 };
  });
  const end = all * hour;
  const raked = furrows.map((level) => toPath(rakedLine(stones, level, 0, end - 6, 14))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${dayHours * hour} ${height}`}
      preserveAspectRatio="none"
      className="block h-18 w-full fill-none"
    >
      <path
        vectorEffect="non-scaling-stroke"
        className="stroke-line-strong forced-colors:stroke-[CanvasText]"
        d={tangle(seed, end, dayHours * hour)}
      />
      <path
        vectorEffect="non-scaling-stroke"
        className="stroke-moss forced-colors:stroke-[CanvasText]"
        d={raked}
      />
      {stones.map(({ cx, cy, rx, ry }) => (
        <ellipse
          key={cx}
          cx={cx}
          cy={cy}
          rx={rx - 4}
          ry={ry - 4}
          className="fill-moss forced-colors:fill-[CanvasText]"
        />
      ))}
    </svg>
  );
}
