import type { Reading } from "#lib/ezql/types.ts";
import type { Content } from "#model/kinds.ts";

interface ReadingsProps {
  words: Content<"aiDemo">["turn"];
  readings: readonly Reading[];
}

/** How each piece of a question was read, as a gloss in the margin: the words, a furrow, what they mean. */
export function Readings({ words, readings }: ReadingsProps) {
  return (
    <div className="ask-readings">
      <h3>{words.readings}</h3>
      <dl>
        {readings.map(({ words: typed, meaning, mended }, i) => (
          <div key={i} className={mended ? "ask-mended" : undefined}>
            <dt>
              {typed}
              {mended && <small title={words.mendedHint}> {words.mended}</small>}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
