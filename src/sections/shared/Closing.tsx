/** The end of a page: the trial and further links. */
import type { Content } from "#content/collections.ts";
import { StartTrial } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";
import { Band } from "./Band.tsx";
import { SandAround } from "./Sand.tsx";

type Words = Content<"queries">["closing"];

interface ClosingProps {
  closing: Words;
  /** "sand": the words are the only stone in raked sand; "ruled": on a sheet of ruled paper. */
  look?: "large" | "split" | "sand" | "ruled";
}

/** A headline, a lead, the trial, and where else to go. */
export function Closing({ closing, look = "large" }: ClosingProps) {
  const { title, lead, ...trial } = closing;
  const actions = <StartTrial {...trial} />;
  switch (look) {
    case "large":
      return (
        <Band ground="ruled" className="grid gap-x-10 gap-y-8 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7">
            <h2 className="text-display tracking-display">{title}</h2>
            <p className="mt-5 max-w-prose text-lead">{lead}</p>
          </div>
          <div className="max-w-form lg:col-span-5">{actions}</div>
        </Band>
      );
    case "split":
      return (
        <Band ground="ruled" className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
          <h2 className="text-heading lg:col-span-5">{title}</h2>
          <div className="lg:col-span-6 lg:col-start-7">
            <p className="mb-6 text-lead">{lead}</p>
            {actions}
          </div>
        </Band>
      );
    case "sand":
      return (
        <section className="overflow-x-clip py-[clamp(4rem,9vw,8rem)]">
          <Page>
            <div className="relative isolate mx-auto max-w-160 [--sand:clamp(4rem,9vw,8rem)] lg:px-12 lg:py-8">
              <SandAround />
              <h2 className="text-heading">{title}</h2>
              <p className="mt-3 mb-6 text-lead">{lead}</p>
              {actions}
            </div>
          </Page>
        </section>
      );
    case "ruled":
      return (
        <section className="plain-band pt-0">
          <Page>
            <div className="bg-[repeating-linear-gradient(transparent_0_2.4375rem,var(--color-line)_2.4375rem_2.5rem)] py-12">
              <h2 className="w-fit bg-ground pr-6 text-heading">{title}</h2>
              <p className="mt-5 w-fit max-w-prose bg-ground pr-6 text-lead">{lead}</p>
              <div className="mt-10 max-w-form bg-ground py-4 pr-6">{actions}</div>
            </div>
          </Page>
        </section>
      );
  }
}
