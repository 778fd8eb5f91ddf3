import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { Sql } from "#ui/Sql.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

/** A query on night ground: keywords bold, all else a shade softer. */
const query =
  "overflow-x-auto border-l-2 border-night-line pl-5 font-code text-[min(var(--text-base),3.3vw)] leading-[1.9] lg:col-2 [&_.sql-keyword]:font-bold [&_.sql-keyword]:text-on-night [&_:is(.sql-name,.sql-string,.sql-number)]:text-on-night/82";

/** AI query writing: a question in large letters, its SQL below, and notes in the margin like a teacher's. */
export function Writing({ writing }: { writing: Content<"queries">["writing"] }) {
  return (
    <section className="bg-night py-section text-on-night">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12">
          <Eyebrow ground="night" className="lg:col-span-3 lg:pt-3">
            {writing.eyebrow}
          </Eyebrow>
          <div className="lg:col-span-9">
            <h2 className="max-w-prose text-heading">{writing.title}</h2>
            <p className="mt-4 max-w-prose text-lead">{writing.lead}</p>
          </div>
        </div>
        <figure className="mt-12 grid gap-x-10 gap-y-8 lg:mt-20 lg:grid-cols-[3fr_6fr_3fr] lg:items-start">
          <figcaption className="max-w-168 font-display text-heading text-balance italic lg:col-[2/-1]">
            “{writing.question}”
          </figcaption>
          <pre className={query} tabIndex={0} aria-label={writing.question}>
            <Sql sql={writing.sql} />
          </pre>
          <ol className="grid gap-5">
            {writing.notes.map(({ title, text }) => (
              <li key={title}>
                <h3 className="font-text font-medium">{title}</h3>
                <p className="text-small text-on-night/82">{text}</p>
              </li>
            ))}
          </ol>
        </figure>
        <p className="mt-10 text-small lg:ml-[25%] lg:pl-2.5">{writing.demo}</p>
      </Page>
    </section>
  );
}
