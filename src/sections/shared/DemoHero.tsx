import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { PriceNote } from "./marks.tsx";
import { SandStage } from "./Sand.tsx";

type Words = Content<"queries">["hero"];

/** The headline above a live demo, as wide as the demo, so that it comes high on the page. */
export function DemoHead({ hero: { title, lead, action } }: { hero: Words }) {
  return (
    <>
      <h1 className="text-[calc((var(--text-heading)+var(--text-display))/2)] leading-none tracking-display">
        {title}
      </h1>
      <div className="mt-6 grid gap-x-10 gap-y-5 lg:grid-cols-12">
        <p className="max-w-prose text-lead lg:col-span-7">{lead}</p>
        <div className="lg:col-span-4 lg:col-start-9">
          <ButtonLink href={action.href.href}>{action.label}</ButtonLink>
          <PriceNote />
        </div>
      </div>
    </>
  );
}

/** The headline, and right below it the live demo, which is part of the first paint. */
export function DemoHero({ hero, children }: { hero: Words; children: ReactNode }) {
  return (
    <section className="relative overflow-x-clip pt-8 lg:pt-12">
      <Page>
        <DemoHead hero={hero} />
        <SandStage className="mt-16 mb-20 lg:mb-28">{children}</SandStage>
      </Page>
    </section>
  );
}
