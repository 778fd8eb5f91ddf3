import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { Band } from "#sections/shared/Band.tsx";
import { PriceNote } from "#sections/shared/marks.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { DatabaseStones } from "./DatabaseStones.tsx";
import type { ConnectionRow } from "./rows.ts";

interface HeroProps {
  hero: Content<"connections">["hero"];
  rows: readonly ConnectionRow[];
}

/** The headline, and a stone for each database. */
export function Hero({ hero, rows }: HeroProps) {
  return (
    <section className="overflow-x-clip plain-band pt-8 lg:pt-12">
      <Page className="grid gap-x-10 gap-y-10 lg:grid-cols-2 lg:items-start">
        <div className="lg:pt-6">
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="mt-6 max-w-prose text-lead">{hero.lead}</p>
          <ButtonLink className="mt-6" href={hero.action.href.href}>
            {hero.action.label}
          </ButtonLink>
          <PriceNote />
        </div>
        <DatabaseStones rows={rows} />
      </Page>
    </section>
  );
}

interface FinderProps {
  finder: Content<"connections">["finder"];
  /** The checker. */
  children: ReactNode;
}

/** For visitors who have a connection string but not the name of a database. */
export function Finder({ finder, children }: FinderProps) {
  return (
    <Band id="check" ground="sunken">
      <h2 className="text-heading">{finder.title}</h2>
      <p className="mt-4 mb-6 max-w-prose text-lead">{finder.lead}</p>
      {children}
    </Band>
  );
}
