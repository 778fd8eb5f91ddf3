/** Makes a table of a CSV file that the visitor brings. */
import { tableNameOf } from "#live/engine/csv/names.ts";
import { type CsvSurvey, surveyCsv } from "#live/engine/csv/read.ts";
import { blobSource } from "#live/engine/csv/records.ts";
import type { CsvReading } from "#live/engine/tables/kinds.ts";
import { type ImportAnswer, tableOfUpload, type Upload } from "../client/protocol.ts";
import type { ImportFault } from "../client/types.ts";
import type { Catalog } from "./catalog.ts";
import { fillUpload } from "./fill.ts";
import { type Sqlite, SqliteError } from "./sqlite.ts";

/** The share of the way at which the file has been read for the first time. */
const surveyed = 0.4;

const refused = (fault: ImportFault): ImportAnswer => ({ ok: false, fault });

const answerOf = (upload: Upload, { reading, columns, short, long }: CsvSurvey): ImportAnswer => ({
  ok: true,
  upload,
  report: {
    table: tableOfUpload(upload),
    reading,
    short,
    long,
    offsets: columns.filter(({ hasOffsets }) => hasOffsets).map(({ name }) => name),
  },
});

export async function importCsv(
  sqlite: Sqlite,
  catalog: Catalog,
  { file, reading }: { file: File; reading: Partial<CsvReading> },
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<ImportAnswer> {
  const survey = await surveyCsv(blobSource(file), reading, {
    signal,
    progress: (share) => {
      progress(share * surveyed);
    },
  });
  if (!survey.ok) return refused(survey.fault);
  const name = tableNameOf(file.name, catalog.names());
  const upload: Upload = { name, file, fileName: file.name, survey };
  const fillProgress = (share: number) => {
    progress(surveyed + share * (1 - surveyed));
  };
  try {
    const fault = await fillUpload(sqlite, upload, fillProgress, signal);
    if (fault !== null) return refused(fault);
  } catch (error) {
    if (!(error instanceof SqliteError)) throw error;
    return refused({ kind: "memory", detail: error.message, line: 0 });
  }
  catalog.add(upload);
  return answerOf(upload, survey);
}
