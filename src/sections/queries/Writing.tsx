import type { Content } from "#content/collections.ts";
import { Stone } from "#illustrations/parts/Stone.tsx";
import { Band, BandHead, Points } from "#sections/shared/Band.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";
import { Sql } from "#ui/Sql.tsx";

/** A query on night ground: keywords bold, everything else a shade softer. */
const query =
  "overflow-x-auto border-l-2 border-night-line pl-5 font-code text-[min(var(--text-base),3.3vw)] leading-[1.9] lg:col-2 [&_.sql-keyword]:font-bold [&_.sql-keyword]:text-on-night [&_:is(.sql-name,.sql-string,.sql-number)]:text-on-night/82";

/** AI query writing: a question in large letters, its SQL below, and notes in the margin like a teacher's. */
export function Writing({ writing }: { writing: Content<"queries">["writing"] }) {
  return (
    <Band ground="night">
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12">
        <Eyebrow ground="night" className="lg:col-span-3 lg:pt-3">
          {writing.eyebrow}
        </Eyebrow>
        <div className="lg:col-span-9">
          <BandHead title={writing.title} lead={writing.lead} narrow />
        </div>
      </div>
      <figure className="mt-12 grid gap-x-10 gap-y-8 lg:mt-20 lg:grid-cols-[3fr_6fr_3fr] lg:items-start">
        <figcaption className="max-w-168 font-display text-heading text-balance italic lg:col-[2/-1]">
          “{writing.question}”
        </figcaption>
        <pre className={query} tabIndex={0} aria-label={writing.question}>
          <Sql sql={writing.sql} />
        </pre>
        <Points
          items={writing.notes}
          as="ol"
          className="grid gap-5"
          titleClassName="font-text font-medium"
          textClassName="text-small text-on-night/82"
        />
      </figure>
      <p className="mt-10 text-small lg:ml-[25%] lg:pl-2.5">{writing.demo}</p>
    </Band>
  );
}

/** Autocorrect: one line of SQL as wide as the page, its misspelled word struck out and corrected. */
export function Autocorrect({ autocorrect }: { autocorrect: Content<"queries">["autocorrect"] }) {
  const { before, wrong, right, after, answer } = autocorrect;
  return (
    <section className="overflow-x-clip py-section">
      <Page>
        <Eyebrow>{autocorrect.eyebrow}</Eyebrow>
        <p className="mt-16 mb-12 text-center font-code text-[min(clamp(1.25rem,4.6vw,3.5rem),5.2vw)] leading-[1.1] tracking-[-0.05ch] whitespace-nowrap md:mt-20 md:mb-16">
          <span className="sql-keyword">{before}</span>{" "}
          <span className="relative inline-block">
            <s className="text-ink-muted underline decoration-persimmon decoration-wavy decoration-[0.1ch] underline-offset-[0.417ch]">
              {wrong}
            </s>
            <span className="absolute bottom-[calc(100%+0.55rem)] left-[-0.417ch] rounded-medium bg-inverse px-[1ch] py-[0.5ch] text-[max(0.4em,var(--text-small))] tracking-normal text-on-inverse">
              <span className="font-text">{answer} </span>
              {right}
            </span>
          </span>{" "}
          <span>{after}</span>
        </p>
        <div className="grid gap-x-10 gap-y-3 lg:grid-cols-12">
          <h2 className="text-title lg:col-span-5">{autocorrect.title}</h2>
          <div className="max-w-prose lg:col-span-6 lg:col-start-7">
            <p className="text-lead">{autocorrect.text}</p>
            <p className="mt-3 text-ink-muted">{autocorrect.hint}</p>
          </div>
        </div>
      </Page>
    </section>
  );
}

/** Three furrows that leave one stone: the ways on from a first answer. */
function Furrows() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 300"
      preserveAspectRatio="none"
      className="hidden size-full min-h-80 fill-none stroke-line-strong lg:block"
    >
      {[-6, 0, 6].map((apart) => (
        <path
          key={apart}
          vectorEffect="non-scaling-stroke"
          d={`M0 ${150 + apart}C60 ${150 + apart} 40 ${50 + apart} 100 ${50 + apart}M0 ${150 + apart}H100M0 ${150 + apart}C60 ${150 + apart} 40 ${250 + apart} 100 ${250 + apart}`}
        />
      ))}
    </svg>
  );
}

/** Follow-ups: from one question, lines run on to three. */
export function FollowUps({ followUps }: { followUps: Content<"queries">["followUps"] }) {
  return (
    <Band ground="sunken">
      <div className="lg:ml-auto lg:w-7/12">
        <BandHead eyebrow={followUps.eyebrow} title={followUps.title} lead={followUps.lead} />
      </div>
      <div className="mt-14 grid gap-8 lg:grid-cols-[auto_minmax(8rem,1fr)_7fr] lg:items-center lg:gap-6">
        <p className="flex items-center gap-3">
          <Stone
            seed={followUps.start}
            className="size-10 shrink-0 fill-persimmon-soft stroke-persimmon"
          />
          <span className="font-display text-title">{followUps.start}</span>
        </p>
        <Furrows />
        <ul className="grid gap-6 border-l border-line-strong pl-5 lg:h-full lg:grid-rows-3 lg:items-center lg:border-0 lg:p-0">
          {followUps.steps.map(({ ask, text }) => (
            <li key={ask}>
              <h3 className="text-title italic">{ask}</h3>
              <p className="mt-1 text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
