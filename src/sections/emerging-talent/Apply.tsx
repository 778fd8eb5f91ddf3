import type { Content } from "#content/collections.ts";
import { Faq } from "#sections/shared/Faq.tsx";
import { LinkRow } from "#sections/shared/links.tsx";
import { mailTo } from "#sections/shared/mail.ts";
import { Band } from "#sections/shared/Band.tsx";
import { Sample } from "#sections/shared/marks.tsx";
import { ButtonLink } from "#ui/Button.tsx";

/** A page of a calendar, torn off along its holes. */
const leaf =
  "rounded-b-large border border-t-4 border-line border-t-line-strong bg-raised p-6 [border-top-style:dotted]";

/** How to apply by email, and the dates as pages of a calendar. */
export function ApplicationDates({ dates }: { dates: Content<"emergingTalent">["dates"] }) {
  return (
    <Band id="apply" className="grid grid-cols-1 gap-10 lg:grid-cols-4-7 lg:gap-x-[8.333%]">
      <div>
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-heading">
          {dates.title}
          <Sample when={dates.sample} />
        </h2>
        <p className="mt-4 mb-7 text-lead">{dates.lead}</p>
        <ButtonLink href={mailTo(dates.email, dates.subject)}>{dates.send}</ButtonLink>
      </div>
      <ol className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {dates.steps.map(({ when, title, text }) => (
          <li key={when} className={leaf}>
            <p className="mb-2 font-display text-title text-clay">{when}</p>
            <h3 className="text-title">{title}</h3>
            <p className="mt-1 text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

/** Questions that beginners ask, and links for experienced applicants. */
export function Questions({ questions }: { questions: Content<"emergingTalent">["questions"] }) {
  const { title, items, aside, links } = questions;
  return (
    <Faq title={title} name="talent-question" prefix="question-" items={items}>
      <h3 className="mt-8 text-title">{aside.title}</h3>
      <p className="mt-1 text-ink-muted">{aside.text}</p>
      <LinkRow stacked links={links} className="mt-4" />
    </Faq>
  );
}
