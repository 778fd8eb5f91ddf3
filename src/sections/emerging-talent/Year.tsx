import type { Content } from "#content/collections.ts";
import { Ridges } from "#illustrations/parts/Ridges.tsx";
import { Band } from "#sections/shared/Band.tsx";
import { here, HeroActions, Sample } from "#sections/shared/parts.tsx";
import { cx } from "#ui/cx.ts";
import type { Season } from "./schema.ts";

/** A year as a hill: twelve plants on an arch of furrows, one for each month, from the seed to the rest after the harvest. */

/** Its feet are below the picture, which the band cuts off. */
const arch = {
  width: 1200,
  top: 78,
  height: 710,
  foot: 900,
  cx: 600,
  cy: 668,
  rx: 520,
  ry: 470,
} as const;

/** Month by month: the stem's height, its pairs of leaves, and whether it is in flower. A seed has no stem. */
const stages: readonly (readonly [tall: number, pairs: number, flower?: true])[] = [
  [0, 0],
  [16, 1],
  [30, 1],
  [46, 2],
  [60, 2],
  [76, 3],
  [88, 3],
  [98, 4, true],
  [102, 4, true],
  [96, 4, true],
  [26, 0],
  [0, 0],
];

const round = (value: number) => String(Math.round(value * 10) / 10);

/** An arch, `inside` units inside the outer one. */
const furrow = (inside: number): string => {
  const [rx, ry] = [arch.rx - inside, arch.ry - inside * 0.9];
  return `M${round(arch.cx - rx)} ${arch.foot}V${arch.cy}A${round(rx)} ${round(ry)} 0 0 1 ${round(arch.cx + rx)} ${arch.cy}V${arch.foot}`;
};

const furrows = Array.from({ length: 5 }, (_, i) => furrow(i * 11)).join("");

/** A leaf from 0, 0 outward, to the right or to the left of the stem. */
const leaf = (y: number, side: number, size: number): string =>
  `M0 ${round(y)}q${round(side * size)} ${round(-size * 0.16)} ${round(side * size * 1.25)} ${round(-size)}q${round(-side * size * 1.1)} ${round(size * 0.1)} ${round(-side * size * 1.25)} ${round(size)}`;

/** Each plant grows at a right angle to the arch. */
const plants = stages.map(([tall, pairs, flower], i) => {
  const turn = Math.PI * (0.075 + (0.85 * i) / (stages.length - 1));
  const x = arch.cx - arch.rx * Math.cos(turn);
  const y = arch.cy - arch.ry * Math.sin(turn);
  const lean = (turn * 180) / Math.PI - 90;
  const heights = Array.from({ length: pairs }, (_, n) => -(tall * (n + 0.7)) / (pairs + 0.7));
  return {
    transform: `translate(${round(x)} ${round(y)}) rotate(${round(lean * 0.8)})`,
    stem: tall === 0 ? "" : `M0 0V${-tall}`,
    leaves: heights.map((at, n) => leaf(at, 1, 21 - n * 2) + leaf(at, -1, 21 - n * 2)).join(""),
    /** The position of its flower, in front of the stem. */
    flower: flower ? -tall : null,
    /** Whether it is in the ground. */
    seed: tall === 0,
  };
});

/** The headline under the hill of a year. */
export const Hero = ({ hero }: { hero: Content<"emergingTalent">["hero"] }) => (
  <Band section="pt-4 pb-12 lg:overflow-y-clip lg:pb-0" className="grid grid-cols-1 gap-4">
    <YearPicture />
    {/* Below the picture on small screens, under its arch on wide ones. */}
    <div className="lg:col-start-1 lg:row-start-1 lg:w-full lg:max-w-148 lg:justify-self-center lg:pt-[22.5%] lg:pb-12 lg:text-center">
      <h1 className="text-display tracking-display">{hero.title}</h1>
      <p className="mt-5 text-lead">{hero.lead}</p>
      <HeroActions
        action={here(hero.action, "apply")}
        onward={here(hero.onward, "year")}
        className="lg:justify-center"
      />
    </div>
  </Band>
);

const petals = Array.from({ length: 9 }, (_, i) => i * 40);

/** Small screens show the hill without its legs. */
const hill =
  "block w-full overflow-visible fill-none stroke-moss stroke-[2.5] max-lg:aspect-12/4 max-lg:overflow-clip max-lg:mask-[linear-gradient(black_60%,transparent)] max-lg:stroke-4 max-lg:[overflow-clip-margin:content-box_1rem] lg:col-start-1 lg:row-start-1";

