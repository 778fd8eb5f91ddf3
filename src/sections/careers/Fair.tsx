import type { Content } from "#content/collections.ts";
import { OnwardLink } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";

interface FairProps {
  fair: Content<"careers">["fair"];
}

/** Equal chances, and a process that can be gone through by everybody: plain paragraphs, large enough to be read. */
export function Fair({ fair }: FairProps) {
  return (
    <section className="py-section">
      <Page className="grid grid-cols-1 gap-8 lg:grid-cols-4-7 lg:gap-x-[8.333%]">
        <h2 className="text-heading">{fair.title}</h2>
        <div className="grid justify-items-start gap-7">
          {fair.items.map(({ title, text }) => (
            <div key={title}>
              <h3 className="font-text text-small/body tracking-normal text-ink-muted">{title}</h3>
              <p className="font-display text-title leading-[1.35]">{text}</p>
            </div>
          ))}
          <OnwardLink link={fair.link} />
        </div>
      </Page>
    </section>
  );
}
