import { put } from "#lib/text/put.ts";
import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import type { Month } from "./month.ts";
import { PortalPage } from "./PortalPage.tsx";

interface PortalProps {
  portal: Content<"influencers">["portal"];
  creator: Content<"influencers">["month"]["creator"];
  month: Month;
  quotes: Readonly<Record<string, string>>;
}

const note =
  "relative border-t border-line py-4.5 pl-12 [counter-increment:note] before:absolute before:left-0 before:grid before:h-7 before:w-7.5 before:place-items-center before:rounded-[46%_54%_52%_48%/58%_50%_50%_42%] before:bg-clay before:font-display before:text-ground before:content-[counter(note)]";

/** The portal as a page with notes in its margin; the numbers of the notes stand on its parts. */
export function Portal({ portal, creator, month, quotes }: PortalProps) {
  return (
    <section className="bg-sunken py-section">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 className="text-heading lg:col-span-7">{portal.title}</h2>
          <p className="max-w-form text-lead lg:col-span-5">{portal.lead}</p>
        </div>
        <div className="mt-12 grid grid-cols-1 gap-10 lg:grid-cols-7-5 lg:gap-14">
          <PortalPage
            words={portal.words}
            creator={creator}
            month={month}
            alt={put(portal.alt, quotes)}
          />
          <ol className="[counter-reset:note]">
            {portal.notes.map(({ title, text }) => (
              <li key={title} className={note}>
                <h3 className="text-title">{title}</h3>
                <p className="mt-1 text-ink-muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Page>
    </section>
  );
}
