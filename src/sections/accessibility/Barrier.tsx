import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface BarrierProps {
  barrier: Content<"accessibility">["barrier"];
  /** Where a visitor writes to. */
  email: string;
  exists: PageExists;
}

/** Whom to tell of a barrier, as large as a headline; and since when the statement stands. */
export function Barrier({ barrier, email, exists }: BarrierProps) {
  return (
    <section id="barrier" className="barrier">
      <Page className="barrier-grid">
        <div>
          <h2 className="text-heading">{barrier.title}</h2>
          <p className="barrier-email">
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p className="max-w-form text-lead">{barrier.text}</p>
        </div>
        <div>
          <h3 className="text-title">{barrier.pointsTitle}</h3>
          <ul className="barrier-points">
            {barrier.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <ul className="barrier-links">
          {presentLinks(barrier.links, exists).map(({ label, href }) => (
            <li key={label}>
              <TextLink look="onward" href={href.href}>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
        <p className="barrier-date">
          {barrier.updatedLabel} <time dateTime={barrier.updated.iso}>{barrier.updated.shown}</time>
        </p>
      </Page>
    </section>
  );
}
