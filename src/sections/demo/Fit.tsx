import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { PersonQuote } from "#sections/shared/PersonQuote.tsx";
import { SandAround } from "#sections/shared/Sand.tsx";
import { Page } from "#ui/Page.tsx";

interface FitProps {
  hero: Content<"demo">["hero"];
  quote: Content<"demo">["quote"];
  /** The heading of the form. */
  title: string;
  /** The form. */
  children: ReactNode;
}

/** The headline and the quote on one side; the form on the other, as a stone that the sand parts around. */
export function Fit({ hero, quote, title, children }: FitProps) {
  return (
    <section className="relative isolate overflow-x-clip pt-8 pb-[clamp(3rem,6vw,6rem)] lg:pt-12">
      <Page className="grid grid-cols-1 gap-10 lg:grid-cols-6-5 lg:grid-rows-[auto_1fr] lg:gap-x-18">
        <div>
          <h1 className="text-display tracking-display">{hero.title}</h1>
          <p className="mt-6 max-w-form text-lead">{hero.lead}</p>
        </div>
        <div className="relative isolate [--sand:3rem] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start print:hidden">
          <SandAround sides="right" className="max-lg:hidden" />
          <div className="rounded-stone border border-line bg-raised p-6 md:p-9">
            <h2 className="mb-5 text-title">{title}</h2>
            {children}
          </div>
        </div>
        <div className="max-w-form border-t border-line-strong pt-6 lg:self-end">
          <PersonQuote size="small" customer={quote.customer} quote={quote} sample={quote.sample} />
        </div>
      </Page>
    </section>
  );
}
