/** Which columns of a file have other names in the table: those that SQL could not take as they were. */
import { blobSource, readRecords } from "#live/engine/csv/read.ts";
import type { Column, CsvReading } from "#live/engine/tables.ts";

/** A name in the file, empty where it has none, and what the table calls the column; which column it is, from 1. */
export type Renamed = readonly [from: string, to: string, place: number];

/** @param header the first record @returns the names that differ in more than capitals */
export const renamed = (header: readonly string[], columns: readonly Column[]): Renamed[] =>
  columns.flatMap(({ name }, i) => {
    const from = header[i]?.trim() ?? "";
    return from.toLowerCase() === name ? [] : [[from, name, i + 1] as const];
  });

/** Ends the reading after the first record. */
class Enough extends Error {}

/** @returns nothing where the file has no header, or cannot be read any more */
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
