/** A large CSV file of orders, made on demand. */
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seeded } from "#lib/random/seeded.ts";

export interface LargeCsv extends Disposable {
  /** Its path, until disposal. File fields take paths, since the file is too large for a message. */
  readonly path: string;
  readonly bytes: number;
  readonly rows: number;
}

const customers = [
  "Ada Lovelace",
  "José Núñez",
  "“Mei” Lin",
  "Søren Kirk",
  '"Grace, Rear Admiral"',
];

/**
 * Writes a file of orders: whole and other numbers, dates, amounts, texts.
 *
 * @param size the minimum size in bytes
 */
export function largeCsv(size = 100e6): LargeCsv {
  const folder = mkdtempSync(join(tmpdir(), "csv-"));
  const path = join(folder, "large.csv");
  const next = seeded("large file");
  const file = openSync(path, "w");
  let bytes = writeSync(file, "order_id,placed_at,customer,email,total,items,paid\r\n");
  let rows = 0;
  while (bytes < size) {
    let block = "";
    for (let i = 0; i < 5000; i++, rows++) {
      const placed = new Date(1_700_000_000_000 + rows * 61_000).toISOString();
      const customer = customers[Math.floor(next() * customers.length)] ?? "";
      const total = `$${(next() * 900).toFixed(2)}`;
      block += `${String(rows + 1)},${placed},${customer},buyer${String(rows % 7919)}@example.com,${total},${String(rows % 9)},${rows % 10 ? "yes" : "no"}\r\n`;
    }
    bytes += writeSync(file, block);
  }
  closeSync(file);
  return {
    path,
    bytes,
    rows,
    [Symbol.dispose]: () => {
      rmSync(folder, { recursive: true });
    },
  };
}
