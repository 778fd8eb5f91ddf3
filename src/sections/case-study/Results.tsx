import type { CaseStudy } from "#content/read.ts";
import { Band } from "#sections/shared/Band.tsx";
import { Result } from "#sections/shared/marks.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { Table } from "#ui/Table.tsx";

/** A figure, shown above the words that say what it counts. */
const figure =
  "-order-1 font-display text-display leading-none font-medium tracking-display md:max-lg:text-heading md:max-lg:leading-[1.1]";
const largest = "lg:text-[clamp(6rem,11vw,9.5rem)] lg:leading-[0.9]";

const note =
  "mt-12 grid grid-cols-1 gap-x-10 gap-y-2 rounded-stone bg-clay-soft px-7 py-6 lg:grid-cols-4-8 lg:px-10 lg:py-8";

/** The most important figure in large type, two more next to it, and a note on all three. */
export function Results({ results }: Pick<CaseStudy, "results">) {
  return (
    <section className="plain-band">
      <Page>
        <h2 className="text-heading">{results.title}</h2>
        <dl className="mt-10 grid grid-cols-1 gap-x-10 gap-y-8 md:max-lg:grid-cols-3 lg:grid-cols-7-5">
          {results.figures.map(({ label, how, ...result }, i) => (
            <div
              key={label}
              className={cx(
                "flex flex-col",
                i === 0 ? "lg:row-span-2" : "border-line lg:border-t lg:pt-5",
              )}
            >
              <dt className={cx("mt-1 font-medium", i === 0 && "lg:mt-5 lg:text-lead/body")}>
                {label}
              </dt>
              <dd className={cx(figure, i === 0 && largest)}>
                <Result figure={result} />
              </dd>
              <dd className="mt-2 max-w-104 text-ink-muted">{how}</dd>
            </div>
          ))}
        </dl>
        <aside className={note} aria-labelledby="note-title">
          <h3 id="note-title" className="text-title">
            {results.note.title}
          </h3>
          <p className="max-w-prose">{results.note.text}</p>
        </aside>
      </Page>
    </section>
  );
}

/** A table of counts before and after, and what it does not show. */
export function BeforeAndAfter({ story }: { story: CaseStudy }) {
  const { changed } = story;
  return (
    <Band ground="ruled" className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-12">
      <h2 className="text-heading lg:col-span-12">{changed.title}</h2>
      <div className="lg:col-span-7">
        <Table
          caption={changed.title}
          columns={Object.values(changed.columns)}
          figures={[1, 2]}
          rows={changed.rows.map(({ what, before, after }) => [
            what,
            before,
            <b key="b">{after}</b>,
          ])}
        />
      </div>
      <div className="grid content-start gap-4 lg:col-span-5 lg:ps-6">
        {changed.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Band>
  );
}
