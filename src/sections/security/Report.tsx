import { reportId } from "#lib/site/security.ts";
import type { Content } from "#content/collections.ts";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";

interface ReportProps {
  report: Content<"security">["report"];
}

/** A fence across the page with one slat missing. */
function Fence() {
  const slats = Array.from({ length: 48 }, (_, i) => i).filter((i) => i !== 29);
  const d = slats.map((i) => `M${String(i * 25 + 12)} ${String(20 + ((i * 7) % 5))}V120`).join("");
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 120"
      preserveAspectRatio="none"
      className="mt-band block h-[clamp(4rem,8vw,7rem)] w-full fill-none stroke-line-strong"
    >
      <path d={`M0 52H1200M0 92H1200${d}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Whoever finds a weakness: whom to tell, and what helps. */
export function Report({ report }: ReportProps) {
  return (
    // Flow-root, so that the fence keeps its distance within the section.
    <section id={reportId} className="flow-root overflow-x-clip pb-section">
      <Fence />
      <Page className="grid gap-x-20 gap-y-12 pt-hero lg:grid-cols-7-5">
        <div>
          <h2 className="text-heading">{report.title}</h2>
          <p className="mt-4 max-w-form text-lead">{report.lead}</p>
          <p className="mt-6">
            <ButtonLink href={report.link.href.href}>{report.link.label}</ButtonLink>
          </p>
          <OnwardLinks links={report.links} />
        </div>
        <dl className="grid content-start gap-6">
          {report.points.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-display text-title font-medium">{title}</dt>
              <dd className="mt-1 text-ink-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Page>
    </section>
  );
}
