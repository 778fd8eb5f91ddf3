import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface PromisesProps {
  promises: Content<"editorialGuidelines">["promises"];
  examples: Content<"editorialGuidelines">["examples"];
  exists: PageExists;
}

/** What depends on people, beside three articles that show a rule at work. */
export function Promises({ promises, examples, exists }: PromisesProps) {
  return (
    <section className="py-section">
      <Page className="promises">
        <div>
          <h2 className="text-heading">{promises.title}</h2>
          <dl>
            {promises.items.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <aside aria-labelledby="examples">
          <h2 id="examples" className="text-title">
            {examples.title}
          </h2>
          <ul>
            {presentLinks(examples.items, exists).map(({ rule, label, href }) => (
              <li key={rule}>
                <p>{rule}</p>
                <TextLink href={href.href}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </aside>
      </Page>
    </section>
  );
}
