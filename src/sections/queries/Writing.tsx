import type { Content } from "#content/collections.ts";
import { Band, BandHead, Points } from "#sections/shared/Band.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Sql } from "#ui/Sql.tsx";

/** A query on a night background: keywords bold, everything else a shade softer. */
const query =
  "overflow-x-auto border-l-2 border-night-line pl-5 font-code text-[min(var(--text-base),3.3vw)] leading-[1.9] lg:col-[4/span_6] [&_.sql-keyword]:font-bold [&_.sql-keyword]:text-on-night [&_:is(.sql-name,.sql-string,.sql-number)]:text-on-night/82";

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
}
