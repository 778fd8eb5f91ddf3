/** One plant in four years, from the side: much the same above the ground, and a larger root below it each year. */
import { cx } from "#ui/cx.ts";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { Stalk, stalk, type StalkPaths } from "./parts/Stalk.tsx";
import { rootPath } from "./roots.ts";

const ground = 150;

/** A stalk with leaves to both sides, its foot at 0, 0. */
function shoot(tall: number, lean: number): StalkPaths {
  const leaves = [0.3, 0.5, 0.68].map((share) => ({
    x: Math.round(lean * share * share),
    y: -Math.round(tall * share),
    reach: 34,
    rise: 26,
  }));
  return stalk(`M0 0Q0-${Math.round(tall * 0.6)} ${lean}-${tall}`, leaves);
}

/** One summer's drawing, from 0: the plant's foot is at 0, 0, its roots have that year's size. */
export function summer(year: number) {
  const next = seededRandom(`year ${year}`);
  const headings = year === 0 ? [0] : year === 1 ? [-0.5, 0.5] : [-0.95, 0, 0.95];
  const [length, parts] = [17 + year * 11, 2 + Math.min(year, 2)];
  const roots = headings.map((heading) => rootPath({ x: 0, y: 0, heading, length, parts }, next));
  const stalks = Array.from({ length: year === 0 ? 1 : 2 }, (_, i) => ({
    lean: Math.round(i * 44 - (year === 0 ? -6 : 22) + next() * 10),
    tall: Math.round((year === 0 ? 84 : 106) + next() * 16),
  }));
  return {
    roots: roots.join(""),
    stalks: stalks.map(({ lean, tall }) => ({ lean, tall, paths: shoot(tall, lean) })),
  };
}

function Year({ year }: { year: number }) {
  const { roots, stalks } = summer(year);
  return (
    <svg
      viewBox={`-150 -${ground} 300 330`}
      className="h-auto w-full overflow-visible fill-none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path className="stroke-clay stroke-2" d={roots} />
      {stalks.map(({ lean, tall, paths }) => (
        <g key={lean}>
          <Stalk {...paths} />
          <circle cx={lean} cy={-tall - 9} r="10" className="fill-rust stroke-none" />
        </g>
      ))}
    </svg>
  );
}

/** Soil from its surface down, darker the deeper. It goes from edge to edge of the window. */
export const soil = "border-t-2 border-clay bg-linear-to-b from-clay-soft to-soil";

interface FourYearsProps {
  /** Alternative text. */
  label: string;
  captions: readonly string[];
}

export const FourYears = ({ label, captions }: FourYearsProps) => (
  <div
    role="img"
    aria-label={label}
    className="relative isolate -mx-2 grid grid-cols-4 text-center text-small/body sm:mx-0"
  >
    {captions.map((caption, year) => (
      <div key={caption} aria-hidden="true" className="relative pb-4">
        <span className="absolute inset-0 -z-1 flex flex-col">
          {/* As high as the drawing above the ground. */}
          <span className="aspect-2/1" />
          <span className={cx(soil, "-mx-[100vw] flex-1")} />
        </span>
        <Year year={year} />
        {caption}
      </div>
    ))}
  </div>
);
