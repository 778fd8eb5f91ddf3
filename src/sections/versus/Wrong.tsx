import type { PageExists } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { OnwardLinks } from "#sections/chrome/OnwardLinks.tsx";
import { Page } from "#ui/Page.tsx";

interface WrongProps {
  wrong: Content<"versus">["wrong"];
  exists: PageExists;
}

/** The end: when not to choose us, and where to go for those who are still here. */
export function Wrong({ wrong, exists }: WrongProps) {
  return (
    <section className="wrong">
      <Page className="wrong-grid">
        <h2 className="text-heading">{wrong.title}</h2>
        <div>
          <ul className="wrong-list">
            {wrong.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <OnwardLinks links={wrong.links} exists={exists} />
        </div>
      </Page>
    </section>
  );
}
