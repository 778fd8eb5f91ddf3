import type { Content } from "#content/collections.ts";
import { Band } from "#sections/shared/Band.tsx";
import { Sample } from "#sections/shared/marks.tsx";
import { cx } from "#ui/cx.ts";
import type { Season } from "./schema.ts";

const page =
  "grid grid-cols-[minmax(0,1fr)_auto] content-start border-t border-ink px-5 pt-6 pb-7 lg:px-12 lg:py-10";

/** The year as a page of an almanac: four seasons, each with a drawing and four lines. */
export function YearCalendar({ year }: { year: Content<"emergingTalent">["year"] }) {
  return (
    <Band id="year" ground="sunken">
      <div className="grid grid-cols-1 border-6 border-double border-ink bg-raised lg:grid-cols-2">
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
                  className="grid grid-cols-1 border-t border-dotted border-line-strong py-2.5 sm:grid-cols-[6.25rem_minmax(0,1fr)] sm:gap-4"
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
}

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
      className="col-2 row-[1/span_2] w-26 fill-none stroke-line-strong stroke-[1.5] lg:w-32"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={grows} />
      <path d={done} className="stroke-clay stroke-[2.25]" />
    </svg>
  );
}
