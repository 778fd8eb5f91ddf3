import type { Content } from "#content/collections.ts";
import { Band, BandHead, Points } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";
import { Sql } from "#ui/Sql.tsx";

type Section = Content<"queries">["collaboration"];

/** Where a person writes, and their name above it. */
function Caret({ person, second }: { person: string; second: boolean }) {
  return (
    <span className={cx("relative border-l-2", second ? "border-persimmon" : "border-moss")}>
      <span
        className={cx(
          "absolute bottom-full -left-0.5 rounded-small rounded-bl-none px-2 py-0.5 font-text text-micro text-raised",
          second ? "bg-persimmon" : "bg-moss",
        )}
      >
        {person}
      </span>
    </span>
  );
}

/** A saved query with two people in it, each with a caret of their own. */
function SharedQuery({
  picture,
  name,
  sql,
  people,
}: Pick<Section, "picture" | "name" | "sql" | "people">) {
  return (
    <div
      role="img"
      aria-label={picture}
      className="rounded-stone rounded-tr-small border border-line bg-ground px-7 pt-7 pb-10"
    >
      <div aria-hidden="true">
        <p className="border-b border-line pb-4 font-display text-title/body">{name}</p>
        <ol>
          {sql.split("\n").map((line, i) => {
            const person = people[i - 1];
            return (
              <li
                key={line}
                className="font-code text-[min(clamp(0.875rem,4vw,1.25rem),4.4vw)] leading-[3.2] whitespace-pre-wrap"
              >
                <Sql sql={line} />
                {person !== undefined && <Caret person={person} second={i === 2} />}
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}

/** Collaboration: the query that two people have open, and how it stays in sync. */
export function Collaboration({ collaboration }: { collaboration: Section }) {
  return (
    <section className="border-t border-line bg-raised py-section">
      <Page>
        <Eyebrow>{collaboration.eyebrow}</Eyebrow>
        <h2 className="mt-3 max-w-prose text-heading">{collaboration.title}</h2>
        <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2 lg:items-center">
          <SharedQuery {...collaboration} />
          <div>
            <p className="max-w-prose text-lead">{collaboration.lead}</p>
            <Points
              items={collaboration.points}
              as="dl"
              className="mt-8 grid gap-x-8 gap-y-6 md:grid-cols-2"
              titleClassName="font-display text-lead font-medium"
              textClassName="mt-1 text-ink-muted"
            />
          </div>
        </div>
      </Page>
    </section>
  );
}

/** History: a page of the query log. */
export function History({ history }: { history: Content<"queries">["history"] }) {
  return (
    <Band className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <BandHead
          eyebrow={history.eyebrow}
          title={history.title}
          lead={history.lead}
          width="form"
        />
      </div>
      <ol className="border-t-2 border-ink tabular-nums lg:col-span-8">
        {history.entries.map(({ when, what, rows, time }) => (
          <li
            key={when}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline gap-x-[clamp(0.5rem,6vw,1.5rem)] gap-y-1 border-b border-line py-4.5 md:grid-cols-[4.5rem_1fr_auto]"
          >
            <time className="font-code text-small/body text-ink-muted">{when}</time>
            <span className="font-display text-title">{what}</span>
            <span className="col-2 text-small/body text-ink-muted md:col-auto">
              {rows} {history.rows}
              <span className="inline-block min-w-[min(4.5rem,20vw)] text-end">{time}</span>
            </span>
          </li>
        ))}
      </ol>
    </Band>
  );
}
