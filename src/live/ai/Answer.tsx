/** The words of an answer: the question, how EZQL read it, and what it kept from the question before. */
import demoWords from "virtual:words/aiDemo";
import { interpolate } from "#lib/text/interpolate.ts";
import { cx } from "#ui/cx.ts";
import type { ContextPart, Reading } from "./ezql/plan.ts";

const words = demoWords.turn;

/** Longer questions may scroll, and the keyboard has to reach them. */
const long = 100;

export const AskedQuestion = ({ question }: { question: string }) => (
  <p
    className="col-span-full max-h-[5lh] overflow-auto wrap-anywhere text-ink-muted italic"
    tabIndex={question.length > long ? 0 : undefined}
  >
    <span className="sr-only">{words.asked}: </span>“{question}”
  </p>
);

/** How each piece of a question was read, in the margin: the visitor's words, then what they mean. */
export function Readings({ readings }: { readings: readonly Reading[] }) {
  return (
    <div className="mb-6 text-small/body">
      {readings.length > 0 && (
        <h3 className="font-text font-normal text-ink-muted">{words.readings}</h3>
      )}
      <dl>
        {readings.map(({ words: typed, meaning, corrected }, i) => (
          <div
            key={i}
            className={cx(
              "mt-1.5 border-l-3 border-double pl-3.5 wrap-anywhere md:mt-3",
              corrected ? "border-persimmon" : "border-line-strong",
            )}
          >
            <dt className="font-display text-base/tight italic max-md:mr-1.5 max-md:inline">
              {typed}
              {corrected && (
                <small
                  className="font-text text-micro/tight text-persimmon not-italic"
                  title={words.correctedHint}
                >
                  {" "}
                  {words.corrected}
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
  readonly parts: readonly ContextPart[];
  /** Undefined when the parts can no longer be removed. */
  readonly onDrop: ((part: string) => void) | undefined;
}

/** What a follow-up question kept from the one before. Each part has a button that removes it. */
export function ContextParts({ parts, onDrop }: KeptProps) {
  if (parts.length === 0) return null;
  return (
    <p className="col-span-full mb-4 flex flex-wrap items-center gap-2 text-small/body text-ink-muted">
      {words.kept}
      {parts.map(({ id, words: part, removable }) =>
        removable && onDrop !== undefined ? (
          <button
            key={id}
            type="button"
            className={cx(chip, "min-h-7 cursor-pointer bg-raised hover:border-current")}
            aria-label={interpolate(words.without, { part })}
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
