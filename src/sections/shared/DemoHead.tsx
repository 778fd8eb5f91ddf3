import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { PriceNote } from "./marks.tsx";

interface DemoHeadProps {
  hero: Pick<Content<"queries">["hero"], "title" | "lead" | "action">;
}

/** The headline above a live demo, as wide as the demo, so that it comes high on the page. */
export function DemoHead({ hero: { title, lead, action } }: DemoHeadProps) {
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
