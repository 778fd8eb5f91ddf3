import { reportId } from "#lib/site/security.ts";
import type { PageExists } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { OnwardLinks } from "#sections/chrome/OnwardLinks.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";

interface ReportProps {
  report: Content<"security">["report"];
  exists: PageExists;
}

/** A fence across the page with one slat missing. */
function Fence() {
  const slats = Array.from({ length: 48 }, (_, i) => i).filter((i) => i !== 29);
  const d = slats.map((i) => `M${String(i * 25 + 12)} ${String(20 + ((i * 7) % 5))}V120`).join("");
  return (
    <svg aria-hidden="true" viewBox="0 0 1200 120" preserveAspectRatio="none" className="fence">
      <path d={`M0 52H1200M0 92H1200${d}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Whoever finds a weakness: whom to tell, and what helps. */
export function Report({ report, exists }: ReportProps) {
  return (
    <section id={reportId} className="report-band">
      <Fence />
      <Page className="report">
        <div>
          <h2 className="text-heading">{report.title}</h2>
          <p className="mt-4 max-w-form text-lead">{report.lead}</p>
          <p className="mt-6">
            <ButtonLink href={report.link.href.href}>{report.link.label}</ButtonLink>
          </p>
          <OnwardLinks links={report.links} exists={exists} />
        </div>
        <dl>
          {report.points.map(({ title, text }) => (
            <div key={title}>
              <dt className="text-title">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Page>
    </section>
  );
}
