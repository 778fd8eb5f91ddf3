import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { SeasonSign } from "./SeasonSign.tsx";

interface AlmanacProps {
  year: Content<"emergingTalent">["year"];
  labels: Pick<Content<"interface">, "sample" | "sampleHint">;
}

const page =
  "grid grid-cols-[minmax(0,1fr)_auto] content-start border-t border-ink px-5 pt-6 pb-7 lg:px-12 lg:py-10";

/** The year as a leaf of an old almanac: four fields between double rules, each with its sign and its four lines. */
export function Almanac({ year, labels }: AlmanacProps) {
  return (
    <section id="year" className="bg-sunken py-section">
      <Page>
        <div className="grid grid-cols-1 border-6 border-double border-ink bg-raised lg:grid-cols-2">
          <div className="grid justify-items-center gap-3 px-5 py-9 text-center lg:col-span-full lg:py-12">
            <h2 className="text-heading">{year.title}</h2>
            <p className="max-w-form">{year.lead}</p>
            {year.sample && <SampleMark label={labels.sample} hint={labels.sampleHint} />}
          </div>
          {year.seasons.map(({ id, name, months, ...season }, i) => (
            <article key={id} className={cx(page, i % 2 === 1 && "lg:border-l")}>
              <SeasonSign season={id} />
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
      </Page>
    </section>
  );
}
