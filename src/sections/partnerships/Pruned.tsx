import type { PageExists } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { OnwardLink } from "#sections/shared/OnwardLink.tsx";
import { Page } from "#ui/Page.tsx";

interface PrunedProps {
  pruned: Content<"partnerships">["pruned"];
  exists: PageExists;
}

/** What is not promised, as cut twigs: the name is struck off on a slant, the truth stands beside it. */
export function Pruned({ pruned, exists }: PrunedProps) {
  return (
    <section className="bg-night py-section text-on-night">
      <Page className="pruned">
        <div>
          <h2 className="text-heading">{pruned.title}</h2>
          <p className="mt-4 text-lead">{pruned.lead}</p>
          <OnwardLink link={pruned.link} exists={exists} className="mt-4" />
        </div>
        <dl>
          {pruned.items.map(({ cut, text }) => (
            <div key={cut}>
              <dt>
                <svg aria-hidden="true" viewBox="0 0 64 40">
                  <path d="M0 20H38M30 20q8-14 20-14M44 32L56 8" />
                </svg>
                {cut}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Page>
    </section>
  );
}
