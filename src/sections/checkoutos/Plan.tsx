import type { Content } from "#content/collections.ts";
import { StartTrial } from "#sections/shared/links.tsx";
import { BandHead } from "#sections/shared/Band.tsx";
import { SandBank } from "#sections/shared/Closing.tsx";
import { Icon } from "#ui/Icon.tsx";

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
      <ul className="mt-6 grid gap-x-8 gap-y-2 md:grid-cols-2">
        {plan.points.map((point) => (
          <li key={point} className="flex gap-3">
            <Icon name="check" className="mt-1.5 size-4 shrink-0" />
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <StartTrial {...plan} />
      </div>
    </SandBank>
  );
}
