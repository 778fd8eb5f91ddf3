import type { PageExists } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { Stone } from "#pictures/parts/Stone.tsx";
import { WaysOn } from "#sections/solutions/WaysOn.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";

interface DecisionsProps {
  decisions: Content<"forEnterprise">["decisions"];
  exists: PageExists;
}

/** Make Better Decisions: stepping stones from a question to what is done. */
export function Decisions({ decisions, exists }: DecisionsProps) {
  return (
    <section className="decisions">
      <Page>
        <h2 className="text-display tracking-display">{decisions.title}</h2>
        <p className="mt-5 max-w-prose text-lead">{decisions.lead}</p>
        <ol className="steps-over" data-steps={decisions.steps.length}>
          {decisions.steps.map(({ title, text }) => (
            <li key={title}>
              <Stone seed={title} className="step-stone" />
              <h3 className="text-title">{title}</h3>
              <p className="mt-1 text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
        <div className="decisions-end">
          <ButtonLink href={decisions.action.href.href}>{decisions.action.label}</ButtonLink>
          <WaysOn links={decisions.links} exists={exists} />
        </div>
      </Page>
    </section>
  );
}
