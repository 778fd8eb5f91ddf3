import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { Button } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";

interface HeroProps {
  hero: Content<"viewDemos">["hero"];
  /** The window with the form, as a slot, which the compiler does not see in a page. */
  dialog?: ReactNode;
  /** The card of the film. */
  children: ReactNode;
}

/** The card, like a bright screen in dark sand that parts around it. */
const stones = [{ cx: 900, cy: 330, rx: 330, ry: 270, squareness: 6 }];

/**
 * Drawn like a dark screening room: the headline, and one bright sheet. The sand comes last, so that words do not wait
 * for it.
 */
export function Hero({ hero, dialog, children }: HeroProps) {
  return (
    <section className="relative isolate overflow-x-clip bg-night pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(8rem,14vw,13rem)] text-on-night">
      <Page className="grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,11fr)_minmax(0,13fr)] lg:items-start">
        <div className="peer/words lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:pt-6">
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="mt-6 max-w-form text-lead">{hero.lead}</p>
          <Button
            tone="secondary"
            data-opens=""
            className="mt-8 max-w-full py-2 whitespace-normal focus-visible:outline-on-night unscripted:hidden"
          >
            {hero.open}
          </Button>
          {dialog}
        </div>
        {children}
      </Page>
      <RakedGround
        viewBox={[-400, 0, 2000, 660]}
        stones={stones}
        gap={16}
        fit="stretch"
        className="absolute inset-0 -z-1 size-full mask-[linear-gradient(to_bottom,transparent_42%,black_60%)] text-night-line lg:mask-[linear-gradient(to_right,transparent_40%,black_62%)] print:hidden"
      />
    </section>
  );
}
