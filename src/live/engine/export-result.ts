/** A result as a file, written in stretches so that the page stays usable while a million rows are. */
import { newCounts, writers } from "#live/engine/csv/write.ts";
import type { ExportFormat, Row } from "#live/engine/tables/kinds.ts";
import type { ExportFile, QueryResult } from "./client/types.ts";

/** Milliseconds of work between two looks at the visitor. */
const stretch = 12;

interface Rows {
  readonly length: number;
  readonly at: (index: number) => Row | undefined;
}

function* all(rows: Rows): Generator<Row> {
  for (let index = 0; index < rows.length; index += 1) yield rows.at(index) ?? [];
}

export async function exportResult(
  { columns, rows }: Pick<QueryResult, "columns"> & { readonly rows: Rows },
  format: ExportFormat,
): Promise<ExportFile> {
  const { lines, type } = writers[format];
  const counts = newCounts();
  const pieces: string[] = [];
  let last = performance.now();
  for (const piece of lines(columns, all(rows), counts)) {
    pieces.push(piece);
    if (performance.now() - last < stretch) continue;
    await new Promise((resolve) => setTimeout(resolve));
    last = performance.now();
  }
  const { rows: written, neutralized } = counts;
  return { blob: new Blob(pieces, { type }), rows: written, neutralized };
}

/** Hands a file to the browser's downloads. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
