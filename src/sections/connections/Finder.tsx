import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";

interface FinderProps {
  finder: Content<"connections">["finder"];
  /** The checker. */
  children: ReactNode;
}

/** For those who come with a string and not with the name of a database. */
export function Finder({ finder, children }: FinderProps) {
  return (
    <section id="check" className="bg-sunken py-section">
      <Page>
        <h2 className="text-heading">{finder.title}</h2>
        <p className="mt-4 mb-6 max-w-prose text-lead">{finder.lead}</p>
        {children}
      </Page>
    </section>
  );
}
