import type { Content } from "#content/collections.ts";
import { OnwardLink } from "#sections/shared/links.tsx";
import { FourYears } from "#illustrations/FourYears.tsx";
import { Band, Points } from "#sections/shared/Band.tsx";
import { Page } from "#ui/Page.tsx";

/** The mission, and a drawing of a plant over four years. */
export function Hero({ hero, years }: Pick<Content<"about">, "hero" | "years">) {
  return (
    <section className="overflow-x-clip pt-hero">
      <Page>
        <h1 className="text-display tracking-display">{hero.title}</h1>
        <div className="mt-6 grid grid-cols-1 justify-items-start gap-x-10 gap-y-3 lg:grid-cols-7-4 lg:items-end">
          <p className="max-w-prose text-lead">{hero.lead}</p>
          <OnwardLink link={hero.blog} />
        </div>
        <figure className="mt-10">
          <FourYears label={years.label} captions={years.captions} />
          <figcaption className="-mx-[100vw] bg-soil px-[100vw] pt-4 pb-10 text-center font-display text-title/tight text-balance">
            {years.text}
          </figcaption>
        </figure>
      </Page>
    </section>
  );
}

/** The mission on moss: its last paragraph, how the company measures itself, is the largest. */
export function Mission({ mission }: { mission: Content<"about">["mission"] }) {
  const measure = mission.paragraphs.at(-1);
  return (
    <Band ground="field" className="grid gap-x-16 gap-y-8 lg:grid-cols-7-5">
      <div>
        <h2 className="text-lead/body">{mission.title}</h2>
        <p className="mt-3 font-display text-heading tracking-tight text-balance">{measure}</p>
      </div>
      <div className="grid content-end gap-5">
        {mission.paragraphs.slice(0, -1).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Band>
  );
}

/** A row below three furrows. */
const row =
  "grid grid-cols-1 gap-x-10 gap-y-2 bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_0.0625rem,transparent_0.0625rem_0.25rem)] bg-size-[100%_0.5625rem] bg-no-repeat pt-7 pb-8 lg:grid-cols-7-5 lg:items-baseline lg:pt-9 lg:pb-10";

/** How the team works, one habit per row. */
export function Habits({ habits }: { habits: Content<"about">["habits"] }) {
  return (
    <Band>
      <h2 className="text-lead/body text-ink-muted">{habits.title}</h2>
      <Points
        items={habits.items}
        as="dl"
        className="mt-6"
        itemClassName={row}
        titleClassName="font-display text-heading font-medium tracking-tight text-balance"
        textClassName="max-w-136 text-ink-muted"
      />
    </Band>
  );
}
