import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface RulesProps {
  rules: Content<"careers">["rules"];
  exists: PageExists;
}

/** What we say at the left, what anybody can check at the right, and a furrow from one to the other. */
export function Rules({ rules, exists }: RulesProps) {
  return (
    <section className="py-section">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 className="text-heading lg:col-span-7">{rules.title}</h2>
          <p className="max-w-form text-lead lg:col-span-5">{rules.lead}</p>
        </div>
        <ol className="house-rules">
          {rules.items.map(({ rule, proof, link }) => (
            <li key={rule}>
              <h3>{rule}</h3>
              <div>
                <p>{proof}</p>
                {presentLinks([link], exists).map(({ label, href }) => (
                  <TextLink key={label} look="onward" href={href.href}>
                    <span className="sr-only">{rules.check}: </span>
                    {label}
                  </TextLink>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
