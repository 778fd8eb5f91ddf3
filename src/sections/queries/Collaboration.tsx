import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { Sql } from "#ui/Sql.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

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

/** Collaboration: the query that two people have open, and what makes it the same one. */
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
            <dl className="mt-8 grid gap-x-8 gap-y-6 md:grid-cols-2">
              {collaboration.points.map(({ title, text }) => (
                <div key={title}>
                  <dt className="font-display text-lead font-medium">{title}</dt>
                  <dd className="mt-1 text-ink-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Page>
    </section>
  );
}
