import { rakedLine, type Stone } from "#illustrations/rake/flow.ts";
import { toPath } from "#illustrations/rake/path.ts";
import { seeded } from "#lib/random/seeded.ts";
import { articleLimits } from "#content/articles/limits.ts";

interface MeasureProps {
  /** Words of each published article. */
  lengths: readonly number[];
  /** The picture in words. */
  label: string;
  least: string;
  most: string;
}

const { min, max } = articleLimits.words;
/** The two ends of the rule, each with a stone on it, in the picture's 1200 units. */
const [from, to, ground] = [110, 1090, 190];
const xOf = (words: number): number => from + ((to - from) * (words - min)) / (max - min);
const stones: readonly Stone[] = [
  { cx: from - 44, cy: ground + 28, rx: 34, ry: 26, squareness: 2.2 },
  { cx: to + 44, cy: ground + 28, rx: 36, ry: 28, squareness: 2.2 },
];

/** A blade that grows from the ground at an article's length, leaning as the wind has it. */
function blade(words: number, random: () => number): string {
  const [x, tall, lean] = [xOf(words), 70 + 90 * random(), (random() - 0.5) * 60];
  const tip = `${(x + lean).toFixed(1)} ${(ground - tall).toFixed(1)}`;
  const bend = `${(x + lean * 0.15).toFixed(1)} ${(ground - tall * 0.6).toFixed(1)}`;
  return `M${(x - 2.5).toFixed(1)} ${String(ground)}Q${bend} ${tip}Q${bend} ${(x + 2.5).toFixed(1)} ${String(ground)}z`;
}

/** In the picture's units. Twice as large on a phone, where the picture is about half as wide. */
const letters = "fill-ink text-[130%] font-medium max-md:text-[260%]";

/** Every article along the rule of its length. */
export function Measure({ lengths, label, least, most }: MeasureProps) {
  const random = seeded("blades");
  const furrows = [14, 28, 42, 56].map((deep) =>
    toPath(rakedLine(stones, ground + deep, 0, 1200, 40)),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 1200 290"
      className="min-h-36 w-full overflow-visible"
    >
      <path className="fill-none stroke-line-strong/70" d={furrows.join("")} />
      <path className="fill-moss" d={lengths.map((words) => blade(words, random)).join("")} />
      <path
        className="stroke-moss stroke-3"
        d={`M${String(from)} ${String(ground)}H${String(to)}`}
      />
      {stones.map(({ cx, cy, rx, ry }) => (
        <ellipse key={cx} className="fill-ink-muted" cx={cx} cy={cy} rx={rx - 4} ry={ry - 4} />
      ))}
      <text x={from} y="282" className={letters}>
        {least}
      </text>
      <text x={to} y="282" textAnchor="end" className={letters}>
        {most}
      </text>
    </svg>
  );
}
