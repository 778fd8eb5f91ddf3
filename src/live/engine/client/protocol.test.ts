import { describe, expect, it } from "vitest";
import { blockRows, encodeBlock, rowsOf } from "./protocol.ts";

describe("rowsOf", () => {
  it("returns every kind of value", () => {
    const row = [null, "ä☕", 1, -1.5, Infinity, -Infinity, 2n ** 62n, new Uint8Array([0, 255])];
    expect(rowsOf([encodeBlock([row])], 1).at(0)).toEqual(row);
  });

  it("finds rows across blocks, in any order, and beyond what it keeps decoded", () => {
    const count = blockRows * 40 + 7;
    const all = Array.from({ length: count }, (_, i) => [i]);
    const blocks = Array.from({ length: 41 }, (_, i) =>
      encodeBlock(all.slice(i * blockRows, (i + 1) * blockRows)),
    );
    const rows = rowsOf(blocks, count);
    for (const index of [0, count - 1, 511, 512, 12_345, 3, count - 8]) {
      expect(rows.at(index)).toEqual([index]);
    }
    expect(rows.at(count)).toBeUndefined();
  });
});
