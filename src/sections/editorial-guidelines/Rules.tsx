import { articleLimits } from "#content/articles/limits.ts";
import type { Content } from "#content/collections.ts";
import { Rock } from "#illustrations/parts/Rock.tsx";
import { type Stone, withLevels } from "#illustrations/rake/flow.ts";
import { rakedPath } from "#illustrations/rake/path.ts";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { Band, SplitHead } from "#sections/shared/Band.tsx";

const count = (value: number): string => value.toLocaleString("en-US");

/** The limits of the checks, for quotes in the rules' texts. */
export const limits = {
  least: count(articleLimits.words.min),
  most: count(articleLimits.words.max),
  paragraph: count(articleLimits.paragraph),
  grade: count(articleLimits.grade),
  sentence: count(articleLimits.sentence),
} as const;

/** @param text with names of limits in brackets */
const quote = (text: string): string => interpolate(text, limits);

/** @param lengths words of each published article */
const measured = (lengths: readonly number[]) => ({
  ...limits,
  count: count(lengths.length),
  shortest: count(Math.min(...lengths)),
  longest: count(Math.max(...lengths)),
});

/** The rules with the numbers that the checks use, and all articles along a scale of length. */
export function Rules({
  rules,
  measure,
  lengths,
}: Pick<Content<"editorialGuidelines">, "rules" | "measure"> & { lengths: readonly number[] }) {
  const figures = measured(lengths);
  return (
    <Band ground="sunken">
      <SplitHead title={rules.title} lead={rules.lead} />
      <figure className="mt-band">
        <h3 className="text-title">{interpolate(measure.title, figures)}</h3>
        <Measure
          lengths={lengths}
          label={interpolate(measure.picture, figures)}
          least={figures.least}
          most={`${figures.most} ${measure.unit}`}
        />
        <figcaption className="mt-3 max-w-160 text-small/body text-ink-muted">
          {interpolate(measure.caption, figures)}
        </figcaption>
      </figure>
      <dl className="mt-band border-b border-line-strong">
        {rules.items.map(({ figure, rule, why }) => (
          <div
            key={figure}
            className="grid grid-cols-1 gap-x-16 gap-y-3 border-t border-line-strong py-6 lg:grid-cols-7-5 lg:items-end"
          >
            <dt>
              <b className="block font-display text-heading font-medium tracking-tight">
                {quote(figure)}
              </b>{" "}
              <span className="font-medium">{quote(rule)}</span>
            </dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

interface MeasureProps {
  /** Words of each published article. */
  lengths: readonly number[];
  /** The picture's text alternative. */
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

/** A blade of grass at an article's length. */
function blade(words: number, random: () => number): string {
  const [x, tall, lean] = [xOf(words), 70 + 90 * random(), (random() - 0.5) * 60];
  const tip = `${(x + lean).toFixed(1)} ${(ground - tall).toFixed(1)}`;
  const bend = `${(x + lean * 0.15).toFixed(1)} ${(ground - tall * 0.6).toFixed(1)}`;
  return `M${(x - 2.5).toFixed(1)} ${ground}Q${bend} ${tip}Q${bend} ${(x + 2.5).toFixed(1)} ${ground}z`;
}

/** In the picture's units. Twice as large on a phone, where the picture is about half as wide. */
const letters = "fill-ink text-[130%] font-medium max-md:text-[260%]";

/** Every article as a blade of grass along a scale of length. */
function Measure({ lengths, label, least, most }: MeasureProps) {
  const random = seededRandom("blades");
  const levels = [14, 28, 42, 56].map((deep) => ground + deep);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 1200 290"
      className="min-h-36 w-full overflow-visible"
    >
      <path
        className="fill-none stroke-line-strong/70"
        d={rakedPath(withLevels(stones, ground + 7, 14), levels, [0, 1200])}
      />
      <path className="fill-moss" d={lengths.map((words) => blade(words, random)).join("")} />
      <path className="stroke-moss stroke-3" d={`M${from} ${ground}H${to}`} />
      {stones.map((stone) => (
        <Rock key={stone.cx} at={stone} className="text-ink-muted" />
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
