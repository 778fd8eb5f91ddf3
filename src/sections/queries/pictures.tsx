/** What the editor's window shows at each step of the tour. */
import type { Content } from "#content/collections.ts";
import { SeedMark } from "#illustrations/parts/SeedMark.tsx";
import { dollars } from "#live/calculators/numbers.ts";
import type { Row } from "#live/engine/tables.ts";
import { type Answer, CodeLines, ResultRows } from "#sections/shared/drawn-editor.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { Sql } from "#ui/Sql.tsx";

type Words = Content<"queries">;

/** The query with a misspelled name, the suggestion at that name, and the result of the corrected query. */
export const Misspelled = ({
  autocorrect: { before, wrong, right, after, answer, fixed },
  result,
}: {
  autocorrect: Words["autocorrect"];
  result: Answer;
}) => (
  <>
    <div className="bg-figure font-code text-[min(var(--text-small),3.1vw)]/relaxed">
      <p className="grid grid-cols-[2.75rem_minmax(0,1fr)] pt-4">
        <span className="pr-4 text-end text-ink-muted">1</span>
        <span>
          <span className="sql-keyword">{before}</span>{" "}
          <s className="no-underline underline-offset-[0.35ch] [text-decoration:underline_wavy_var(--color-persimmon)_0.12ch]">
            {wrong}
          </s>
          ,
        </span>
      </p>
      <p className="tour-in flex pl-[min(6rem,12vw)]">
        <span className="flex items-center gap-3 rounded-medium rounded-tl-none bg-inverse px-4 py-2 font-text text-base text-on-inverse shadow-raised">
          {answer} <b className="font-code text-small">{right}</b>
          <Icon name="check" className="size-4" />
        </span>
      </p>
    </div>
    {/* Aligned with the name on the first line. */}
    <CodeLines sql={" ".repeat(before.length + 1) + after} from={2} className="pt-2" />
    <p className="flex items-center gap-2 border-t border-line px-4 py-2 text-small sm:px-6">
      <Icon name="check" className="size-4 text-moss" /> {fixed}
    </p>
    <ResultRows {...result} />
  </>
);

interface RevenueProps {
  followUps: Words["followUps"];
  /** Product and revenue, the largest first. */
  rows: readonly Row[];
}

/** The query, its result as bars, and the questions that come next below it. */
export function Revenue({ followUps: { sql, steps }, rows }: RevenueProps) {
  const most = Number(rows[0]?.[1] ?? 1);
  return (
    <>
      <CodeLines sql={sql} className="max-sm:hidden" />
      <ul className="grid gap-2 border-t border-line px-4 py-5 text-small sm:px-6">
        {rows.map(([name, revenue]) => (
          <li
            key={String(name)}
            className="tour-in grid grid-cols-[minmax(0,8.5rem)_1fr_auto] items-center gap-3 sm:grid-cols-[11rem_1fr_auto]"
          >
            <span className="truncate">{String(name)}</span>
            <svg className="h-4 w-full">
              <rect
                width={`${Math.round((100 * Number(revenue)) / most)}%`}
                height="100%"
                rx="3"
                className="fill-moss"
              />
            </svg>
            <span className="tabular-nums">{dollars(Math.round(Number(revenue)) * 100)}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 border-t border-line bg-figure-sunken px-4 py-4 sm:px-6">
        {steps.map(({ title }, i) => (
          <span
            key={title}
            className={cx(
              "rounded-full border border-persimmon px-4 py-1.5 font-display text-base italic",
              i === 0 ? "bg-rust text-on-inverse" : "bg-persimmon-soft",
            )}
          >
            {title}
          </span>
        ))}
      </div>
    </>
  );
}

/** A page of the query log: each run with its SQL. The one that is open has a mark. */
export const Log = ({ history }: { history: Words["history"] }) => (
  <ol className="tabular-nums">
    {history.entries.map(({ when, what, sql, rows, time }, i) => (
      <li
        key={when}
        className={cx(
          "tour-in grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-l-3 border-line px-4 py-2.5 last:border-b-0 sm:px-6 lg:grid-cols-[2.75rem_minmax(0,3fr)_minmax(0,5fr)_5rem_4rem] lg:py-3.5",
          i === 2 ? "border-l-moss bg-line/60" : "border-l-transparent",
        )}
      >
        <span className="text-end font-code text-small text-ink-muted">{when}</span>
        <span className="font-medium sm:truncate">{what}</span>
        <span className="text-end text-small text-ink-muted lg:order-1">
          {rows} {history.rows}
        </span>
        <span className="col-2 truncate font-code text-code lg:col-auto">
          <Sql sql={sql} />
        </span>
        <span className="text-end text-small text-ink-muted lg:order-2">{time}</span>
      </li>
    ))}
  </ol>
);

interface SharedProps {
  collaboration: Words["collaboration"];
  result: Answer;
}

/** A saved query with two people in it, each with a caret of their own, its result, and who may see it. */
export const Shared = ({ collaboration: { sql, people, access }, result }: SharedProps) => (
  <div className="grid xl:grid-cols-[minmax(0,1fr)_15rem]">
    <div>
      <CodeLines
        sql={sql}
        after={(line) => {
          const person = people[line - 1];
          return (
            person !== undefined && (
              <span
                className={cx(
                  "relative ml-1 border-l-2",
                  line === 2 ? "border-persimmon" : "border-moss",
                )}
              >
                <span
                  className={cx(
                    "ml-0.5 rounded-small px-2 py-0.5 font-text text-micro text-on-inverse",
                    line === 2 ? "bg-rust" : "bg-moss",
                  )}
                >
                  {person}
                </span>
              </span>
            )
          );
        }}
      />
      <ResultRows {...result} />
    </div>
    <div className="border-line bg-figure-sunken p-5 max-xl:border-t xl:border-l">
      <p className="font-medium">{access.title}</p>
      <ul className="mt-3 grid gap-3 frame:max-xl:grid-cols-2">
        {access.roles.map(({ name, role }, i) => (
          <li key={name} className="flex items-center gap-3 text-small/snug">
            <SeedMark name={name} tone={i === 1 ? "persimmon" : "moss"} />
            <span>
              <b className="block font-medium">{name}</b>
              <span className="text-ink-muted">{role}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
