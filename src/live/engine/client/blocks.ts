/**
 * Rows of a result on their way from the worker: blocks of JSON in bytes, which are transferred and not copied, and
 * read only when a row of theirs is looked at. So a million rows cost the page's thread nothing.
 */
import type { Cell, Row } from "#live/engine/tables/kinds.ts";
import type { ResultRows } from "./types.ts";

/** Rows of a block, the last one's aside. */
export const blockRows = 512;

/** What JSON lacks, as objects; cells are never objects otherwise. */
type Wrapped =
  | { readonly big: string }
  | { readonly real: string }
  | { readonly bytes: readonly number[] };

function wrap(cell: Cell): Cell | Wrapped {
  if (typeof cell === "bigint") return { big: String(cell) };
  if (typeof cell === "number" && !Number.isFinite(cell)) return { real: String(cell) };
  if (cell instanceof Uint8Array) return { bytes: [...cell] };
  return cell;
}

function unwrap(cell: Exclude<Cell, bigint | Uint8Array> | Wrapped): Cell {
  if (cell === null || typeof cell !== "object") return cell;
  if ("big" in cell) return BigInt(cell.big);
  if ("real" in cell) return Number(cell.real);
  return Uint8Array.from(cell.bytes);
}

const plain = (cell: Cell): boolean =>
  typeof cell === "string" || cell === null || (typeof cell === "number" && Number.isFinite(cell));

export function encodeBlock(rows: readonly Row[]): ArrayBuffer {
  const ready = rows.map((row) => (row.every(plain) ? row : row.map(wrap)));
  return new TextEncoder().encode(JSON.stringify(ready)).buffer;
}

export function decodeBlock(bytes: ArrayBuffer): Row[] {
  const text = new TextDecoder().decode(bytes);
  const rows = JSON.parse(text) as Parameters<typeof unwrap>[0][][];
  // Nearly always nothing is wrapped, and a chart reads a hundred thousand rows at once.
  return text.includes("{") ? rows.map((row) => row.map(unwrap)) : (rows as Row[]);
}

/** Decoded blocks that are kept: what is on the screen, and some scrolling back. */
const keptBlocks = 16;

/** Rows in blocks of `blockRows` each; the last may have fewer. */
export function rowsOf(blocks: readonly ArrayBuffer[], length: number): ResultRows {
  const decoded = new Map<number, readonly Row[]>();
  const block = (number: number): readonly Row[] => {
    const known = decoded.get(number);
    if (known !== undefined) return known;
    const bytes = blocks[number];
    if (bytes === undefined) return [];
    const rows = decodeBlock(bytes);
    const [oldest] = decoded.keys();
    if (decoded.size >= keptBlocks && oldest !== undefined) decoded.delete(oldest);
    decoded.set(number, rows);
    return rows;
  };
  return {
    length,
    at: (index) => {
      const row = block(Math.floor(index / blockRows))[index % blockRows];
      if (row === undefined) throw new RangeError(`there is no row ${String(index)}`);
      return row;
    },
  };
}
