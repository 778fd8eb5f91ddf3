import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { Faq } from "#sections/shared/Faq.tsx";
import { LinkRow } from "#sections/shared/parts.tsx";
import { Band, Lines } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import type { ArchivedApp } from "./app.ts";
const terminal =
  "mt-4 overflow-x-auto rounded-medium border border-night-line px-5 py-4 [--code-ground:var(--color-night)]";
/** A prompt that is not read aloud. */
const prompt = "text-small/body before:content-['>_'_/_'']";

/** How to verify an archive: the command and its expected output. */
export const Check = ({
  check,
  apps,
  labels,
}: Pick<Content<"downloads">, "check" | "labels"> & { apps: readonly ArchivedApp[] }) => (
  <Band ground="night" className="grid grid-cols-1 gap-12 lg:grid-cols-5-7 lg:gap-20">
    <div>
      <h2 className="text-heading">{check.title}</h2>
      <p className="mt-5">{check.lead}</p>
      <Lines
        items={check.steps}
        as="ol"
        className="mt-8 grid gap-4 [counter-reset:step]"
        itemClassName="grid grid-cols-[2.5rem_minmax(0,1fr)] [counter-increment:step] before:font-display before:text-title before:leading-none before:content-[counter(step)]"
      />
    </div>
    <div className="grid grid-cols-1 content-start gap-12">
      {apps.map(({ id, where, command, answer, copy, file, archive: { sum } }) => (
        <section key={id} aria-labelledby={`check-${id}`}>
          <h3 id={`check-${id}`} className="text-title/body">
            {where}
          </h3>
          <pre
            tabIndex={0}
            aria-labelledby={`check-${id}`}
            className={cx("scroll-shadow", terminal)}
          >
            <code id={`command-${id}`} className={prompt}>
              {interpolate(command, { file })}
            </code>
          </pre>
          <div
            className="flex min-h-10 flex-wrap gap-x-6 text-small/body *:content-center print:hidden unscripted:hidden"
            data-copied={labels.copied}
            data-failed={labels.failed}
          >
            <button
              type="button"
              className="text-link cursor-pointer data-waiting:invisible"
              data-copy={`#command-${id}`}
              data-waiting
            >
              {copy}
            </button>
            <p role="status" />
          </div>
          <p className="mt-2 text-small/body">{labels.answers}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-wrap">
            <code className="text-small/body">
              {interpolate(answer, { file, sum, SUM: sum.toUpperCase() })}
            </code>
          </p>
        </section>
      ))}
    </div>
  </Band>
);

/** Four questions, one answered at a time (docs/specification.md, 4.6), and further links. */
export const Questions = ({ questions }: { questions: Content<"downloads">["questions"] }) => (
  <Faq name="downloads-question" {...questions}>
    <LinkRow stacked links={questions.links} className="mt-4" />
  </Faq>
);
