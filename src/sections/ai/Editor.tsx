import type { Content } from "#content/collections.ts";
import { OnwardLink } from "#sections/shared/links.tsx";
import { Points } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";
import { Sql } from "#ui/Sql.tsx";

/** A line of the editor with its number. */
const numbered =
  "flex gap-[clamp(0.75rem,3vw,2.5rem)] text-[min(clamp(0.75rem,2.1vw,1.5rem),3.1vw)] leading-[1.9] whitespace-pre-wrap [counter-increment:line] before:w-[0.79lh] before:flex-none before:text-end before:text-ink-muted before:content-[counter(line)]";

/** The editor feature: a page of the editor as wide as the window, a question in its first line. */
export function Editor({ editor }: { editor: Content<"ai">["editor"] }) {
  const { words, sql, points, onward } = editor;
  return (
    <section className="overflow-x-clip bg-raised py-section">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12">
          <div className="lg:col-span-7 lg:row-span-2">
            <Eyebrow className="mb-4">{editor.eyebrow}</Eyebrow>
            <h2 className="text-heading">{editor.title}</h2>
          </div>
          <p className="max-w-prose lg:col-span-5 lg:pt-8">{editor.lead}</p>
        </div>
      </Page>
      <div
        role="img"
        aria-label={editor.picture}
        className="mt-14 mb-12 border-y border-line bg-ground"
      >
        <ol aria-hidden="true" className="mx-auto max-w-page px-gutter py-7 [counter-reset:line]">
          <li className={cx(numbered, "mb-3 [&_.sql-comment]:text-persimmon")}>
            <code>
              <Sql sql={words} />
            </code>
          </li>
          {sql.split("\n").map((line) => (
            <li key={line} className={numbered}>
              <code>
                <Sql sql={line} />
              </code>
            </li>
          ))}
        </ol>
      </div>
      <Page>
        <Points
          items={points}
          as="dl"
          className="grid gap-x-10 gap-y-4 lg:grid-cols-[3fr_4fr_5fr]"
          titleClassName="font-display text-lead/body font-medium"
          textClassName="text-ink-muted"
        />
        <OnwardLink link={onward} className="mt-8" />
      </Page>
    </section>
  );
}
