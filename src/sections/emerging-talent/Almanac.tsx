import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { SeasonSign } from "./SeasonSign.tsx";

interface AlmanacProps {
  year: Content<"emergingTalent">["year"];
  labels: Pick<Content<"interface">, "sample" | "sampleHint">;
}

/** The year as a leaf of an old almanac: four fields between double rules, each with its sign and its four lines. */
export function Almanac({ year, labels }: AlmanacProps) {
  return (
    <section id="year" className="bg-sunken py-section">
      <Page>
        <div className="almanac">
          <div className="almanac-head">
            <h2 className="text-heading">{year.title}</h2>
            <p>{year.lead}</p>
            {year.sample && <SampleMark label={labels.sample} hint={labels.sampleHint} />}
          </div>
          {year.seasons.map(({ id, name, months, ...season }) => (
            <article key={id}>
              <SeasonSign season={id} />
              <h3 className="text-heading">{name}</h3>
              <p className="almanac-months">{months}</p>
              <dl>
                {(["look", "work", "hands", "yield"] as const).map((line) => (
                  <div key={line}>
                    <dt>{year[line]}</dt>
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
