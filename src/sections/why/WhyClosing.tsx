import type { Content } from "#content/collections.ts";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";

interface WhyClosingProps {
  name: Content<"why">["name"];
  closing: Content<"why">["closing"];
}

/** What the name stands for, and the smallest way to find out whether it holds. */
export function WhyClosing({ name, closing }: WhyClosingProps) {
  return (
    <section className="py-section">
      <Page className="grid gap-x-10 gap-y-14 lg:grid-cols-12">
        <div className="self-start border-t-3 border-persimmon pt-6 lg:col-span-5">
          <h2 className="text-title">{name.title}</h2>
          <p className="mt-3 font-display text-title leading-[1.4]">{name.text}</p>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <h2 className="text-heading">{closing.title}</h2>
          <p className="mt-4 mb-8 max-w-form text-lead">{closing.lead}</p>
          <ButtonLink href={closing.action.href.href}>{closing.action.label}</ButtonLink>
          <OnwardLinks links={closing.links} />
        </div>
      </Page>
    </section>
  );
}
