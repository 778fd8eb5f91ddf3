import type { Content } from "#content/collections.ts";
import { StartTrial } from "#sections/shared/links.tsx";
import { BandHead } from "#sections/shared/Band.tsx";
import { CheckList } from "#sections/shared/CheckList.tsx";
import { SandBank } from "#sections/shared/Closing.tsx";

/** The price in large type, and the trial. */
export function Plan({ plan, price }: Pick<Content<"checkoutos">, "plan" | "price">) {
  return (
    <SandBank seed={plan.title}>
      <BandHead title={plan.title} lead={plan.lead} width="form" />
      <p className="mt-6">
        <b className="block font-display text-[calc(1.6*var(--text-display))] leading-none font-medium tracking-display">
          {price.amount}
        </b>
        <span className="mt-2 block text-lead/body">
          {price.label}, <em className="font-medium not-italic">{price.tagline}</em>
        </span>
      </p>
      <CheckList items={plan.points} className="mt-6 gap-x-8 md:grid-cols-2" />
      <div className="mt-8">
        <StartTrial {...plan} />
      </div>
    </SandBank>
  );
}
