import engineWords from "virtual:words/engine";
import words from "virtual:words/dashboardDemo";
import { useId, useState } from "react";
import { chartFrame } from "#lib/site/embed.ts";
import { namesIn } from "#lib/sql/tokens.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { type Chart, chartFragment, frameCode } from "#live/engine/charts/spec.ts";
import type { Table } from "#live/engine/client/types.ts";
import * as styles from "./styles.ts";

/** The line of HTML that embeds the chart on another site. A frame there has none of the visitor's own tables. */
export function EmbedField({ card, tables }: { card: Chart; tables: readonly Table[] }) {
  const id = useId();
  const [message, setMessage] = useState("");
  const fragment = chartFragment(card);
  if (fragment === null) return <p className={styles.note}>{engineWords.tooLong}</p>;
  const code = frameCode(new URL(chartFrame + fragment, location.origin).href, card.title);
  const used = namesIn(card.sql);
  const own = tables.filter(({ origin, name }) => origin === "visitor" && used.has(name));
  const copy = () => {
    navigator.clipboard.writeText(code).then(
      () => setMessage(words.editor.copied),
      () => setMessage(words.editor.byHand),
    );
  };
  return (
    <div className="grid gap-1.5 text-small">
      <label htmlFor={`${id}embed`}>{words.editor.embed}</label>
      <input
        id={`${id}embed`}
        className={styles.field}
        readOnly
        value={code}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {own.length > 0 && (
        <p className={styles.fault}>
          {interpolate(words.editor.alone, { tables: own.map(({ name }) => name).join(", ") })}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <button type="button" className={styles.button} onClick={copy}>
          {words.editor.copy}
        </button>
        <span className={styles.note} role="status">
          {message}
        </span>
      </p>
    </div>
  );
}
