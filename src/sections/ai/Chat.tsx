import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { SplitHead } from "#sections/shared/Band.tsx";

type Section = Content<"ai">["chat"];

/** On wide screens three lines lead down to each meaning; each set is longer than the one before. */
const furrow =
  "lg:relative lg:max-w-52 lg:pt-(--deep) lg:before:absolute lg:before:top-2 lg:before:left-1 lg:before:h-[calc(var(--deep)-1rem)] lg:before:w-3 lg:before:border-x lg:before:border-line-strong lg:before:bg-linear-to-b lg:before:from-line-strong lg:before:to-line-strong lg:before:bg-size-[0.0625rem_100%] lg:before:bg-center lg:before:bg-no-repeat";
/** A question in large letters; a furrow leads from each piece down to its meaning and its SQL. */
function TakenApart({ question, parts }: Pick<Section, "question" | "parts">) {
  return (
    <figure className="mt-14">
      <figcaption className="text-small text-ink-muted">{question}</figcaption>
      <ol className="mt-4 grid gap-6 lg:flex lg:items-start lg:justify-between">
        {parts.map(({ words, meaning, sql }) => (
          <li
            key={words}
            className="grid gap-1 border-l-4 border-double border-line-strong pl-4 lg:border-0 lg:p-0 lg:odd:[--deep:4rem] lg:even:[--deep:8.5rem]"
          >
            <b className="font-display text-heading/[1.15] font-normal italic lg:text-[min(var(--text-heading),3.4vw)] lg:whitespace-nowrap">
              {words}
            </b>
            <span className={furrow}>{meaning}</span>
            <code className="font-code text-small/body wrap-anywhere text-moss">{sql}</code>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Chat: how a question is read. */
export function Chat({ chat }: { chat: Section }) {
  return (
    <section className="overflow-x-clip border-t border-line plain-band">
      <Page>
        <SplitHead {...chat} />
        <TakenApart {...chat} />
      </Page>
    </section>
  );
}
