import type { Content } from "#content/collections.ts";
import { LinkRow } from "#sections/shared/links.tsx";
import { Band, SplitHead } from "#sections/shared/Band.tsx";
import { CodeRegion } from "#sections/shared/Code.tsx";
import { Sql } from "#ui/Sql.tsx";

interface CustomModelsProps {
  models: Content<"forEnterprise">["models"];
  /** The result of each meaning's query. */
  answers: readonly number[];
}

/** Custom AI Models: one question, and its answer for each of two companies. */
export function CustomModels({ models, answers }: CustomModelsProps) {
  return (
    <Band>
      <SplitHead title={models.title} lead={models.lead} />
      <p className="mt-[clamp(2.5rem,6vw,5rem)] text-center font-display text-heading/[1.15] italic">
        “{models.asked}”
      </p>
      <ol className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-24">
        {models.meanings.map(({ who, means, sql }, i) => (
          <li
            key={who}
            className="border-t-4 border-double border-line-strong pt-6 lg:first:text-end"
          >
            <p className="text-small/body text-ink-muted">{who}</p>
            <p className="font-display text-display/[1.15] font-medium tracking-display text-moss">
              {answers[i]?.toLocaleString("en-US")}
            </p>
            <p>{means}</p>
            <CodeRegion label={`SQL: ${means}`} className="mt-4 lg:text-start">
              <Sql sql={sql} />
            </CodeRegion>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-center text-small/body text-ink-muted">{models.note}</p>
      <ul className="mt-14 grid gap-x-10 gap-y-4 md:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,4fr)]">
        {models.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <LinkRow links={models.links} className="mt-6 gap-y-1" />
    </Band>
  );
}
