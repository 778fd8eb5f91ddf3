import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { PriceNote } from "./marks.tsx";
import { SandStage } from "./Sand.tsx";

interface HeroHeadProps {
  title: string;
  lead: string;
  /** Below the lead: actions, a price. */
  children?: ReactNode;
}

/** A page's headline, and next to it in a wide window what the page is about. */
export const HeroHead = ({ title, lead, children }: HeroHeadProps) => (
  <div className="grid gap-x-10 gap-y-5 lg:grid-cols-12 lg:items-end">
    <h1 className="text-display tracking-display lg:col-span-7">{title}</h1>
    <div className="max-w-form lg:col-span-5 lg:pb-1">
      <p className="text-lead">{lead}</p>
      {children}
    </div>
  </div>
);

interface HeroWordsProps {
  hero: Omit<HeroHeadProps, "children">;
  className?: string;
  /** Below the lead: actions, a price. */
  children?: ReactNode;
}

/** A page's headline, and below it what the page is about. */
export const HeroWords = ({ hero: { title, lead }, className, children }: HeroWordsProps) => (
  <div className={className}>
    <h1 className="text-display tracking-display">{title}</h1>
    <p className="mt-6 max-w-form text-lead">{lead}</p>
    {children}
  </div>
);

type Words = Content<"queries">["hero"];

/** The headline above a live demo, as wide as the demo, so that it comes high on the page. */
const DemoHead = ({ hero: { title, lead, action } }: { hero: Words }) => (
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

/** The headline, and right below it the live demo, which is part of the first paint. */
export const DemoHero = ({ hero, children }: { hero: Words; children: ReactNode }) => (
  <section className="relative overflow-x-clip pt-8 lg:pt-12">
    <Page>
      <DemoHead hero={hero} />
      <SandStage className="mt-16 mb-20 lg:mb-28">{children}</SandStage>
    </Page>
  </section>
);
