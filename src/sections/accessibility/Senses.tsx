import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";

/** How the site reads to eyes, ears and heads that differ. */
export function Senses({ senses }: { senses: Content<"accessibility">["senses"] }) {
  return (
    <section id="senses" className="pb-section">
      <Page>
        <h2 className="text-heading">{senses.title}</h2>
        <dl className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-2 xl:grid-cols-4">
          {senses.items.map(({ term, text }) => (
            <div key={term} className="border-l-4 border-double border-line-strong pl-5">
              <dt className="font-display text-title font-medium">{term}</dt>
              <dd className="mt-1.5 text-ink-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Page>
    </section>
  );
}
