import { Band } from "#sections/shared/Band.tsx";
import type { Content } from "#content/collections.ts";
import { BandFurrows } from "#illustrations/BandFurrows.tsx";
import { FeaturePicture } from "#sections/shared/FeaturePicture.tsx";
import { SignupForm } from "#sections/header-footer/SignupForm.tsx";
import { LinkRow, PriceNote } from "#sections/shared/parts.tsx";
import { SandBeside } from "#sections/shared/Sand.tsx";
import { wideColumns } from "#ui/columns.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";

/** What works in the first week, the later one over the earlier one. */
const shown = [
  { id: "subscribe-and-save", className: "frame:w-4/5 frame:-rotate-1" },
  {
    id: "sms-campaigns",
    className: "mt-4 frame:-mt-[7%] frame:w-4/5 frame:rotate-1 frame:justify-self-end",
  },
] as const;

/** The headline and the sign-up field, next to two pictures of the product. */
export const Hero = ({ hero, links }: Pick<Content<"getRamp">, "hero" | "links">) => (
  <Band
    section="pt-8 pb-band lg:pt-12"
    className="grid gap-x-14 gap-y-10 lg:grid-cols-2 lg:items-center"
  >
    <div>
      <h1 className="text-display tracking-display">{hero.title}</h1>
      <div className="max-w-form">
        <p className="mt-5 mb-6 text-lead">{hero.lead}</p>
        <SignupForm id="signup-ramp" words={hero.signup} />
        <PriceNote />
        <LinkRow links={links} className="mt-4" />
      </div>
    </div>
    <div className="relative isolate grid [--sand:3rem]">
      <SandBeside gap={36} />
      {shown.map(({ id, className }) => (
        <FeaturePicture
          key={id}
          feature={id}
          className={`aspect-4/3 rounded-stone border border-rim bg-figure shadow-panel ${className}`}
        />
      ))}
    </div>
  </Band>
);

/** How far below the last step each one starts. */
const rises = ["", "lg:mt-18", "lg:mt-36", "lg:mt-54"];

/** The first two weeks as a climb: each step is a little higher than the one before. */
export const Ramp = ({ ramp }: { ramp: Content<"getRamp">["ramp"] }) => (
  <section className="relative isolate overflow-clip bg-accent pt-section pb-section">
    <BandFurrows className="text-on-accent/35" />
    <Page>
      <h2 className="max-w-[16ch] text-heading text-on-accent">{ramp.title}</h2>
      <ol
        className={cx(
          "mt-8 grid gap-4 md:grid-cols-2 lg:-mt-8 lg:items-start",
          wideColumns(ramp.steps.length, 4),
        )}
      >
        {ramp.steps.map(({ when, title, text }, i) => (
          <li
            key={when}
            className={cx(
              "rounded-large bg-raised px-6 pt-5 pb-6 shadow-panel",
              rises[ramp.steps.length - 1 - i],
            )}
          >
            <p className="mb-3 font-display text-lead/body text-persimmon">{when}</p>
            <h3 className="text-title">{title}</h3>
            <p className="mt-2 text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Page>
  </section>
);
