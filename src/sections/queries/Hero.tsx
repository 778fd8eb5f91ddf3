import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { SandStage } from "#sections/shared/Sand.tsx";
import { PriceNote } from "#sections/shared/marks.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";

interface HeroProps {
  hero: Content<"queries">["hero"];
  /** The live editor. */
  children: ReactNode;
}

/** The headline, and the live editor, which is part of the first paint. */
export function Hero({ hero, children }: HeroProps) {
  return (
    <section className="relative overflow-x-clip pt-8 lg:pt-12">
      <Page>
        <div className="grid gap-x-10 gap-y-5 lg:grid-cols-12 lg:items-end">
          <h1 className="text-[calc((var(--text-heading)+var(--text-display))/2)] leading-none tracking-display lg:col-span-7">
            {hero.title}
          </h1>
          <div className="lg:col-span-5 lg:pb-1.5">
            <p className="max-w-prose text-lead">{hero.lead}</p>
            <ButtonLink className="mt-4" href={hero.action.href.href}>
              {hero.action.label}
            </ButtonLink>
            <PriceNote />
          </div>
        </div>
        <SandStage className="mt-16 mb-20 lg:mb-28">{children}</SandStage>
      </Page>
    </section>
  );
}
