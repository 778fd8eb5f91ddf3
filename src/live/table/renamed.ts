/** Which columns of a file have different names in the table, because SQL could not use the originals. */
import { blobSource, readRecords } from "#live/engine/csv/read.ts";
import type { Column, CsvReading } from "#live/engine/tables.ts";

/** The name in the file, empty if it has none; the name in the table; and the column's number, from 1. */
export type Renamed = readonly [from: string, to: string, place: number];

/** @param header the first record @returns the names that differ in more than case */
export const renamed = (header: readonly string[], columns: readonly Column[]): Renamed[] =>
  columns.flatMap(({ name }, i) => {
    const from = header[i]?.trim() ?? "";
    return from.toLowerCase() === name ? [] : [[from, name, i + 1] as const];
  });

/** Ends the reading after the first record. */
class Enough extends Error {}

/** @returns nothing if the file has no header, or can no longer be read */
export async function renamedIn(
  file: Blob,
  reading: CsvReading,
  columns: readonly Column[],
): Promise<Renamed[]> {
  if (!reading.header) return [];
  let header: readonly string[] = [];
  const first = (fields: readonly string[]) => {
    header = fields;
    throw new Enough();
  };
  await readRecords(blobSource(file), { ...reading, strict: false }, first, {}).catch(() => null);
  return renamed(header, columns);
}
