import type { PageExists } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { OnwardLinks } from "#sections/chrome/OnwardLinks.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { mailTo } from "#sections/shared/mail.ts";

interface ApplyProps {
  apply: Content<"careers">["apply"];
  exists: PageExists;
}

/** How one applies: three questions on ruled sand, and a letter that is addressed already. */
export function Apply({ apply, exists }: ApplyProps) {
  return (
    <section className="careers-apply">
      <Page className="careers-apply-page">
        <div>
          <h2 className="text-heading">{apply.title}</h2>
          <p className="mt-4 mb-7 text-lead">{apply.lead}</p>
          <ButtonLink href={mailTo(apply.email, apply.subject)}>{apply.send}</ButtonLink>
        </div>
        <ol>
          {apply.answers.map((answer) => (
            <li key={answer}>{answer}</li>
          ))}
        </ol>
        <OnwardLinks links={apply.links} exists={exists} />
      </Page>
    </section>
  );
}
