import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface HeroProps {
  hero: Content<"dashboards">["hero"];
  /** The line along the ground: the slot of this name. Pages are not checked for their slots. */
  horizon?: ReactNode;
  /** The board. */
  children: ReactNode;
}

/** The headline over the shop's two years, and the board that stands in them. */
export function Hero({ hero, horizon, children }: HeroProps) {
  return (
    <section className="relative overflow-x-clip pt-8 pb-section lg:pt-12">
      <Page>
        <h1 className="max-w-prose text-display tracking-display">{hero.title}</h1>
        <div className="mt-6 max-w-form">
          <p className="text-lead">{hero.lead}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2">
            <ButtonLink href={hero.action.href.href}>{hero.action.label}</ButtonLink>
            <TextLink look="onward" href={hero.onward.href.href}>
              {hero.onward.label}
            </TextLink>
          </div>
        </div>
      </Page>
      {horizon}
      <Page>
        <div data-live-section="">{children}</div>
      </Page>
    </section>
  );
}
