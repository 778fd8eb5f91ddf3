import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";

/** Below three furrows. The middle rows are indented, like furrows that run around a stone. */
const row =
  "grid grid-cols-1 gap-x-10 gap-y-2 bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_0.0625rem,transparent_0.0625rem_0.25rem)] bg-size-[100%_0.5625rem] bg-no-repeat pt-7 pb-8 lg:grid-cols-7-5 lg:items-end lg:pt-9 lg:pb-10 lg:nth-2:pl-12 lg:nth-3:pl-20 lg:nth-4:pl-12";

/** How the team works, one habit a row. */
export function Habits({ habits }: { habits: Content<"about">["habits"] }) {
  return (
    <section className="py-section">
      <Page>
        <h2 className="text-lead/body text-ink-muted">{habits.title}</h2>
        <dl className="mt-6">
          {habits.items.map(({ title, text }) => (
            <div key={title} className={row}>
              <dt className="font-display text-heading font-medium tracking-tight text-balance">
                {title}
              </dt>
              <dd className="max-w-136 text-ink-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Page>
    </section>
  );
}
