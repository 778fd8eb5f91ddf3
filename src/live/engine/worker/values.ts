/**
 * Values on their way into statements and out of rows, through the compiled functions themselves: the library's
 * convenient layer takes five times as long for 300,000 rows.
 */
import type { Cell } from "#live/engine/tables/kinds.ts";

/** The compiled functions that are called for every value; pointers are numbers. */
export interface Native {
  readonly sqlite3_malloc: (bytes: number) => number;
  readonly sqlite3_free: (memory: number) => void;
  readonly sqlite3_step: (statement: number) => number;
  readonly sqlite3_reset: (statement: number) => number;
  readonly sqlite3_bind_null: (statement: number, at: number) => number;
  readonly sqlite3_bind_double: (statement: number, at: number, value: number) => number;
  readonly sqlite3_bind_int: (statement: number, at: number, value: number) => number;
  readonly sqlite3_bind_text: (
    statement: number,
    at: number,
    text: number,
    bytes: number,
    keeper: number,
  ) => number;
  readonly sqlite3_column_type: (statement: number, at: number) => number;
  readonly sqlite3_column_int64: (statement: number, at: number) => bigint;
  readonly sqlite3_column_double: (statement: number, at: number) => number;
  readonly sqlite3_column_text: (statement: number, at: number) => number;
  readonly sqlite3_column_blob: (statement: number, at: number) => number;
  readonly sqlite3_column_bytes: (statement: number, at: number) => number;
}

/** Room for one text on its way in; longer ones are handed over by themselves. */
const roomBytes = 1 << 16;

/** So that SQLite makes a copy of its own (SQLITE_TRANSIENT). */
const copied = -1;

export class Values {
  readonly #native: Native;
  /** The memory as bytes; asked again each time, since it moves when it grows. */
  readonly #memory: () => Uint8Array;
  readonly #room: number;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();

  constructor(native: Native, memory: () => Uint8Array) {
    this.#native = native;
    this.#memory = memory;
    this.#room = native.sqlite3_malloc(roomBytes);
  }

  /** Binds values from the first parameter on. */
  bind(statement: number, values: readonly (string | number | null)[]): void {
    for (let i = 0; i < values.length; i++) {
      const value = values[i] ?? null;
      if (value === null) this.#native.sqlite3_bind_null(statement, i + 1);
      else if (typeof value === "string") this.#bindText(statement, i + 1, value);
      else if ((value | 0) === value) this.#native.sqlite3_bind_int(statement, i + 1, value);
      else this.#native.sqlite3_bind_double(statement, i + 1, value);
    }
  }

  #bindText(statement: number, at: number, text: string): void {
    const { length } = text;
    if (length * 3 > roomBytes) {
      this.#bindLongText(statement, at, text);
      return;
    }
    const memory = this.#memory();
    let i = 0;
    for (; i < length; i++) {
      const code = text.charCodeAt(i);
      if (code > 127) break;
      memory[this.#room + i] = code;
    }
    const bytes =
      i === length
        ? length
        : this.#encoder.encodeInto(text, memory.subarray(this.#room, this.#room + roomBytes))
            .written;
    this.#native.sqlite3_bind_text(statement, at, this.#room, bytes, copied);
  }

  #bindLongText(statement: number, at: number, text: string): void {
    const bytes = this.#encoder.encode(text);
    const place = this.#native.sqlite3_malloc(bytes.length);
    this.#memory().set(bytes, place);
    this.#native.sqlite3_bind_text(statement, at, place, bytes.length, copied);
    this.#native.sqlite3_free(place);
  }

  /** The first value of the row that a step has found, as a number. */
  number(statement: number): number {
    return this.#native.sqlite3_column_double(statement, 0);
  }

  /** The row that a step has found. */
  row(statement: number, columns: number): Cell[] {
    const row: Cell[] = [];
    for (let i = 0; i < columns; i++) row.push(this.#cell(statement, i));
    return row;
  }

  #cell(statement: number, at: number): Cell {
    const native = this.#native;
    switch (native.sqlite3_column_type(statement, at)) {
      case 1: {
        const double = native.sqlite3_column_double(statement, at);
        return Number.isSafeInteger(double) ? double : native.sqlite3_column_int64(statement, at);
      }
      case 2:
        return native.sqlite3_column_double(statement, at);
      case 3:
        return this.#text(statement, at);
      case 4: {
        const from = native.sqlite3_column_blob(statement, at);
        const bytes = native.sqlite3_column_bytes(statement, at);
        return this.#memory().slice(from, from + bytes);
      }
      default:
        return null;
    }
  }

  #text(statement: number, at: number): string {
    const from = this.#native.sqlite3_column_text(statement, at);
    const bytes = this.#native.sqlite3_column_bytes(statement, at);
    const memory = this.#memory();
    // Most are short and plain: quicker by hand than by a decoder.
    if (bytes < 24) {
      let text = "";
      for (let i = from; i < from + bytes; i++) {
        const code = memory[i] ?? 0;
        if (code > 127) return this.#decoder.decode(memory.subarray(from, from + bytes));
        text += String.fromCharCode(code);
      }
      return text;
    }
    return this.#decoder.decode(memory.subarray(from, from + bytes));
  }
}
