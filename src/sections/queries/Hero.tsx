import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { DemoHead } from "#sections/shared/DemoHead.tsx";
import { SandStage } from "#sections/shared/Sand.tsx";
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
        <DemoHead hero={hero} />
        <SandStage className="mt-16 mb-20 lg:mb-28">{children}</SandStage>
      </Page>
    </section>
  );
}
