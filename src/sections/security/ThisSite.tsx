import type { Content } from "#content/collections.ts";
import { reportId } from "#lib/site/security.ts";
import { LinkRow } from "#sections/shared/links.tsx";
import { Band, BandHead, Points } from "#sections/shared/Band.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";

/** What this site does and does not do with a visitor's data. */
export function ThisSite({ words }: { words: Content<"security">["site"] }) {
  return (
    <Band ground="clay">
      <Eyebrow>{words.eyebrow}</Eyebrow>
      <h2 className="mt-3 text-heading">{words.title}</h2>
      <p className="mt-8 max-w-prose text-lead">{words.lead}</p>
      <Points
        items={words.facts}
        className="mt-10 grid gap-x-10 gap-y-7 md:grid-cols-3"
        textClassName="mt-1.5"
      />
      <LinkRow links={words.links} className="mt-8 gap-y-2" />
    </Band>
  );
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

/** How to report a vulnerability. */
export function Report({ report }: { report: Content<"security">["report"] }) {
  return (
    // Flow-root, so that the fence's margin stays within the section.
    <section id={reportId} className="flow-root overflow-x-clip plain-band pt-0">
      <Fence />
      <Page className="grid gap-x-20 gap-y-12 pt-hero lg:grid-cols-7-5">
        <div>
          <BandHead title={report.title} lead={report.lead} width="form" />
          <p className="mt-6">
            <ButtonLink href={report.link.href.href}>{report.link.label}</ButtonLink>
          </p>
          <LinkRow links={report.links} className="mt-4" />
        </div>
        <Points
          items={report.points}
          as="dl"
          className="grid content-start gap-6"
          titleClassName="font-display text-title font-medium"
          textClassName="mt-1 text-ink-muted"
        />
      </Page>
    </section>
  );
}
