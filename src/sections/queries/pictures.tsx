/** What the editor's window shows at each step of the tour. */
import type { Content } from "#content/collections.ts";
import { Stone } from "#illustrations/parts/Stone.tsx";
import { dollars } from "#live/calculators/numbers.ts";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { Sql } from "#ui/Sql.tsx";

type Words = Content<"queries">;

const code = "font-code text-[min(var(--text-title),3.6vw)] leading-[1.8]";

/** The misspelled name with its suggestion; with motion, also the click on the suggestion and the corrected name. */
export function Misspelled({ autocorrect }: { autocorrect: Words["autocorrect"] }) {
  const { before, wrong, right, after, answer } = autocorrect;
  return (
    <div className={code}>
      <p className="sql-keyword">{before}</p>
      <p className="relative pl-[2ch]">
        <span className="tour-before flex flex-wrap items-center gap-x-4 gap-y-2">
          <s className="text-ink-muted no-underline underline-offset-[0.35ch] [text-decoration:underline_wavy_var(--color-persimmon)_0.1ch]">
            {wrong}
          </s>
          <span className="rounded-large rounded-bl-none bg-inverse px-4 py-2 text-small text-on-inverse">
            <span className="font-text">{answer} </span>
            {right}
          </span>
        </span>
        <span className="tour-in tour-after absolute inset-x-0 top-0 pl-[2ch] text-moss">
          {right} <Icon name="check" className="inline size-6" />
        </span>
      </p>
      <p className="mt-2">
        <Sql sql={after} />
      </p>
    </div>
  );
}

export interface RevenueProps {
  steps: Words["followUps"]["steps"];
  /** Product and revenue, the largest first. */
  rows: readonly (readonly unknown[])[];
}

/** A result as bars; the questions that come next arrive below it. */
export function Revenue({ steps, rows }: RevenueProps) {
  const most = Number(rows[0]?.[1] ?? 1);
  return (
    <div className="grid gap-5">
      <ul className="grid gap-2.5 text-small">
        {rows.map(([name, revenue]) => (
          <li key={String(name)} className="grid grid-cols-[8rem_1fr_auto] items-center gap-3">
            <span className="truncate">{String(name)}</span>
            <svg className="h-4 w-full">
              <rect
                width={`${Math.round((100 * Number(revenue)) / most)}%`}
                height="100%"
                rx="4"
                className="fill-moss"
              />
            </svg>
            <span className="tabular-nums">{dollars(Math.round(Number(revenue)) * 100)}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 border-t border-line pt-5">
        {steps.map(({ title }) => (
          <span
            key={title}
            className="tour-in rounded-full border border-persimmon bg-persimmon-soft px-4 py-2 font-display text-base italic"
          >
            {title}
          </span>
        ))}
      </div>
    </div>
  );
}

/** A page of the query log. */
export const Log = ({ history }: { history: Words["history"] }) => (
  <ol className="tabular-nums">
    {history.entries.map(({ when, what, rows, time }) => (
      <li
        key={when}
        className="tour-in grid grid-cols-[auto_1fr] items-baseline gap-x-4 border-b border-line py-2.5 last:border-0"
      >
        <span className="font-code text-small text-ink-muted">{when}</span>
        <span className="font-display text-lead">{what}</span>
        <span className="col-2 text-small text-ink-muted">
          {rows} {history.rows}, {time}
        </span>
      </li>
    ))}
  </ol>
);

/** A saved query with two people in it, each with a caret of their own. */
export const Shared = ({ sql, people }: Pick<Words["collaboration"], "sql" | "people">) => (
  <ol className={cx(code, "leading-[2.6]")}>
    {sql.split("\n").map((line, i) => {
      const person = people[i - 1];
      const isSecond = i === 2;
      return (
        <li key={line}>
          <Sql sql={line} />
          {person !== undefined && (
            <span
              className={cx(
                "tour-in relative border-l-2",
                isSecond ? "border-persimmon" : "border-moss",
              )}
            >
              <span
                className={cx(
                  "absolute bottom-full -left-0.5 rounded-small rounded-bl-none px-2 py-0.5 font-text text-micro text-raised",
                  isSecond ? "bg-persimmon" : "bg-moss",
                )}
              >
                {person}
              </span>
            </span>
          )}
        </li>
      );
    })}
  </ol>
);

/** The people who have the query open. */
export const Present = ({ people }: { people: readonly string[] }) => (
  <span className="flex gap-1">
    {people.map((person, i) => (
      <Stone
        key={person}
        seed={person}
        className={`size-5 ${i === 0 ? "fill-moss-soft stroke-moss" : "fill-persimmon-soft stroke-persimmon"}`}
      />
    ))}
  </span>
);
