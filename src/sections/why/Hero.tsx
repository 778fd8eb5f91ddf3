import type { Content } from "#content/collections.ts";
import { soil } from "#illustrations/FourYears.tsx";
import { PotsAndBed } from "#illustrations/PotsAndBed.tsx";
import { HeroActions } from "#sections/shared/links.tsx";
import { cx } from "#ui/cx.ts";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";
import { HeroHead } from "#sections/shared/HeroHead.tsx";

interface HeroProps {
  hero: Content<"why">["hero"];
  /** How many tools the page names. */
  tools: number;
}

/** What lies behind a drawing: as wide as it, from its top down. */
const layers = "absolute inset-0 -z-1 flex flex-col";

/** The headline, and a picture of the tools in separate pots and all in one bed. */
export function Hero({ hero, tools }: HeroProps) {
  return (
    <section className="overflow-x-clip pt-[clamp(1.5rem,4vw,3rem)]">
      <Page>
        <Eyebrow className="mb-3">{hero.eyebrow}</Eyebrow>
        <HeroHead title={hero.title} lead={hero.lead}>
          <HeroActions action={hero.action} onward={hero.onward} />
        </HeroHead>
        <div
          role="img"
          aria-label={hero.picture}
          className="mt-8 grid grid-cols-1 gap-x-10 text-center font-display text-title/body md:grid-cols-2"
        >
          <div aria-hidden="true" className="relative isolate pb-8">
            <span className={layers}>
              {/* As high as the pots. */}
              <span className="aspect-56/23" />
              <span className="-mr-5 -ml-[100vw] h-4 bg-clay shadow-raised max-md:-mr-[100vw]" />
            </span>
            <PotsAndBed side="pots" count={tools} />
            {hero.pots}
          </div>
          <div aria-hidden="true" className="relative isolate pb-8">
            <span className={layers}>
              {/* As high as the plants above the ground. */}
              <span className="aspect-56/15" />
              <span
                className={cx(
                  soil,
                  "-mr-[100vw] -ml-5 flex-1 rounded-tl-large max-md:-ml-[100vw] md:border-l-2",
                )}
              />
            </span>
            <PotsAndBed side="bed" count={tools} />
            {hero.bed}
          </div>
        </div>
      </Page>
    </section>
  );
}
