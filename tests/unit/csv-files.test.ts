/** The files that browser tests bring are what they say, read as the engine reads them. */
import { openAsBlob } from "node:fs";
import { expect, it } from "vitest";
import { tableNameOf } from "#live/engine/csv/names.ts";
import { blobSource, readRows, surveyCsv, type CsvValue } from "#live/engine/csv/read.ts";
import { csvLines, newCounts } from "#live/engine/csv/write.ts";
import { csvFiles, hostile, largeCsv, type CsvFile } from "#tests/support/csv-files.ts";

const sourceOf = (file: CsvFile) => blobSource(new Blob([Uint8Array.from(file.content())]));

async function rowsOf(file: CsvFile) {
  const survey = await surveyCsv(sourceOf(file));
  if (!survey.ok) throw new Error(survey.fault.kind);
  const rows: CsvValue[][] = [];
  await readRows(sourceOf(file), survey, (row) => rows.push(row));
  return { columns: survey.columns, rows };
}

it.each(Object.entries<CsvFile>(csvFiles))("%s", async (_, file) => {
  const survey = await surveyCsv(sourceOf(file));
  const { gives } = file;
  if (!survey.ok) {
    const { kind, detail, line } = survey.fault;
    expect({ fault: kind, detail, line }).toEqual(gives);
    return;
  }
  const { reading, rows, short, long } = survey;
  const columns = survey.columns.map(({ name, kind }) => [name, kind]);
  const name = tableNameOf(file.name, []);
  expect({ name, columns, rows, short, long, reading }).toEqual(gives);
});

it("gives the same cells in every encoding", async () => {
  const { rows } = await rowsOf(csvFiles.sales);
  expect(rows[1]).toEqual([1002, "2024-02-01", "“Zoë” – 5 €", 5, 0]);
  for (const key of ["utf8Marked", "utf16le", "utf16leMarked", "utf16be", "utf16beMarked"] as const)
    expect((await rowsOf(csvFiles[key])).rows).toEqual(rows);
  expect((await rowsOf(csvFiles.windows1252)).rows).toEqual(rows);
});

it("has four formulas", async () => {
  const { columns, rows } = await rowsOf(csvFiles.formulas);
  const counts = newCounts();
  const text = [...csvLines(columns, rows, counts)].join("");
  expect(counts.neutralized).toBe(4);
  expect(text).toContain(",-5\r\n");
});

it("has script in cells and names as they are", async () => {
  const { columns, rows } = await rowsOf(csvFiles.script);
  expect(columns.map(({ header }) => header)).toEqual([hostile.html, hostile.sql]);
  expect(rows).toEqual([[hostile.script, `${hostile.sql}x`]]);
});

it("makes a large file as large as it is asked for", async () => {
  using large = largeCsv(3e6);
  expect(large.bytes).toBeGreaterThanOrEqual(3e6);
  const blob = await openAsBlob(large.path);
  expect(blob.size).toBe(large.bytes);
  const survey = await surveyCsv(blobSource(blob));
  expect(survey).toMatchObject({ ok: true, rows: large.rows, short: 0, long: 0 });
  expect(survey.ok && survey.columns.map(({ kind }) => kind)).toEqual([
    "integer",
    "datetime",
    "text",
    "text",
    "money",
    "integer",
    "boolean",
  ]);
});
