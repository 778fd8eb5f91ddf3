import words from "virtual:words/aiDemo";
import { useState } from "react";
import { boardVersion, readBoard, withChart } from "#live/engine/charts/board.ts";
import { mostSql, mostTitle, type Chart } from "#live/engine/charts/spec.ts";
import { say } from "#lib/text/say.ts";
import { button, link } from "../parts/looks.ts";
import { readKept, writeKept } from "#live/engine/kept/kept.ts";

/** Puts a chart on the board of /dashboards/, which finds it in what is kept in this browser. */
function pin(chart: Chart): "pinned" | "full" | "lost" {
  const board = withChart(readKept("board", boardVersion, readBoard), chart);
  if (board === null) return "full";
  return writeKept("board", boardVersion, board) === "kept" ? "pinned" : "lost";
}

/** An answer for the dashboard. Where it is, it is told and can be gone to. */
export function Pin({ chart, dashboards }: { chart: Chart; dashboards: string }) {
  const [done, setDone] = useState<{ sql: string; outcome: ReturnType<typeof pin> } | null>(null);
  const outcome = done?.sql === chart.sql ? done.outcome : null;
  const title = chart.title.slice(0, mostTitle);
  if (chart.sql.length > mostSql) return null;
  return (
    <>
      <button
        type="button"
        className={button}
        onClick={() => setDone({ sql: chart.sql, outcome: pin({ ...chart, title }) })}
      >
        {words.turn.pin}
      </button>
      <span role="status">{outcome !== null && say(words.turn[outcome], { name: title })}</span>
      {outcome === "pinned" && (
        <a className={link} href={dashboards}>
          {words.turn.see}
        </a>
      )}
    </>
  );
}
