import type { Content } from "#content/collections.ts";
import { existingLinks } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface PromisesProps {
  promises: Content<"editorialGuidelines">["promises"];
  examples: Content<"editorialGuidelines">["examples"];
}

/** What depends on people, beside three articles that show a rule at work. */
export function Promises({ promises, examples }: PromisesProps) {
  return (
    <section className="py-section">
      <Page className="grid grid-cols-1 gap-16 lg:grid-cols-8-4">
        <div>
          <h2 className="text-heading">{promises.title}</h2>
          <dl className="mt-10 grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-2">
            {promises.items.map(({ term, text }) => (
              <div key={term}>
                <dt className="font-display text-title font-medium">{term}</dt>
                <dd className="mt-2 text-ink-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <aside
          aria-labelledby="examples"
          className="self-start rounded-stone bg-moss-soft p-8 lg:sticky lg:top-[calc(var(--header-height)+2rem)]"
        >
          <h2 id="examples" className="text-title">
            {examples.title}
          </h2>
          <ul>
            {existingLinks(examples.items).map(({ rule, label, href }) => (
              <li key={rule} className="mt-6">
                <p className="text-small/body">{rule}</p>
                <TextLink href={href.href}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </aside>
      </Page>
    </section>
  );
}
