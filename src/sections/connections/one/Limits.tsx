import type { Content } from "#content/collections.ts";
import { OnwardLink } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";
import type { Connection } from "../rows.ts";

interface LimitsProps {
  limits: Connection["limits"];
  kept: Content<"connection">["kept"];
}

/** What it does not do, said before somebody finds out; and beside it what is stored. */
export function Limits({ limits, kept }: LimitsProps) {
  return (
    <section className="bg-sunken py-section">
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
        <aside className="min-w-0 self-start rounded-[3rem_2rem_3.5rem_2.25rem/2.25rem_3rem_2.25rem_3.25rem] bg-raised px-9 pt-8 pb-9 lg:col-span-4 lg:col-start-9">
          <h2 className="text-title">{kept.title}</h2>
          <ul className="mt-4 grid gap-4">
            {kept.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <OnwardLink link={kept.more} className="mt-4" />
        </aside>
      </Page>
    </section>
  );
}
