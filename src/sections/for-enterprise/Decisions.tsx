import type { Content } from "#content/collections.ts";
import { Stone } from "#illustrations/parts/Stone.tsx";
import { WaysOn } from "#sections/solutions/WaysOn.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";

interface DecisionsProps {
  decisions: Content<"forEnterprise">["decisions"];
}

/** Each a little nearer. The last of them, and any more, are reached. */
const stoneClasses = [
  "w-14 fill-persimmon-soft",
  "w-18 fill-persimmon-soft",
  "w-24 fill-persimmon-soft",
  "w-32 fill-persimmon",
];

/** Make Better Decisions: stepping stones from a question to what is done. */
export function Decisions({ decisions }: DecisionsProps) {
  return (
    <section className="py-section">
      <Page>
        <h2 className="text-display tracking-display">{decisions.title}</h2>
        <p className="mt-5 max-w-prose text-lead">{decisions.lead}</p>
        <ol className="mt-[clamp(2.5rem,6vw,5rem)] grid gap-10 md:grid-cols-4 md:items-start">
          {decisions.steps.map(({ title, text }, i) => (
            <li key={title} className="md:nth-2:mt-10 md:nth-3:mt-20 md:nth-[n+4]:mt-30">
              <Stone
                seed={title}
                className={`mb-4 overflow-visible stroke-persimmon ${stoneClasses[Math.min(i, 3)] ?? ""}`}
              />
              <h3 className="text-title">{title}</h3>
              <p className="mt-1 text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-14 flex flex-wrap items-baseline gap-x-8 gap-y-4">
          <ButtonLink href={decisions.action.href.href}>{decisions.action.label}</ButtonLink>
          <WaysOn links={decisions.links} />
        </div>
      </Page>
    </section>
  );
}
