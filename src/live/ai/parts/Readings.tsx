import type { Reading } from "#live/ai/ezql/types.ts";
import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";

interface ReadingsProps {
  words: Content<"aiDemo">["turn"];
  readings: readonly Reading[];
}

/** How each piece of a question was read, as a gloss in the margin: the words, a furrow, what they mean. */
export function Readings({ words, readings }: ReadingsProps) {
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
