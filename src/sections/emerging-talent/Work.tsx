import type { Content } from "#content/collections.ts";
import { Cover } from "#illustrations/cover/Cover.tsx";
import { LinkRow, mailTo, OnwardLink, Sample } from "#sections/shared/parts.tsx";
import { Band, BandHead, Lines } from "#sections/shared/Band.tsx";
import { Page } from "#ui/Page.tsx";
import { Faq } from "#sections/shared/Faq.tsx";
import { ButtonLink } from "#ui/Button.tsx";

/** Three samples of work on this site: a drawing, an edited sentence, and a failed check. */
export function SampleWork({ bench }: { bench: Content<"emergingTalent">["bench"] }) {
  const { motif, article, check } = bench;
  return (
    <Band className="grid grid-cols-1 gap-10 lg:grid-cols-12 lg:gap-y-12">
      <BandHead title={bench.title} lead={bench.lead} width="full" className="lg:col-[1/span_5]" />
      <figure className="lg:col-[6/span_7] lg:row-[1/span_2]">
        <div role="img" aria-label={motif.alt} className="overflow-hidden rounded-stone *:w-full">
          <Cover subject="emerging-talent" motif={{ name: "growth", count: 3 }} />
        </div>
        <figcaption className="mt-4">
          <h3 className="text-title">{motif.title}</h3>
          <p className="mt-1 text-ink-muted">{motif.text}</p>
          <OnwardLink link={motif.link} />
        </figcaption>
      </figure>
      <figure className="lg:col-[1/span_5]">
        <p className="-rotate-[0.6deg] border border-line bg-raised px-6 py-7 font-display text-title leading-[1.45]">
          <del className="text-ink-muted decoration-persimmon decoration-2">{article.before}</del>{" "}
          <ins className="text-persimmon no-underline">{article.after}</ins>
          {article.rest}
        </p>
        <figcaption className="mt-4">
          <h3 className="text-title">{article.title}</h3>
          <p className="mt-1 text-ink-muted">{article.text}</p>
        </figcaption>
      </figure>
      <figure className="lg:col-span-full lg:grid lg:grid-cols-subgrid lg:items-center">
        <code className="block rounded-stone bg-night px-6 py-7 font-code wrap-anywhere text-on-night lg:col-[6/-1]">
          {check.code}
        </code>
        <figcaption className="mt-4 lg:col-[1/6] lg:row-1 lg:mt-0">
          <h3 className="text-title">{check.title}</h3>
          <p className="mt-1 text-ink-muted">{check.text}</p>
        </figcaption>
      </figure>
    </Band>
  );
}

type Section = Content<"emergingTalent">["honest"];

const Side = ({ side }: { side: Section["is"] }) => (
  <>
    <h3 className="mt-8 text-title">{side.title}</h3>
    <Lines
      items={side.items}
      className="mt-4 grid gap-x-10 gap-y-3.5 lg:grid-cols-2 page:max-w-184"
      itemClassName="border-t border-current pt-3.5"
    />
  </>
);

/** Furrows around the sun, which widen as they get away from it. */
const rays = [92, 106, 122, 140, 160, 182, 206].map((r) => `M-${r} 0a${r} ${r} 0 0 1 ${2 * r} 0`);

/** The sun on the horizon, above its mirror image in the furrows. Decoration. */
const Sun = () => (
  <svg
    aria-hidden="true"
    viewBox="-208 -208 416 320"
    className="absolute right-[max(var(--spacing-gutter),calc(50%-37.5rem))] bottom-[calc(100%-7rem)] hidden w-104 fill-none stroke-round page:block"
  >
    <path className="stroke-clay/50" d={rays.join("")} />
    <path className="fill-rust" d="M-78 0a78 78 0 0 1 156 0z" />
    <path className="stroke-rust stroke-4" d="M-78 12H78M-66 28H66M-52 44H52M-36 60H36M-18 76H18" />
  </svg>
);

/** What the year is, above the horizon, and what it is not, below. */
export const Expectations = ({ honest }: { honest: Section }) => (
  <section>
    <div className="bg-clay-soft pt-section pb-20">
      <Page>
        <h2 className="text-heading">{honest.title}</h2>
        <Side side={honest.is} />
      </Page>
    </div>
    <div className="relative bg-night pt-6 pb-section text-on-night">
      <Sun />
      <Page>
        <Side side={honest.not} />
      </Page>
    </div>
  </section>
);

/** A page of a calendar, torn off along its holes. */
const leaf =
  "rounded-b-large border border-t-4 border-line border-t-line-strong bg-raised p-6 [border-top-style:dotted]";

/** How to apply by email, and the dates as pages of a calendar. */
export const ApplicationDates = ({ dates }: { dates: Content<"emergingTalent">["dates"] }) => (
  <Band id="apply" className="grid grid-cols-1 gap-10 lg:grid-cols-4-7 lg:gap-x-[8.333%]">
    <div>
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-heading">
        {dates.title}
        <Sample when={dates.sample} />
      </h2>
      <p className="mt-4 mb-7 text-lead">{dates.lead}</p>
      <ButtonLink href={mailTo(dates.email, dates.subject)}>{dates.send}</ButtonLink>
    </div>
    <ol className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {dates.steps.map(({ when, title, text }) => (
        <li key={when} className={leaf}>
          <p className="mb-2 font-display text-title text-clay">{when}</p>
          <h3 className="text-title">{title}</h3>
          <p className="mt-1 text-ink-muted">{text}</p>
        </li>
      ))}
    </ol>
  </Band>
);

/** Questions that beginners ask, and links for experienced applicants. */
export function Questions({ questions }: { questions: Content<"emergingTalent">["questions"] }) {
  const { title, items, aside, links } = questions;
  return (
    <>
      <Faq title={title} name="talent-question" prefix="question-" items={items} />
      <Band section="pb-section" className="grid gap-x-10 lg:grid-cols-12">
        <div className="lg:col-[5/-1]">
          <h3 className="text-title">{aside.title}</h3>
          <p className="mt-1 text-ink-muted">{aside.text}</p>
          <LinkRow links={links} className="mt-4" />
        </div>
      </Band>
    </>
  );
}
