import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";

/** How the site reads to eyes, ears and heads that differ. */
export function Senses({ senses }: { senses: Content<"accessibility">["senses"] }) {
  return (
    <section id="senses" className="senses-band">
      <Page>
        <h2 className="text-heading">{senses.title}</h2>
        <dl className="senses">
          {senses.items.map(({ term, text }) => (
            <div key={term}>
              <dt className="text-title">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Page>
    </section>
  );
}
