/** Rows of a view that have come, in blocks; those that were not in sight for longest give way. Pure. */
import type { Row } from "#live/engine/tables.ts";

/** Rows that are asked for at once: some ten windows; fewer where each of them is long. */
export const rowsPerBlock = (columns: number): number => (columns <= 100 ? 100 : 20);
/** As many blocks are kept. */
const mostBlocks = 60;

export class RowBlocks {
  readonly #blocks = new Map<number, readonly Row[]>();
  /** How many rows a block has; the last one may have fewer. */
  readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  /** The row, or undefined while it is not there. */
  row(index: number): Row | undefined {
    const start = index - (index % this.size);
    return this.#blocks.get(start)?.[index - start];
  }

  /**
   * @param from the first row in sight
   * @param to the first one after them
   * @returns the first rows of the blocks that are not there; those that are count as in sight
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
