import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";

interface HeroProps {
  hero: Content<"pricing">["hero"];
  /** The picture of where two plans cross. */
  children: ReactNode;
}

/** The headline, and next to it the costs. */
export function Hero({ hero, children }: HeroProps) {
  const { title, lead, action } = hero;
  return (
    <section className="overflow-x-clip pt-8 pb-16 lg:pt-12 lg:pb-20">
      <Page className="grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-6">
          <h1 className="text-display tracking-display">{title}</h1>
          <p className="mt-6 max-w-form text-lead">{lead}</p>
          <ButtonLink
            className="mt-7 max-w-full text-center whitespace-normal"
            href={action.href.href}
          >
            {action.label}
          </ButtonLink>
        </div>
        <div className="lg:col-span-6">{children}</div>
      </Page>
    </section>
  );
}
