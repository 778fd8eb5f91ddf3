import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { DemoHero } from "#sections/shared/DemoHero.tsx";
import { OnwardLink } from "#sections/shared/links.tsx";
import { Badge } from "#ui/Badge.tsx";

interface HeroProps {
  hero: Content<"tables">["hero"];
  /** The live table. */
  children: ReactNode;
}

/** The headline, the call to action, and the product itself, high on the page. */
export const Hero = ({ hero, children }: HeroProps) => (
  <DemoHero hero={hero}>
    <div className="rounded-large shadow-raised">{children}</div>
    <div className="mt-4 flex flex-wrap items-start justify-between gap-x-10 gap-y-2">
      <p className="flex max-w-prose items-baseline gap-3 text-small text-ink-muted">
        {/* Without a script there is nothing to try. */}
        <span className="shrink-0 unscripted:hidden">
          <Badge tone="persimmon">{hero.badge}</Badge>
        </span>
        {hero.note}
      </p>
      <OnwardLink link={hero.onward} />
    </div>
  </DemoHero>
);
