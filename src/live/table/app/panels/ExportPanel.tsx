import { useState } from "react";
import type { Engine, ViewRequest } from "#live/engine/client/types.ts";
import { type ExportFormat, exportFormats } from "#live/engine/tables/kinds.ts";
import { put } from "#lib/text/put.ts";
import { showCount } from "../../cells.ts";
import { saveFile } from "../save-file.ts";
import { words } from "../words.ts";

interface ExportPanelProps {
  engine: Engine;
  request: ViewRequest;
  /** What each of the two choices saves. */
  sizes: Readonly<Record<"shown" | "all", { readonly rows: number; readonly columns: number }>>;
}

/** A file of what is shown, or of all, as CSV or JSON. */
export function ExportPanel({ engine, request, sizes }: ExportPanelProps) {
  const { exportPanel } = words;
  const [notes, setNotes] = useState<readonly string[]>([]);
  const save = async (scope: "shown" | "all", format: ExportFormat) => {
    setNotes([exportPanel.working]);
    try {
      const { blob, rows, neutralized } = await engine.exportTable(request, scope, format);
      const file = `${request.table}.${format}`;
      saveFile(blob, file);
      const done = put(exportPanel.done, { file, rows: showCount(rows) });
      setNotes(neutralized > 0 ? [done, words.engine.neutralized] : [done]);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      setNotes([put(exportPanel.failed, { detail })]);
    }
  };
  return (
    <>
      {(["shown", "all"] as const).map((scope) => {
        const { rows, columns } = sizes[scope];
        const what = put(exportPanel[scope], {
          rows: showCount(rows),
          columns: showCount(columns),
        });
        return (
          <div key={scope} className="tbl-export">
            <p>{what}</p>
            {exportFormats.map((format) => (
              <button
                key={format}
                type="button"
                className="tbl-button"
                aria-label={put(exportPanel.button, { format: exportPanel[format], what })}
                onClick={() => void save(scope, format)}
              >
                {exportPanel[format]}
              </button>
            ))}
          </div>
        );
      })}
      <div role="status" className="tbl-quiet">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </>
  );
}
