/** A view's loaded rows, in blocks; the least recently visible ones are dropped. Pure. */
import type { Row } from "#live/engine/tables.ts";

/** Rows per request: about ten screens; fewer if each row is long. */
export const rowsPerBlock = (columns: number): number => (columns <= 100 ? 100 : 20);
/** The number of blocks kept. */
const mostBlocks = 60;

export class RowBlocks {
  readonly #blocks = new Map<number, readonly Row[]>();
  /** The first rows of the blocks that are on their way. */
  readonly requested = new Set<number>();
  /** Rows in a block; the last one may have fewer. */
  readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  /** The row, or undefined while it is not loaded. */
  row(index: number): Row | undefined {
    const start = index - (index % this.size);
    return this.#blocks.get(start)?.[index - start];
  }

  /**
   * @param from the first visible row
   * @param to the first row after the visible ones
   * @returns the first rows of the missing blocks; loaded ones count as visible
   */
  missing(from: number, to: number): number[] {
    const starts: number[] = [];
    for (let start = from - (from % this.size); start < to; start += this.size) {
      const block = this.#blocks.get(start);
      if (block === undefined) starts.push(start);
      else {
        this.#blocks.delete(start);
        this.#blocks.set(start, block);
      }
    }
    return starts;
  }

  put(start: number, rows: readonly Row[]): void {
    this.#blocks.set(start, rows);
    for (const oldest of this.#blocks.keys()) {
      if (this.#blocks.size <= mostBlocks) break;
      this.#blocks.delete(oldest);
    }
  }
}
