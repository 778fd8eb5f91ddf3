import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { OnwardLink } from "#sections/shared/links.tsx";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { DemoHead } from "#sections/shared/DemoHero.tsx";
import { Page } from "#ui/Page.tsx";

interface HeroProps {
  hero: Content<"tables">["hero"];
  /** The live table. */
  children: ReactNode;
}

/** The badge is the only stone. The furrows part around it and continue next to the table as its rows. */
const stones = [{ cx: 952, cy: 74, rx: 98, ry: 42, squareness: 2.2 }];

const badge =
  "pointer-events-none absolute right-3 bottom-[calc(100%-0.625rem)] z-1 grid h-15 w-38 -rotate-3 place-content-center rounded-[46%_54%_52%_48%/58%_50%_50%_42%] bg-persimmon-soft font-display text-lead/body font-medium page:right-auto page:bottom-[calc(100%-1rem)] page:left-219 unscripted:hidden";

/** The headline, the call to action, and the product itself, high on the page. */
export function Hero({ hero, children }: HeroProps) {
  return (
    <section className="relative overflow-x-clip plain-band pt-8 lg:pt-10">
      <Page>
        <DemoHead hero={hero} />
        <div className="relative isolate mt-18">
          <RakedGround
            viewBox={[-900, 0, 3000, 540]}
            stones={stones}
            gap={18}
            className="pointer-events-none absolute -top-22 -left-225 -z-1 hidden h-135 w-750 max-w-none mask-[linear-gradient(transparent_4%,black_14%_80%,transparent)] text-line-strong/45 page:block"
          />
          {/* Without a script there is nothing to try. */}
          <p data-badge="" className={badge}>
            {hero.badge}
          </p>
          {children}
          <div className="mt-4 flex flex-wrap items-start justify-between gap-x-10 gap-y-2">
            <p className="max-w-prose bg-ground text-small text-ink-muted">{hero.note}</p>
            <OnwardLink link={hero.onward} className="bg-ground" />
          </div>
        </div>
      </Page>
    </section>
  );
}
