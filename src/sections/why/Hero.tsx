import type { Content } from "#content/collections.ts";
import { PotsAndBed } from "#illustrations/PotsAndBed.tsx";
import { HeroActions } from "#sections/shared/links.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";

interface HeroProps {
  hero: Content<"why">["hero"];
  /** How many tools the page names. */
  tools: number;
}

/** The headline, and a picture of the tools in separate pots and all in one bed. */
export function Hero({ hero, tools }: HeroProps) {
  return (
    <section className="overflow-x-clip pt-[clamp(1.5rem,4vw,3rem)] pb-14">
      <Page>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <div className="mt-3 grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-7-5 lg:items-end">
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <div>
            <p>{hero.lead}</p>
            <HeroActions action={hero.action} onward={hero.onward} />
          </div>
        </div>
        <div
          role="img"
          aria-label={hero.picture}
          className="mt-10 grid grid-cols-1 gap-x-10 gap-y-8 text-center font-display text-title/body md:grid-cols-2"
        >
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
