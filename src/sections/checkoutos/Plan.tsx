import type { Content } from "#content/collections.ts";
import { StartTrial } from "#sections/shared/links.tsx";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { Icon } from "#ui/Icon.tsx";

/** The price in large type, and the trial. */
export function Plan({ plan, price }: Pick<Content<"checkoutos">, "plan" | "price">) {
  return (
    <Band ground="ruled" className="grid gap-x-10 gap-y-10 lg:grid-cols-12 lg:items-end">
      <div className="lg:col-span-6">
        <BandHead title={plan.title} lead={plan.lead} width="form" />
        <p className="mt-10">
          <b className="block font-display text-[calc(1.6*var(--text-display))] leading-none font-medium tracking-display">
            {price.amount}
          </b>
          <span className="mt-2 block text-lead/body">
            {price.label}, <em className="font-medium text-moss not-italic">{price.tagline}</em>
          </span>
        </p>
      </div>
      <div className="lg:col-span-5 lg:col-start-8">
        <ul className="grid gap-2">
          {plan.points.map((point) => (
            <li key={point} className="flex gap-3">
              <Icon name="check" className="mt-1.5 size-4 shrink-0 text-moss" />
              {point}
            </li>
          ))}
        </ul>
        <div className="mt-8">
          <StartTrial {...plan} />
        </div>
      </div>
    </Band>
  );
}
