import type { ImportReport } from "#live/engine/client/types.ts";
import { fragmentOf } from "#lib/sql/fragment.ts";
import { quoteName } from "#live/engine/tables/declare.ts";
import { put } from "#lib/text/put.ts";
import type { CsvReading } from "#live/engine/tables/kinds.ts";
import { showCount } from "../../cells.ts";
import { words } from "../words.ts";
import { ReadingForm } from "./ReadingForm.tsx";
import type { Renamed } from "./renamed.ts";

interface ReportProps {
  report: ImportReport;
  renamed: readonly Renamed[];
  /** Where the table can be asked in SQL; undefined where there is no such page. */
  queries: string | undefined;
  onAgain: (reading: CsvReading) => void;
  onClose: () => void;
}

/** How many rows and columns there are, as a sentence. */
export const sizeOf = ({ table }: ImportReport): string =>
  put(words.report.size, {
    rows: showCount(table.rows),
    columns: showCount(table.columns.length),
  });

/** The first few are named. */
function renamedNote(renamed: readonly Renamed[]): string {
  const list = renamed
    .slice(0, 3)
    .map(([from, to, place]) =>
      put(from === "" ? words.report.unnamed : words.report.renamedTo, { from, to, place }),
    );
  if (renamed.length > list.length) list.push("…");
  return put(words.report.renamed, { list: list.join(", ") });
}

/** What was found in a file, and the means to have it read another way. */
export function Report({ report, renamed, queries, onAgain, onClose }: ReportProps) {
  const { table, short, long, offsets, kept } = report;
  const query = fragmentOf(`SELECT *\nFROM ${quoteName(table.name)}`) ?? "";
  const notes = [
    renamed.length > 0 && renamedNote(renamed),
    short > 0 && put(words.report.short, { count: showCount(short) }),
    long > 0 && put(words.report.long, { count: showCount(long) }),
    offsets.length > 0 && put(words.report.offsets, { list: offsets.join(", ") }),
    words.engine.kept[kept],
  ].filter((note) => note !== false);
  return (
    <>
      <div className="tbl-outcome-body">
        <p>{sizeOf(report)}</p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <ReadingForm reading={report.reading} columns={table.columns} onAgain={onAgain} />
      </div>
      <div className="tbl-row tbl-outcome-foot">
        <button type="button" className="tbl-button" onClick={onClose}>
          {words.report.close}
        </button>
        {queries !== undefined && (
          <a href={queries + query} className="tbl-plain">
            {words.report.query}
          </a>
        )}
      </div>
    </>
  );
}
