import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

type Section = Content<"ai">["demo"];

function Side({ title, points }: Section["here"]) {
  return (
    <div>
      <h3 className="text-title">{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

/** What answers on this page, and what answers in the product, said plainly side by side. */
export function HowItAnswers({ demo }: { demo: Section }) {
  return (
    <section className="bg-night py-section text-on-night">
      <Page>
        <Eyebrow ground="night">{demo.eyebrow}</Eyebrow>
        <h2 className="mt-3 max-w-prose text-heading">{demo.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{demo.lead}</p>
        {demo.figures.length > 0 && (
          <dl className="ai-figures">
            {demo.figures.map(({ figure, text }) => (
              <div key={text}>
                <dt>{text}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="ai-sides">
          <Side {...demo.here} />
          <Side {...demo.product} />
        </div>
      </Page>
    </section>
  );
}
