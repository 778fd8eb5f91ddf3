import type { Content } from "#model/kinds.ts";
import { PotsAndBed } from "#pictures/PotsAndBed.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";

/** The argument in one picture: seven tools in their pots, and the same seven in one bed. */
export function WhyHero({ hero }: { hero: Content<"why">["hero"] }) {
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
            <PotsAndBed side="pots" />
            {hero.pots}
          </div>
          <div aria-hidden="true">
            <PotsAndBed side="bed" />
            {hero.bed}
          </div>
        </div>
      </Page>
    </section>
  );
}
