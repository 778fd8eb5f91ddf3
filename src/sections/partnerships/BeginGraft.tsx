import type { PageExists } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { OnwardLinks } from "#sections/chrome/OnwardLinks.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";

interface BeginGraftProps {
  begin: Content<"partnerships">["begin"];
  exists: PageExists;
}

/** Three steps on one shoot that grows from left to right, and whom to write to. */
export function BeginGraft({ begin, exists }: BeginGraftProps) {
  return (
    <section className="py-section">
      <Page>
        <h2 className="text-heading">{begin.title}</h2>
        <ol className="shoot">
          {begin.steps.map(({ title, text }) => (
            <li key={title}>
              <svg aria-hidden="true" viewBox="0 0 60 60">
                <path d="M30 60C6 44 10 14 34 2C54 18 52 46 30 60zM30 60Q34 34 34 14" />
              </svg>
              <h3 className="text-title">{title}</h3>
              <p className="mt-1 text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
        <p className="partners-ways">
          <ButtonLink href={begin.action.href.href}>{begin.action.label}</ButtonLink>
          <span>{begin.mail}</span>
        </p>
        <OnwardLinks links={begin.links} exists={exists} />
      </Page>
    </section>
  );
}
