import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import type { Connection } from "../rows.ts";

interface LimitsProps {
  limits: Connection["limits"];
  kept: Content<"connection">["kept"];
  exists: PageExists;
}

/** What it does not do, said before somebody finds out; and beside it what is stored. */
export function Limits({ limits, kept, exists }: LimitsProps) {
  return (
    <section className="later-band bg-sunken py-(--section-space)">
      <Page className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <h2 className="text-heading">{limits.title}</h2>
          <dl className="mt-6">
            {limits.items.map(({ title, text }) => (
              <div key={title} className="border-t border-line py-5">
                <dt className="font-display text-title">{title}</dt>
                <dd className="mt-2 max-w-prose text-ink-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <aside className="connection-kept lg:col-span-4 lg:col-start-9">
          <h2 className="text-title">{kept.title}</h2>
          <ul className="mt-4 grid gap-4">
            {kept.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {presentLinks([kept.more], exists).map(({ label, href }) => (
            <TextLink key={label} look="onward" href={href.href} className="mt-4">
              {label}
            </TextLink>
          ))}
        </aside>
      </Page>
    </section>
  );
}
