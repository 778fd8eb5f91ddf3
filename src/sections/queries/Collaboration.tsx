import type { Content } from "#model/kinds.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { Sql } from "#ui/Sql.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

type Section = Content<"queries">["collaboration"];

/** A saved query with two people in it, each with a caret of their own. */
function SharedQuery({
  picture,
  name,
  sql,
  people,
}: Pick<Section, "picture" | "name" | "sql" | "people">) {
  return (
    <div role="img" aria-label={picture} className="shared-query">
      <div aria-hidden="true">
        <p className="shared-name">{name}</p>
        <ol>
          {sql.split("\n").map((line, i) => (
            <li key={line}>
              <Sql sql={line} />
              {people[i - 1] !== undefined && (
                <span className={cx("shared-caret", i === 2 && "shared-caret-second")}>
                  <span>{people[i - 1]}</span>
                </span>
              )}
            </li>
          ))}
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
