import type { PageExists } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { OnwardLink } from "#sections/shared/OnwardLink.tsx";
import { Page } from "#ui/Page.tsx";

interface DisclosureProps {
  disclosure: Content<"influencers">["disclosure"];
  exists: PageExists;
}

/** The advice to say that one is paid: what is clear in large letters, what is not in small ones, as it would be. */
export function Disclosure({ disclosure, exists }: DisclosureProps) {
  const { rows, say, weak } = disclosure;
  return (
    <section className="bg-night py-section text-on-night">
      <Page>
        <h2 className="text-heading">{disclosure.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{disclosure.lead}</p>
        <ul className="said">
          {rows.map((row) => (
            <li key={row.where}>
              <h3>{row.where}</h3>
              <p className="said-clear">
                <span className="sr-only">{say}: </span>
                {row.say}
              </p>
              <p className="said-weak">
                <span>{weak}: </span>
                {row.weak}
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-8 max-w-prose text-small">{disclosure.note}</p>
        <OnwardLink link={disclosure.link} exists={exists} />
      </Page>
    </section>
  );
}
