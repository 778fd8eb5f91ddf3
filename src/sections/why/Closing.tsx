import type { Content } from "#content/collections.ts";
import { LinkRow } from "#sections/shared/links.tsx";
import { Band, BandHead, Points } from "#sections/shared/Band.tsx";
import { ButtonLink } from "#ui/Button.tsx";

/** When not to choose the platform. */
export function WhenNot({ unfit }: { unfit: Content<"why">["unfit"] }) {
  return (
    <Band id="unfit" ground="night">
      <BandHead title={unfit.title} lead={unfit.lead} width="form" />
      <Points
        items={unfit.items}
        className="mt-12 gap-x-10 md:columns-2 lg:columns-3"
        itemClassName="break-inside-avoid border-t border-night-line pt-6 pb-8"
        textClassName="mt-2"
      />
    </Band>
  );
}

/** What the name means, and the call to action. */
export function Closing({ name, closing }: Pick<Content<"why">, "name" | "closing">) {
  return (
    <Band className="grid gap-x-10 gap-y-14 lg:grid-cols-12">
      <div className="self-start border-t-3 border-persimmon pt-6 lg:col-span-5">
        <h2 className="text-title">{name.title}</h2>
        <p className="mt-3 font-display text-title leading-[1.4]">{name.text}</p>
      </div>
      <div className="lg:col-span-6 lg:col-start-7">
        <h2 className="text-heading">{closing.title}</h2>
        <p className="mt-4 mb-8 max-w-form text-lead">{closing.lead}</p>
        <ButtonLink href={closing.action.href.href}>{closing.action.label}</ButtonLink>
        <LinkRow links={closing.links} className="mt-4" />
      </div>
    </Band>
  );
}
