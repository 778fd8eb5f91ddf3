import type { Content } from "#model/kinds.ts";
import { PotsAndBed } from "#pictures/PotsAndBed.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";

interface WhyHeroProps {
  hero: Content<"why">["hero"];
  /** How many tools the page names. */
  tools: number;
}

/** The argument in one picture: the tools in their pots, and the same in one bed. */
export function WhyHero({ hero, tools }: WhyHeroProps) {
  return (
    <section className="why-hero">
      <Page>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <div className="why-head">
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p>{hero.lead}</p>
        </div>
        <div role="img" aria-label={hero.picture} className="why-picture">
          <div aria-hidden="true">
            <PotsAndBed side="pots" count={tools} />
            {hero.pots}
          </div>
          <div aria-hidden="true">
            <PotsAndBed side="bed" count={tools} />
            {hero.bed}
          </div>
        </div>
      </Page>
    </section>
  );
}
