import type { Content } from "#content/collections.ts";
import { LinkRow } from "#sections/shared/links.tsx";
import { Band } from "#sections/shared/Band.tsx";
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
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-7-5 lg:items-end">
        <h2 className="text-heading">{models.title}</h2>
        <p className="text-lead">{models.lead}</p>
      </div>
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
            <pre
              className="scroll-shadow mt-4 overflow-x-auto rounded-medium bg-sunken p-4 text-small/body lg:text-start"
              tabIndex={0}
              role="region"
              aria-label={`SQL: ${means}`}
            >
              <Sql sql={sql} />
            </pre>
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
