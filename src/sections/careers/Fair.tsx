import type { PageExists } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { OnwardLink } from "#sections/shared/OnwardLink.tsx";
import { Page } from "#ui/Page.tsx";

interface FairProps {
  fair: Content<"careers">["fair"];
  exists: PageExists;
}

/** Equal chances, and a process that can be gone through by everybody: plain paragraphs, large enough to be read. */
export function Fair({ fair, exists }: FairProps) {
  return (
    <section className="py-section">
      <Page className="fair">
        <h2 className="text-heading">{fair.title}</h2>
        <div className="fair-words">
          {fair.items.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
          <OnwardLink link={fair.link} exists={exists} />
        </div>
      </Page>
    </section>
  );
}
