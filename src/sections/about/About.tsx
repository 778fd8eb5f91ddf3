import type { Content } from "#content/collections.ts";
import { LinkList, OnwardLink, Sample } from "#sections/shared/parts.tsx";
import { FourYears } from "#illustrations/FourYears.tsx";
import { Band, BandHead, Points } from "#sections/shared/Band.tsx";
import { type Habit, habits } from "#illustrations/herbarium/leaf.ts";
import { Specimen } from "#illustrations/herbarium/Specimen.tsx";
import { cx } from "#ui/cx.ts";

/** The mission, and a drawing of a plant over four years. */
export const Hero = ({ hero, years }: Pick<Content<"about">, "hero" | "years">) => (
  <Band section="pt-hero">
    <h1 className="text-display tracking-display">{hero.title}</h1>
    <p className="mt-6 max-w-prose text-lead">{hero.lead}</p>
    <OnwardLink link={hero.blog} className="mt-3" />
    <figure className="mt-10">
      <FourYears label={years.label} captions={years.captions} />
      <figcaption className="-mx-[100vw] bg-soil px-[100vw] pt-4 pb-10 text-center font-display text-title/tight text-balance">
        {years.text}
      </figcaption>
    </figure>
  </Band>
);

/** The mission on moss: its last paragraph, how the company measures itself, is the largest. */
export function Mission({ mission }: { mission: Content<"about">["mission"] }) {
  const measure = mission.paragraphs.at(-1);
  return (
    <Band ground="accent" className="grid gap-x-16 gap-y-8 lg:grid-cols-7-5">
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

/** How the team works, one habit per row. */
export const Habits = ({ habits }: { habits: Content<"about">["habits"] }) => (
  <Band>
    <h2 className="text-lead/body text-ink-muted">{habits.title}</h2>
    {/* A row below three furrows. */}
    <Points
      items={habits.items}
      as="dl"
      className="mt-6"
      itemClassName="grid grid-cols-1 gap-x-10 gap-y-2 bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_0.0625rem,transparent_0.0625rem_0.25rem)] bg-size-[100%_0.5625rem] bg-no-repeat pt-7 pb-8 lg:grid-cols-7-5 lg:items-baseline lg:pt-9 lg:pb-10"
      titleClassName="font-display text-heading font-medium tracking-tight text-balance"
      textClassName="max-w-136 text-ink-muted"
    />
  </Band>
);

/** The backers as two herbarium sheets: firms are branches, people are leaves. */
export function Backers({ backers }: { backers: Content<"about">["backers"] }) {
  const mark = <Sample when={backers.sample} />;
  const firms = backers.firms.map((firm, i) => ({ ...firm, habit: habits[i % habits.length] }));
  return (
    <Band ground="sunken">
      <BandHead title={backers.title} mark={mark} lead={backers.lead} />
      <BackerSheet kind="branches" label={backers.firmsLabel} backers={firms} />
      <BackerSheet kind="leaves" label={backers.peopleLabel} backers={backers.people} />
    </Band>
  );
}

interface BackerSheetProps {
  kind: "branches" | "leaves";
  /** The label of the sheet. */
  label: string;
  backers: readonly { name: string; role: string; habit?: Habit | undefined }[];
}

/** A little darker away from the light. */
const sheet = cx(
  "relative mt-12 border border-rim bg-raised px-[clamp(1rem,3vw,3rem)] pt-18 pb-10 shadow-raised",
  "bg-[radial-gradient(circle_at_25%_10%,var(--color-raised)_30%,color-mix(in_oklab,var(--color-raised)_86%,var(--color-clay-soft)))]",
);
const list =
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-10 md:grid-cols-3";

/** One herbarium sheet, with a label for each backer. */
function BackerSheet({ kind, label, backers }: BackerSheetProps) {
  const leaves = kind === "leaves";
  return (
    <div className={cx(sheet, leaves && "lg:ml-16")}>
      <h3 className="absolute top-0 left-[clamp(1rem,3vw,3rem)] border border-t-0 border-line-strong/40 bg-moss-soft px-4 pt-2 pb-2.5 text-base/body">
        {label}
      </h3>
      <ul className={cx(list, leaves && "lg:grid-cols-15 lg:gap-x-2")}>
        {backers.map(({ name, role, habit }, i) => {
          // On wide screens: a row of five leaves, three large ones, and five again.
          const large = leaves && i > 4 && i < 8;
          // In two or three columns the middle one has a row to itself, since the last one would be alone.
          const middle = leaves && i === 6 && backers.length % 6 === 1;
          const span = large ? "lg:col-span-5" : "lg:col-span-3";
          return (
            <li
              key={name}
              className={cx(
                "grid grid-cols-1 content-start justify-items-center gap-4",
                leaves ? span : "md:nth-2:mt-10 md:nth-4:-mt-6",
                middle && "max-lg:col-span-full",
              )}
            >
              <Specimen
                name={name}
                className={cx(
                  leaves ? "h-44" : "h-52 md:h-72",
                  middle && "max-lg:h-60",
                  large && "lg:h-60",
                  i % 3 === 1 ? "fill-clay-soft stroke-clay" : "fill-moss-soft stroke-moss",
                  i % 4 === 0 && "rotate-5",
                  i % 4 === 2 && "-rotate-6",
                )}
                {...(habit && { habit })}
              />
              <p className="grid max-w-full justify-items-center gap-0.5 border border-line-strong/60 px-3 py-2 text-center text-small leading-[1.35]">
                <b className="font-display text-base/[1.35] font-medium">{name}</b>
                <span>{role}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface ContactProps {
  find: Content<"about">["find"];
  company: Content<"company">;
}

/** The postal address, and other ways to get in touch. */
export const Contact = ({ find, company }: ContactProps) => (
  <Band ground="ruled" className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
    <div className="lg:col-span-5">
      <h2 className="text-heading">{find.title}</h2>
      <p className="mt-8 text-small text-ink-muted">{find.address}</p>
      <address className="mt-1 mb-3 font-display text-title leading-[1.4] not-italic">
        {company.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <Sample when={company.sample} />
    </div>
    <div className="lg:col-span-6 lg:col-start-7">
      <LinkList links={find.ways} />
    </div>
  </Band>
);
