import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { SandStage } from "#sections/shared/Sand.tsx";
import { HeroHead } from "#sections/shared/HeroHead.tsx";

interface HeroProps {
  hero: Content<"checkoutos">["hero"];
  price: Content<"checkoutos">["price"];
  /** The live checkout. */
  children: ReactNode;
}

/** The headline with the call to action and the price; right below, the checkout and its rules. */
export function Hero({ hero, price, children }: HeroProps) {
  const { action } = hero;
  return (
    <section className="relative overflow-x-clip plain-band pt-8 lg:pt-10">
      <Page>
        <HeroHead title={hero.title} lead={hero.lead}>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={action.href.href}>{action.label}</ButtonLink>
            <p className="text-small text-ink-muted max-xl:basis-full">
              <b className="text-ink">{price.amount}</b> {price.label}, {price.tagline}
            </p>
          </div>
        </HeroHead>
        <SandStage className="mt-10 lg:mt-16" sand="max-lg:hidden">
          {children}
        </SandStage>
      </Page>
    </section>
  );
}
