import type { Content } from "#content/collections.ts";
import { Band, BandHead, Points } from "#sections/shared/Band.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Sql } from "#ui/Sql.tsx";
import type { Answer } from "#sections/shared/drawn-editor.tsx";
import { Tour, TourStep, WideStep } from "#sections/shared/Tour.tsx";
import { inkKinds } from "#lib/sql/colors.ts";
import { Badge } from "#ui/Badge.tsx";
import { cx } from "#ui/cx.ts";
import { Log, Misspelled, Revenue, Shared } from "./pictures.tsx";

type Words = Content<"queries">;

/** A query on a night background: keywords bold, everything else a shade softer. */
const query =
  "overflow-x-auto border-l-2 border-night-line pl-5 font-code text-[min(var(--text-base),3.3vw)] leading-[1.9] lg:col-[4/span_6] [&_.sql-keyword]:font-bold [&_.sql-keyword]:text-on-night [&_:is(.sql-name,.sql-string,.sql-number)]:text-on-night/82";

/** AI query writing: a question in large letters, its SQL below, and notes in the margin like a teacher's. */
export const Writing = ({ writing }: { writing: Words["writing"] }) => (
  <Band ground="night">
    <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12">
      <Eyebrow ground="night" className="lg:col-span-3 lg:pt-3">
        {writing.eyebrow}
      </Eyebrow>
      <BandHead title={writing.title} lead={writing.lead} narrow className="lg:col-span-9" />
    </div>
    <figure className="mt-12 grid gap-x-10 gap-y-8 lg:mt-20 lg:grid-cols-12 lg:items-start">
      <figcaption className="max-w-168 font-display text-heading text-balance italic lg:col-[4/-1]">
        “{writing.question}”
      </figcaption>
      <pre className={query} tabIndex={0} aria-label={writing.question}>
        <Sql sql={writing.sql} />
      </pre>
      <Points
        items={writing.notes}
        as="ol"
        className="grid gap-5 lg:col-span-3"
        titleClassName="font-text font-medium"
        textClassName="text-small text-on-night/82"
      />
    </figure>
    <div className="mt-10 grid gap-x-10 lg:grid-cols-12">
      <p className="text-small lg:col-[4/-1]">{writing.demo}</p>
    </div>
  </Band>
);

interface EditorTourProps {
  page: Words;
  /** The answers to the corrected query, the follow-ups' query and the shared query. */
  answers: Readonly<Record<"corrected" | "revenue" | "shared", Answer>>;
}

/** What the editor does. */
export function EditorTour({ page, answers }: EditorTourProps) {
  const { autocorrect, followUps, history, collaboration } = page;
  return (
    <Tour>
      <TourStep
        tone="persimmon"
        words={autocorrect}
        title={autocorrect.window}
        picture={<Misspelled autocorrect={autocorrect} result={answers.corrected} />}
      >
        <p className="mt-4 max-w-form text-ink-muted">{autocorrect.hint}</p>
      </TourStep>
      <TourStep
        tone="moss"
        words={followUps}
        title={followUps.start}
        aside={`${answers.revenue.rows.length} ${history.rows}`}
        picture={<Revenue followUps={followUps} rows={answers.revenue.rows} />}
      >
        <Points
          items={followUps.steps}
          as="dl"
          className="mt-6 grid max-w-form gap-3"
          titleClassName="font-display text-lead italic"
          textClassName="text-ink-muted"
        />
      </TourStep>
      <WideStep
        tone="clay"
        words={history}
        title={history.eyebrow}
        picture={<Log history={history} />}
      />
      <TourStep
        tone="night"
        words={collaboration}
        title={collaboration.name}
        picture={<Shared collaboration={collaboration} result={answers.shared} />}
      >
        <Points
          items={collaboration.points}
          as="dl"
          className="mt-6 grid max-w-form gap-4"
          titleClassName="font-display text-lead font-medium"
          textClassName="text-ink-muted"
        />
      </TourStep>
    </Tour>
  );
}

/** A dash in each color before its name. */
const ink =
  "before:mr-3 before:inline-block before:h-1.5 before:w-9 before:rounded-full before:bg-current before:align-middle";

/** Syntax highlighting as a type specimen: SQL in poster size, and its colors below. */
export const Highlighting = ({ highlighting }: { highlighting: Words["highlighting"] }) => (
  <Band ground="sunken">
    <pre
      className="overflow-x-auto font-code text-[min(3.8vw,2.75rem)] leading-[1.35] tracking-[-0.033ch]"
      tabIndex={0}
      aria-label={highlighting.eyebrow}
    >
      <Sql sql={highlighting.sql} />
    </pre>
    <ul className="mt-10 flex flex-wrap gap-x-8 gap-y-3 text-small/body">
      {inkKinds.map((kind) => (
        <li key={kind} className={cx(`sql-${kind}`, ink)}>
          <span className="text-ink">{highlighting.kinds[kind]}</span>
        </li>
      ))}
    </ul>
    <div className="mt-12 grid gap-x-10 gap-y-3 lg:grid-cols-12 lg:items-baseline">
      <Eyebrow className="lg:col-span-2">{highlighting.eyebrow}</Eyebrow>
      <h2 className="text-title lg:col-span-5">{highlighting.title}</h2>
      <p className="max-w-prose text-ink-muted lg:col-span-5">{highlighting.text}</p>
    </div>
  </Band>
);

/** Export and charts: three uses of a result. */
export const Export = ({ ways }: { ways: Words["export"] }) => (
  <Band>
    <BandHead
      eyebrow={ways.eyebrow}
      title={ways.title}
      lead={ways.lead}
      width="full"
      className="max-w-prose"
    />
    <Points
      items={ways.ways}
      as="ol"
      className="mt-14 grid gap-10 md:grid-cols-3 md:gap-x-6 lg:gap-x-10"
      itemClassName="border-t-2 border-ink pt-4 lg:nth-2:mt-18 lg:nth-3:mt-36"
      titleClassName="mb-2 text-display/[1.1] tracking-display"
      textClassName=""
    />
  </Band>
);

/** Features that are planned, marked as such. */
export const Soon = ({ soon }: { soon: Words["soon"] }) => (
  <Band className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
    <h2 className="text-title">{soon.title}</h2>
    {soon.items.map(({ title, text }) => (
      <div key={title} className="border-l-2 border-dotted border-line-strong pl-5">
        <Badge tone="clay">{soon.badge}</Badge>
        <h3 className="mt-3 font-display text-lead font-medium">{title}</h3>
        <p className="mt-1 text-ink-muted">{text}</p>
      </div>
    ))}
  </Band>
);
