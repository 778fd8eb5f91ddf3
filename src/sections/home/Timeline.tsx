import { cx } from "#ui/cx.ts";
import type { Content } from "#content/collections.ts";
import { Stone } from "#illustrations/parts/Stone.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Page } from "#ui/Page.tsx";

type Section = Content<"home">["timeline"];

/** A dotted line leads to the next stone, and from the last one out of the window. */
const furrow = cx(
  "relative ps-14 lg:ps-0 lg:pt-16 print:break-inside-avoid",
  "before:absolute before:top-6 before:-bottom-12 before:left-4.75 before:border-s-2 before:border-dotted before:border-line-strong last:before:bottom-1/2",
  "lg:before:top-4.75 lg:before:-right-12 lg:before:bottom-auto lg:before:left-0 lg:before:border-s-0 lg:before:border-t-2 lg:last:before:-right-[100vw] lg:last:before:bottom-auto",
);

/** One stop on the way: a stone on the line, the day, what stands by then. */
function Milestone({ milestone }: { milestone: Section["milestones"][number] }) {
  return (
    <li className={furrow}>
      <Stone
        seed={milestone.date}
        className="absolute top-1 -left-1 size-10 fill-moss-soft stroke-moss lg:top-0"
      />
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
        <ol className="relative mt-14 grid gap-12 lg:grid-cols-3">
          {timeline.milestones.map((milestone) => (
            <Milestone key={milestone.date} milestone={milestone} />
          ))}
        </ol>
      </Page>
    </section>
  );
}
