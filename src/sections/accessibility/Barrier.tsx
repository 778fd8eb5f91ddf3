import type { Content } from "#content/collections.ts";
import { existingLinks } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface BarrierProps {
  barrier: Content<"accessibility">["barrier"];
  /** Where a visitor writes to. */
  email: string;
}

/** Whom to tell of a barrier, as large as a headline; and since when the statement stands. */
export function Barrier({ barrier, email }: BarrierProps) {
  return (
    <section id="barrier" className="bg-night py-section text-on-night forced-colors:border-t">
      <Page className="grid gap-x-20 gap-y-10 lg:grid-cols-8-4">
        <div>
          <h2 className="text-heading">{barrier.title}</h2>
          <p className="my-6 font-display text-[min(var(--text-heading),6.4vw)]/[1.15] wrap-anywhere">
            <a
              href={`mailto:${email}`}
              className="underline decoration-1 underline-offset-[18%] hover:decoration-2"
            >
              {email}
            </a>
          </p>
          <p className="max-w-form text-lead">{barrier.text}</p>
        </div>
        <div>
          <h3 className="text-title">{barrier.pointsTitle}</h3>
          <ul className="mt-4 grid gap-3">
            {barrier.points.map((point) => (
              <li key={point} className="border-l-3 border-double border-night-line pl-5">
                {point}
              </li>
            ))}
          </ul>
        </div>
        <ul className="flex flex-wrap gap-x-8">
          {existingLinks(barrier.links).map(({ label, href }) => (
            <li key={label}>
              <TextLink look="onward" href={href.href}>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
        <p className="self-center text-small/body">
          {barrier.updatedLabel} <time dateTime={barrier.updated.iso}>{barrier.updated.shown}</time>
        </p>
      </Page>
    </section>
  );
}
