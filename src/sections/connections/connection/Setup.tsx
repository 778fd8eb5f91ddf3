import { interpolate } from "#lib/text/interpolate.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { CodeRegion } from "#sections/shared/Code.tsx";
import type { Connection } from "./Connection.tsx";

interface SetupProps {
  setup: Connection["setup"];
  /** The name of a piece of code, for screen readers; [step] is its step. */
  code: string;
}

/** In a shell or settings file, two hyphens do not begin a comment. */
const isSql = (code: string): boolean => /^(?:ALTER|CREATE|EXECUTE|GRANT|SELECT|USE)\b/.test(code);

/** A numbered stone, and the furrow from it to the next. */
const stepClasses = [
  "relative grid grid-cols-1 gap-x-10 gap-y-4 pb-11 pl-13 [counter-increment:list-item] lg:has-[pre]:grid-cols-4-8",
  "before:absolute before:left-0 before:grid before:h-7.5 before:w-9 before:place-content-center",
  "before:rounded-[46%_54%_52%_48%/58%_50%_50%_42%] before:bg-clay-soft before:text-ink before:font-display before:font-medium before:content-[counter(list-item)]",
  "not-last:after:absolute not-last:after:top-10.5 not-last:after:bottom-3 not-last:after:left-3.5 not-last:after:w-2.25",
  "not-last:after:bg-[repeating-linear-gradient(to_right,currentColor_0_0.0625rem,transparent_0.0625rem_0.25rem)] not-last:after:opacity-60",
].join(" ");

/** Setup steps on moss, each with its code. */
export const Setup = ({ setup, code }: SetupProps) => (
  <Band id="setup" ground="accent">
    <BandHead title={setup.title} lead={setup.lead} narrow />
    <ol className="mt-12">
      {setup.steps.map((step) => (
        <li key={step.title} className={stepClasses}>
          <div className="max-w-144">
            <h3 className="text-title">{step.title}</h3>
            <p className="mt-2">{step.text}</p>
          </div>
          {step.code !== undefined && (
            <CodeRegion
              label={interpolate(code, { step: step.title })}
              code={step.code}
              sql={isSql(step.code)}
              wrap
              className="self-start [--code-ground:var(--color-raised)]"
            />
          )}
        </li>
      ))}
    </ol>
  </Band>
);

interface QuestionsProps {
  questions: Connection["questions"];
  /** The words above a query. */
  query: string;
}

type Question = Connection["questions"]["items"][number];

const Asked = ({ question, query }: { question: Question; query: string }) => (
  <li
    data-answered={question.sql === undefined ? undefined : ""}
    className="group border-t border-line py-5 first:border-0 data-answered:pb-8 data-answered:first:pt-0"
  >
    <h3 className="max-w-160 text-lead/[1.35] group-data-answered:text-title/tight">
      “{question.ask}”
    </h3>
    {question.note !== undefined && (
      <p className="mt-2 max-w-prose text-ink-muted">{question.note}</p>
    )}
    {question.sql !== undefined && (
      <figure className="mt-4">
        <figcaption className="text-small text-ink-muted">{query}</figcaption>
        <CodeRegion
          label={question.ask}
          code={question.sql}
          sql
          wrap
          className="mt-2 [--code-ground:var(--color-raised)]"
        />
      </figure>
    )}
  </li>
);

/** Questions that a merchant asks about this data: some with their query, and the others below the headline. */
export const Questions = ({ questions, query }: QuestionsProps) => (
  <Band
    id="questions"
    ground="ruled"
    className="grid gap-x-10 gap-y-8 lg:grid-cols-4-8 lg:grid-rows-[auto_1fr]"
  >
    <BandHead title={questions.title} lead={questions.lead} width="full" />
    {[true, false].map((isAnswered) => (
      <ul
        key={String(isAnswered)}
        className={isAnswered ? "min-w-0 lg:row-span-2" : "border-t border-line lg:col-start-1"}
      >
        {questions.items
          .filter(({ sql }) => (sql !== undefined) === isAnswered)
          .map((question) => (
            <Asked key={question.ask} question={question} query={query} />
          ))}
      </ul>
    ))}
  </Band>
);