/** The year as a hill of furrows with a plant for each month. Decoration: the almanac below says the same. */
const YearPicture = () => (
  <svg
    aria-hidden="true"
    viewBox={`0 ${arch.top} ${arch.width} ${arch.height - arch.top}`}
    preserveAspectRatio="xMidYMin slice"
    className={hill}
    strokeLinecap="round"
  >
    <path d={furrow(22)} className="stroke-clay-soft stroke-[52]" strokeLinecap="butt" />
    <Ridges d={furrows} dark="stroke-clay/70" depth={2} />
    {plants.map(({ transform, stem, leaves, flower, seed }) => (
      <g key={transform} transform={transform}>
        {seed && <ellipse cy="7" rx="9" ry="6" className="fill-moss stroke-none" />}
        <path d={stem} />
        <path d={leaves} className="fill-moss-soft stroke-[1.5]" />
        {flower !== null && (
          <g transform={`translate(0 ${flower})`} className="fill-raised stroke-[1.25]">
            {petals.map((turn) => (
              <ellipse
                key={turn}
                cy="-13"
                rx="5"
                ry="10"
                transform={turn === 0 ? undefined : `rotate(${turn})`}
              />
            ))}
            <circle r="6" className="fill-moss" />
          </g>
        )}
      </g>
    ))}
  </svg>
);

const page =
  "grid grid-cols-[minmax(0,1fr)_auto] content-start border-t border-line-strong px-5 pt-6 pb-7 lg:px-12 lg:py-10";

/** The year as a page of an almanac: four seasons, each with a drawing and four lines. */
export const YearCalendar = ({ year }: { year: Content<"emergingTalent">["year"] }) => (
  <Band id="year" ground="sunken">
    <div className="grid grid-cols-1 border-6 border-double border-line-strong bg-raised shadow-raised lg:grid-cols-2">
      <div className="grid justify-items-center gap-3 px-5 py-9 text-center lg:col-span-full lg:py-12">
        <h2 className="text-heading">{year.title}</h2>
        <p className="max-w-form">{year.lead}</p>
        <Sample when={year.sample} />
      </div>
      {year.seasons.map(({ id, name, months, ...season }, i) => (
        <article key={id} className={cx(page, i % 2 === 1 && "lg:border-l")}>
          <SeasonPicture season={id} />
          <h3 className="text-heading">{name}</h3>
          <p className="text-small/body text-ink-muted">{months}</p>
          <dl className="col-span-full mt-3">
            {(["look", "work", "hands", "yield"] as const).map((line) => (
              <div
                key={line}
                className="grid grid-cols-1 border-t border-dotted border-line-strong py-2.5 sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:gap-4"
              >
                <dt className="font-display text-clay italic">{year[line]}</dt>
                <dd>{season[line]}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </div>
  </Band>
);

/** What a gardener does in each season, in a box of 120 by 90: the ground and plants, and the work. */
const signs: Readonly<Record<Season, readonly [grows: string, done: string]>> = {
  sowing: [
    "M6 64H114M6 72H114M6 80H114",
    "M60 12v14M60 34v.1M38 22v14M38 44v.1M82 22v14M82 44v.1M24 58v.1M49 58v.1M71 58v.1M96 58v.1",
  ],
  thinning: [
    "M6 80H114M24 80V40M24 58q-14-2-16-14 14 0 16 14M24 52q14-2 16-14-14 0-16 14M96 80V36M96 56q-14-2-16-14 14 0 16 14M96 50q14-2 16-14-14 0-16 14",
    "M60 62V22M60 44q-12-2-14-13 12 1 14 13M60 40q12-2 14-13-12 1-14 13M52 72l16-6M60 14V6M50 12l-3-6M70 12l3-6",
  ],
  grafting: [
    "M6 80H114M52 80V52L60 62L68 52V80",
    "M60 62L52 50V30L60 12L68 30V50zM60 28q14-2 20-16M60 34q-14-2-20-16M46 54q14 5 28 0M46 62q14 5 28 0M46 70q14 5 28 0",
  ],
  harvest: [
    "M6 80H114M30 80q-4-24 4-44M60 80V30M90 80q4-24-4-44",
    "M28 38q2-18 12-22 4 14-12 22M54 32q-2-18 6-26 8 8 6 26-6 4-12 0M92 38q-2-18-12-22-4 14 12 22M14 64q46 22 92 0",
  ],
};

/** The season's drawing. Decoration. */
function SeasonPicture({ season }: { season: Season }) {
  const [grows, done] = signs[season];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 90"
      className="col-2 row-[1/span_2] w-26 fill-none stroke-line-strong stroke-[1.5] stroke-round lg:w-32"
    >
      <path d={grows} />
      <path d={done} className="stroke-clay stroke-[2.25]" />
    </svg>
  );
}
