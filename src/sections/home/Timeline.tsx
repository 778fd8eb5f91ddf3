import type { Content } from "#model/kinds.ts";
import { Stone } from "#pictures/parts/Stone.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Page } from "#ui/Page.tsx";

type Section = Content<"home">["timeline"];

/** One stop on the way: a stone on the line, the day, what stands by then. */
function Milestone({ milestone }: { milestone: Section["milestones"][number] }) {
  return (
    <li className="milestone">
      <Stone seed={milestone.date} className="milestone-stone fill-moss-soft stroke-moss" />
      <p className="font-display text-heading">{milestone.date}</p>
      <h3 className="mt-2 text-title">{milestone.title}</h3>
      <ul className="mt-5 grid gap-3 text-ink-muted">
        {milestone.items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon name="check" className="mt-1.5 size-4 shrink-0 text-moss" />
            {item}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Seven days as a furrow with three stones; it runs down the page on narrow windows. */
export function Timeline({ timeline }: { timeline: Section }) {
  return (
    <section className="overflow-x-clip bg-sunken py-section">
      <Page>
        <h2 className="text-heading">{timeline.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{timeline.lead}</p>
        <ol className="milestones">
          {timeline.milestones.map((milestone) => (
            <Milestone key={milestone.date} milestone={milestone} />
          ))}
        </ol>
      </Page>
    </section>
  );
}
