import type { PageExists } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { WaysOn } from "#sections/solutions/WaysOn.tsx";
import { Page } from "#ui/Page.tsx";
import { Sql } from "#ui/Sql.tsx";

interface OwnModelsProps {
  models: Content<"forEnterprise">["models"];
  /** What each meaning's query counts. */
  answers: readonly number[];
  exists: PageExists;
}

/** Custom AI Models: one question between two companies, and the two figures that are both right. */
export function OwnModels({ models, answers, exists }: OwnModelsProps) {
  return (
    <section className="own-models">
      <Page>
        <div className="own-head">
          <h2 className="text-heading">{models.title}</h2>
          <p className="text-lead">{models.lead}</p>
        </div>
        <p className="own-asked">“{models.asked}”</p>
        <ol className="own-meanings">
          {models.meanings.map(({ who, means, sql }, i) => (
            <li key={who}>
              <p className="own-who">{who}</p>
              <p className="own-answer">{answers[i]?.toLocaleString("en-US")}</p>
              <p>{means}</p>
              <pre tabIndex={0} role="region" aria-label={`SQL: ${means}`}>
                <Sql sql={sql} />
              </pre>
            </li>
          ))}
        </ol>
        <p className="own-note">{models.note}</p>
        <ul className="own-points">
          {models.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <WaysOn links={models.links} exists={exists} />
      </Page>
    </section>
  );
}
