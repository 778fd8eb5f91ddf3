import type { Content } from "#model/kinds.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { mailTo } from "#sections/shared/mail.ts";

interface DatesProps {
  dates: Content<"emergingTalent">["dates"];
  labels: Pick<Content<"interface">, "sample" | "sampleHint">;
}

/** How to apply: the letter at the left, and its days as leaves that are torn off a calendar. */
export function Dates({ dates, labels }: DatesProps) {
  return (
    <section id="apply" className="py-section">
      <Page className="dates">
        <div>
          <h2 className="flex flex-wrap items-baseline gap-x-3 text-heading">
            {dates.title}
            {dates.sample && <SampleMark label={labels.sample} hint={labels.sampleHint} />}
          </h2>
          <p className="mt-4 mb-7 text-lead">{dates.lead}</p>
          <ButtonLink href={mailTo(dates.email, dates.subject)}>{dates.send}</ButtonLink>
        </div>
        <ol>
          {dates.steps.map(({ when, what, text }) => (
            <li key={when}>
              <p className="dates-when">{when}</p>
              <h3 className="text-title">{what}</h3>
              <p className="mt-1 text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
