import { expect, it } from "vitest";
import { rowsPerBlock, RowBlocks } from "./row-blocks.ts";

const blockRows = rowsPerBlock(8);

const rows = (start: number) => Array.from({ length: blockRows }, (_, i) => [start + i]);

it("returns the loaded rows and reports the missing ones", () => {
  const blocks = new RowBlocks(blockRows);
  expect(blocks.missing(150, 320)).toEqual([100, 200, 300]);
  blocks.put(200, rows(200));
  expect(blocks.missing(150, 320)).toEqual([100, 300]);
  expect(blocks.row(217)).toEqual([217]);
  expect(blocks.row(199)).toBeUndefined();
  expect(blocks.missing(5, 5)).toEqual([0]);
});

it("drops the oldest, and keeps what is viewed again and again", () => {
  const blocks = new RowBlocks(blockRows);
  for (let start = 0; start < 100 * blockRows; start += blockRows) {
    blocks.put(start, rows(start));
    blocks.missing(0, 10);
  }
  expect(blocks.row(3)).toEqual([3]);
  expect(blocks.row(blockRows)).toBeUndefined();
  expect(blocks.row(99 * blockRows)).toEqual([99 * blockRows]);
});
