import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { StoneRow } from "#illustrations/StoneRow.tsx";
import { Band } from "#sections/shared/Band.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";

/** The headline over one long bed of sand, with a stone for each database. */
export function Hero({ hero }: { hero: Content<"connections">["hero"] }) {
  return (
    <section className="overflow-x-clip pt-8 lg:pt-12">
      <Page>
        <h1 className="text-display tracking-display">{hero.title}</h1>
        <p className="mt-6 max-w-prose text-lead">{hero.lead}</p>
        <ButtonLink className="mt-6" href={hero.action.href.href}>
          {hero.action.label}
        </ButtonLink>
      </Page>
      <StoneRow className="mt-8 mb-14 h-39 w-full mask-[linear-gradient(transparent,black_18%_82%,transparent)] text-line-strong/55" />
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
