/** An answer: the question, how it was understood, what it kept from the question before, and what the shop says. */
import demoWords from "virtual:words/aiDemo";
import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import type { KeptPart, Reading, Understood as Reply } from "#live/ai/ezql/types.ts";
import { say } from "#lib/text/say.ts";
import { cx } from "#ui/cx.ts";
import { heading } from "./looks.ts";

interface AskedProps {
  words: Content<"aiDemo">["turn"];
  question: string;
}

/** Longer questions are told by their beginning. */
const shown = 180;

/** The visitor's question, in their own words. */
export function Asked({ words, question }: AskedProps) {
  const isLong = question.length > shown;
  return (
    <div className="col-span-full wrap-anywhere text-ink-muted italic">
      <p>
        <span className="sr-only">{words.asked}: </span>“
        {isLong ? `${question.slice(0, shown).toWellFormed()} …` : question}”
      </p>
      {isLong && (
        <details>
          <summary>{say(words.whole, { n: question.length.toLocaleString("en-US") })}</summary>
          <p tabIndex={0} className="max-h-32 overflow-auto">
            {question}
          </p>
        </details>
      )}
    </div>
  );
}

interface ReadingsProps {
  words: Content<"aiDemo">["turn"];
  readings: readonly Reading[];
}

/** How each piece of a question was read, as a gloss in the margin: the words, a furrow, what they mean. */
function Readings({ words, readings }: ReadingsProps) {
  return (
    <div className="mb-6 text-small/body">
      {readings.length > 0 && (
        <h3 className="font-text font-normal text-ink-muted">{words.readings}</h3>
      )}
      <dl>
        {readings.map(({ words: typed, meaning, mended }, i) => (
          <div
            key={i}
            className={cx(
              "mt-1.5 border-l-3 border-double pl-3.5 wrap-anywhere md:mt-3",
              mended ? "border-persimmon" : "border-line-strong",
            )}
          >
            <dt className="font-display text-base/tight italic max-md:mr-1.5 max-md:inline">
              {typed}
              {mended && (
                <small
                  className="font-text text-micro/tight text-persimmon not-italic"
                  title={words.mendedHint}
                >
                  {" "}
                  {words.mended}
                </small>
              )}
            </dt>
            <dd className="text-ink-muted max-md:mr-1.5 max-md:inline">{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const chip = "rounded-full border border-line-strong px-3 py-1 text-ink";

interface KeptProps {
  readonly parts: readonly KeptPart[];
  /** Undefined where the parts cannot be removed any more. */
  readonly onDrop: ((part: string) => void) | undefined;
}

/** What a follow-up question took over from the one before, each part with a button that removes it. */
export function Kept({ parts, onDrop }: KeptProps) {
  if (parts.length === 0) return null;
  return (
    <p className="col-span-full mb-4 flex flex-wrap items-center gap-2 text-small/body text-ink-muted">
      {demoWords.turn.kept}
      {parts.map(({ id, words: part, removable }) =>
        removable && onDrop !== undefined ? (
          <button
            key={id}
            type="button"
            className={cx(chip, "min-h-7 cursor-pointer bg-raised hover:border-current")}
            aria-label={say(demoWords.turn.without, { part })}
            onClick={() => onDrop(id)}
          >
            {part} <span aria-hidden="true">×</span>
          </button>
        ) : (
          <span key={id} className={chip}>
            {part}
          </span>
        ),
      )}
    </p>
  );
}

interface UnderstoodProps {
  words: Content<"aiDemo">["turn"];
  question: string;
  reply: Pick<Reply, "title" | "readings">;
  /** What was taken over from the question before. */
  kept?: ReactNode;
  /** What the answer is drawn with. */
  chart: ReactNode;
  /** Rows and time. */
  figures: string;
  /** The SQL and what can be done with it. */
  children: ReactNode;
}

export function Understood(props: UnderstoodProps) {
  const { words, question, reply, kept, chart, figures, children } = props;
  return (
    <>
      <Asked words={words} question={question} />
      <h2 className={heading}>{reply.title}</h2>
      {kept}
      <Readings words={words} readings={reply.readings} />
      <div className="min-w-0 [--chart-ground:var(--color-raised)] [&_.chart-title]:sr-only">
        {chart}
        {figures !== "" && (
          <p className="mt-4 mb-2 text-small/body text-ink-muted tabular-nums">{figures}</p>
        )}
        {children}
      </div>
    </>
  );
}
