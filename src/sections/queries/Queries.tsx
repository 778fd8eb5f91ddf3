import type { Content } from "#content/collections.ts";
import { Band, BandHead, Points } from "#sections/shared/Band.tsx";
import { Sql } from "#ui/Sql.tsx";
import { type Answer, CodeLines, ResultRows } from "#sections/shared/drawn-editor.tsx";
import { Tour, TourStep, WideStep } from "#sections/shared/Tour.tsx";
import { inkKinds } from "#lib/sql/colors.ts";
import { Badge } from "#ui/Badge.tsx";
import { cx } from "#ui/cx.ts";
import { Log, Misspelled, Revenue, Shared } from "./pictures.tsx";

type Words = Content<"queries">;

interface WritingProps {
  writing: Words["writing"];
  /** The answer to its query. */
  answer: Answer;
}

/** AI query writing: a question in large letters, and the query and its result in a window below it. */
export const Writing = ({ writing, answer }: WritingProps) => (
  <Band ground="night" className="grid gap-x-16 gap-y-12 lg:grid-cols-5-7 lg:items-center">
    <div>
      <BandHead {...writing} />
      <Points
        items={writing.notes}
        as="ol"
        className="mt-8 grid gap-5"
        itemClassName="border-t border-night-line pt-4"
        titleClassName="font-text font-medium"
        textClassName="text-on-night/82"
      />
      <p className="mt-8 text-small">{writing.demo}</p>
    </div>
    <figure className="min-w-0">
      <figcaption className="font-display text-heading text-balance italic">
        “{writing.question}”
      </figcaption>
      <div className="mt-8 overflow-hidden rounded-large bg-raised text-ink shadow-panel outline outline-[light-dark(transparent,var(--color-rim))]">
        <CodeLines sql={writing.sql} />
        <ResultRows {...answer} />
      </div>
    </figure>
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
  "before:mr-2.5 before:inline-block before:h-1.5 before:w-6 before:rounded-full before:bg-current before:align-middle";

/** Syntax highlighting as a type specimen: SQL in poster size, and its colors below. */
export const Highlighting = ({ highlighting }: { highlighting: Words["highlighting"] }) => (
  <Band ground="sunken" className="grid gap-x-10 gap-y-8 lg:grid-cols-4-8 lg:items-center">
    <BandHead
      eyebrow={highlighting.eyebrow}
      title={highlighting.title}
      lead={highlighting.text}
      width="form"
    />
    <div className="min-w-0">
      <pre
        className="overflow-x-auto font-code text-[3.8vw] leading-[1.4] tracking-[-0.033ch] lg:text-[min(2.5vw,2.75rem)]"
        tabIndex={0}
        aria-label={highlighting.eyebrow}
      >
        <Sql sql={highlighting.sql} />
      </pre>
      <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-3 text-small/body">
        {inkKinds.map((kind) => (
          <li key={kind} className={cx(`sql-${kind}`, ink)}>
            <span className="text-ink">{highlighting.kinds[kind]}</span>
          </li>
        ))}
      </ul>
    </div>
  </Band>
);

interface ExportProps {
  ways: Words["export"];
  /** The result that is used. */
  result: Answer;
}

/** Export and charts: the same result in three forms. */
export function Export({ ways, result: { columns, rows } }: ExportProps) {
  const names = columns.map(({ name }) => name);
  const most = Number(rows[0]?.[1] ?? 1);
  const rounded = rows.map(([name, value]) => [name, Math.round(Number(value) * 100) / 100]);
  const objects = rounded.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]])));
  const forms = [
    [names, ...rounded.slice(0, 7)].map((row) => row.join(",")).join("\n"),
    JSON.stringify(objects.slice(0, 2), null, 2),
    <svg
      key="bars"
      viewBox="0 0 320 160"
      preserveAspectRatio="none"
      className="size-full fill-moss"
    >
      <path
        d={rows
          .map(
            ([, value], i) =>
              `M${i * 41} 160V${Math.round(160 - (150 * Number(value)) / most)}h30V160z`,
          )
          .join("")}
      />
    </svg>,
  ];
  return (
    <Band>
      <BandHead eyebrow={ways.eyebrow} title={ways.title} lead={ways.lead} />
      <ol className="mt-12 grid gap-6 md:grid-cols-3 lg:gap-10">
        {ways.ways.map(({ title, text }, i) => (
          <li
            key={title}
            className="grid gap-y-0 overflow-hidden rounded-large border border-line bg-raised shadow-raised md:row-span-3 md:grid-rows-subgrid"
          >
            <div
              aria-hidden="true"
              className="grid min-h-60 border-b border-line bg-sunken px-4 pt-5 font-code text-code/relaxed wrap-anywhere whitespace-pre-wrap text-ink-muted not-has-[svg]:pb-4 lg:px-6"
            >
              {forms[i]}
            </div>
            <h3 className="px-6 pt-6 text-heading">{title}</h3>
            <p className="px-6 pt-2 pb-7">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

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
