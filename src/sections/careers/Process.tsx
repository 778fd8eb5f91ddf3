import type { Content } from "#content/collections.ts";
import { Band, Lines, SplitHead } from "#sections/shared/Band.tsx";
import { LinkRow, mailTo, OnwardLink, Sample } from "#sections/shared/parts.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { ButtonLink } from "#ui/Button.tsx";

const stone =
  "grid content-center rounded-[4.5rem_5.5rem_5rem_6rem/4rem_3.5rem_4.5rem_4rem] bg-raised px-7 py-8 text-center [counter-increment:stone] before:font-display before:text-heading before:text-moss before:content-[counter(stone)] lg:min-h-64 lg:px-9";
const shapes = [
  "lg:rounded-[46%_54%_52%_48%/58%_50%_50%_42%]",
  "lg:rounded-[52%_48%_45%_55%/48%_56%_44%_52%]",
  "lg:rounded-[46%_54%_52%_48%/58%_50%_50%_42%]",
  "lg:rounded-[50%_50%_56%_44%/46%_54%_46%_54%]",
];
/** On wide screens the path crosses the whole garden. Further stones alternate, as on tablets. */
const places = [
  "lg:col-[1/span_4] lg:row-[1/span_2]",
  "lg:col-[5/span_4] lg:row-[2/span_2]",
  "lg:col-[9/span_4] lg:row-[1/span_2]",
  "lg:col-[8/span_4] lg:row-[4/span_2]",
  "lg:col-[2/span_4] lg:row-[5/span_2]",
];

/** The steps from the first email to the first day, as stepping stones. */
export const ApplicationSteps = ({ path }: { path: Content<"careers">["path"] }) => (
  <section id="path" className="moss-garden py-section">
    <Page>
      <h2 className="flex w-fit flex-wrap items-baseline gap-x-3 bg-moss-soft pr-4 text-heading">
        {path.title}
        <Sample when={path.sample} />
      </h2>
      <p className="mt-4 w-fit max-w-prose bg-moss-soft pr-4 text-lead">{path.lead}</p>
      <div className="relative isolate">
        {/* The path from stone to stone. */}
        <svg
          aria-hidden="true"
          viewBox="0 0 120 60"
          preserveAspectRatio="none"
          className="absolute inset-0 -z-1 hidden size-full fill-none stroke-moss stroke-6 stroke-round lg:block"
          strokeDasharray="1 16"
        >
          <path
            className="stroke-fixed"
            d="M20 10C34 8 44 23 60 20S84 7 100 10C124 15 112 34 88 40S52 58 30 50"
          />
        </svg>
        <ol className="mt-10 grid grid-cols-1 gap-4 [counter-reset:stone] md:grid-cols-12 md:gap-5">
          {path.steps.map(({ title, time, text }, i) => (
            <li
              key={title}
              className={cx(
                stone,
                shapes[i % shapes.length],
                i % 2 === 0 ? "md:col-[2/span_6]" : "md:col-[6/span_6]",
                places[i],
              )}
            >
              <h3 className="text-title">{title}</h3>
              <p className="mt-0.5 mb-2 text-small/body font-medium text-ink-muted">{time}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Page>
  </section>
);

const row =
  "relative grid grid-cols-1 gap-3 pt-7 pb-5 lg:grid-cols-5-6 lg:gap-x-[8.333%] lg:pt-11 lg:pb-7";
/** The three lines above a row. */
const furrows =
  "before:absolute before:inset-x-0 before:top-0 before:h-2.75 before:bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_0.0625rem,transparent_0.0625rem_0.3125rem)]";

/** How we work, and how applicants can check it. */
export const Rules = ({ rules }: { rules: Content<"careers">["rules"] }) => (
  <Band>
    <SplitHead title={rules.title} lead={rules.lead} />
    <ol className="mt-12">
      {rules.items.map(({ title, text, link }) => (
        <li key={title} className={cx(row, furrows)}>
          <h3 className="text-heading leading-[1.12]">{title}</h3>
          <div>
            <p className="max-w-140">{text}</p>
            <TextLink look="onward" href={link.href.href}>
              <span className="sr-only">{rules.check}: </span>
              {link.label}
            </TextLink>
          </div>
        </li>
      ))}
    </ol>
  </Band>
);

/** How to apply: questions to answer, and an email link. */
export const Apply = ({ apply }: { apply: Content<"careers">["apply"] }) => (
  <Band className="grid grid-cols-1 gap-10 lg:grid-cols-5-6 lg:gap-x-[8.333%]">
    <div>
      <h2 className="text-heading">{apply.title}</h2>
      <p className="mt-4 mb-7 text-lead">{apply.lead}</p>
      <ButtonLink href={mailTo(apply.email, apply.subject)}>{apply.send}</ButtonLink>
    </div>
    <Lines
      items={apply.answers}
      as="ol"
      className="border-b border-line-strong"
      itemClassName="border-t border-line-strong py-3.5 font-display text-title leading-[1.3]"
    />
    <div className="lg:col-span-full">
      <LinkRow links={apply.links} className="mt-4" />
    </div>
  </Band>
);

/** Equal opportunity, and help for applicants who need it. */
export const EqualChances = ({ fair }: { fair: Content<"careers">["fair"] }) => (
  <Band className="grid grid-cols-1 gap-8 lg:grid-cols-4-7 lg:gap-x-[8.333%]">
    <h2 className="text-heading">{fair.title}</h2>
    <div className="grid justify-items-start gap-7">
      {fair.items.map(({ title, text }) => (
        <div key={title}>
          <h3 className="font-text text-small/body tracking-normal text-ink-muted">{title}</h3>
          <p className="font-display text-title leading-[1.35]">{text}</p>
        </div>
      ))}
      <OnwardLink link={fair.link} />
    </div>
  </Band>
);
