import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

/** Export and charts: three steps down from the result, each leading elsewhere. */
export function Leave({ ways }: { ways: Content<"queries">["export"] }) {
  return (
    <section className="py-section">
      <Page>
        <div className="max-w-prose">
          <Eyebrow>{ways.eyebrow}</Eyebrow>
          <h2 className="mt-3 text-heading">{ways.title}</h2>
          <p className="mt-4 text-lead">{ways.lead}</p>
        </div>
        <ol className="exits">
          {ways.ways.map(({ name, text }) => (
            <li key={name}>
              <h3 className="exit-name">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
