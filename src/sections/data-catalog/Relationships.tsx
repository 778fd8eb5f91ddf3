import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";

interface RelationshipsProps {
  words: Content<"dataCatalog">["relationships"];
  /** The live part. */
  children: ReactNode;
}

/** Virtual relationships: what they are in one paragraph, then the thing itself. */
export function Relationships({ words, children }: RelationshipsProps) {
  return (
    <section id="relationships" className="bg-sunken py-section">
      <Page>
        <h2 className="max-w-prose text-heading">{words.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{words.lead}</p>
        <div data-live-section="" className="mt-10">
          {children}
        </div>
      </Page>
    </section>
  );
}
