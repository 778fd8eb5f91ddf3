import { useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { download } from "#live/engine/csv/write.ts";
import { type ExportFormat, exportFormats, showCount } from "#live/engine/tables.ts";
import { muted, strongButton } from "../styles.ts";
import { words } from "../table-text.ts";
import type { TableState } from "../use-table.ts";

export function ExportPanel({ state }: { readonly state: TableState }) {
  const { exportPanel } = words;
  const { engine, table, request, live } = state;
  const [notes, setNotes] = useState<readonly string[]>([]);
  const save = async (scope: "shown" | "all", format: ExportFormat) => {
    setNotes([exportPanel.working]);
    try {
      const { blob, rows, neutralized } = await engine.exportTable(request, scope, format);
      const file = `${request.table}.${format}`;
      download(blob, file);
      const done = interpolate(exportPanel.done, { file, rows: showCount(rows) });
      setNotes(neutralized > 0 ? [done, words.engine.neutralized] : [done]);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      setNotes([interpolate(exportPanel.failed, { detail })]);
    }
  };
  const sizes = {
    shown: [live?.rows ?? 0, request.columns.length],
    all: [table.rows, table.columns.length],
  } as const;
  return (
    <>
      {(["shown", "all"] as const).map((scope) => {
        const [rows, columns] = sizes[scope];
        const what = interpolate(exportPanel[scope], {
          rows: showCount(rows),
          columns: showCount(columns),
        });
        return (
          <div key={scope} className="flex flex-wrap items-center gap-2">
            <p className="flex-[1_1_100%]">{what}</p>
            {exportFormats.map((format) => (
              <button
                key={format}
                type="button"
                className={strongButton}
                aria-label={interpolate(exportPanel.button, { format: exportPanel[format], what })}
                onClick={() => void save(scope, format)}
              >
                {exportPanel[format]}
              </button>
            ))}
          </div>
        );
      })}
      <div role="status" className={muted}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </>
  );
}
