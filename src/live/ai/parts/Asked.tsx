import { say } from "#lib/text/say.ts";
import type { Content } from "#content/collections.ts";

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
