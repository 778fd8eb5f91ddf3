import words from "virtual:words/dashboardDemo";
import { useId, useState } from "react";
import { chartFragment, frameCode } from "#live/engine/charts/link.ts";
import type { Chart } from "#live/engine/charts/spec.ts";
import { chartFrame } from "#lib/site/embed.ts";
import { nameOf, tokensOf } from "#lib/sql/tokens.ts";
import { say } from "#lib/text/say.ts";
import type { Engine } from "#live/engine/client/types.ts";
import { useEngine } from "#live/engine/client/use-engine.ts";

interface EmbedFieldProps {
  card: Chart;
  engine: Engine;
}

/** The line that shows the chart on another site. A frame there has nothing of what the visitor brought. */
export function EmbedField({ card, engine }: EmbedFieldProps) {
  const { tables } = useEngine(engine);
  const id = useId();
  const [told, setTold] = useState("");
  const fragment = chartFragment(card);
  if (fragment === null) return <p className="db-said">{words.editor.tooLong}</p>;
  const code = frameCode(new URL(chartFrame + fragment, location.origin).href, card.title);
  const used = new Set(tokensOf(card.sql).map((token) => nameOf(token).toLowerCase()));
  const own = tables.filter(({ origin, name }) => origin === "visitor" && used.has(name));
  const copy = () => {
    navigator.clipboard.writeText(code).then(
      () => setTold(words.editor.copied),
      () => setTold(words.editor.byHand),
    );
  };
  return (
    <div className="db-sql">
      <label htmlFor={`${id}embed`}>{words.editor.embed}</label>
      <input
        id={`${id}embed`}
        readOnly
        value={code}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {own.length > 0 && (
        <p className="db-fault">
          {say(words.editor.alone, { tables: own.map(({ name }) => name).join(", ") })}
        </p>
      )}
      <p className="db-row">
        <button type="button" className="db-button" onClick={copy}>
          {words.editor.copy}
        </button>
        <span className="db-said" role="status">
          {told}
        </span>
      </p>
    </div>
  );
}
