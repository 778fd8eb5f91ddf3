import type { Content } from "#model/kinds.ts";
import { Icon } from "#ui/Icon.tsx";
import { Page } from "#ui/Page.tsx";

/** What always holds, and a sheet of questions with a ruled line for each answer. */
export function Counts({ counts }: { counts: Content<"influencers">["counts"] }) {
  const { sure, ask } = counts;
  return (
    <section className="py-section">
      <Page className="counts">
        <div className="counts-sure">
          <h2 className="text-heading">{counts.title}</h2>
          <h3 className="mt-8 text-title">{sure.title}</h3>
          <ul className="mt-4 grid gap-3">
            {sure.items.map((item) => (
              <li key={item} className="flex gap-3">
                <Icon name="check" className="mt-1.5 size-4 shrink-0 text-moss" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="counts-ask">
          <h3 className="text-title">{ask.title}</h3>
          <p className="mt-2 text-ink-muted">{ask.lead}</p>
          <ol>
            {ask.items.map((item) => (
              <li key={item}>
                {item}
                <span aria-hidden="true" className="counts-line">
                  {ask.answer}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </Page>
    </section>
  );
}
