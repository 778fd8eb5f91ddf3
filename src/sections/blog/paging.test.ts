import { describe, expect, it } from "vitest";
import { entriesOn, laterPages, pageCount, pagePath, pagerEntries, pageSize } from "./paging.ts";

it("fills whole rows of three and of two columns, the first entry two wide", () => {
  expect([(pageSize + 1) % 3, (pageSize + 1) % 2]).toEqual([0, 0]);
});

it.each([
  [0, 1],
  [1, 1],
  [17, 1],
  [18, 2],
  [34, 2],
  [35, 3],
  [10_000, 589],
])("%i entries are %i pages", (total, pages) => {
  expect(pageCount(total)).toBe(pages);
});

it("gives every entry to one page, in order", () => {
  const all = Array.from({ length: 40 }, (_, i) => i);
  const pages = [1, 2, 3].map((page) => entriesOn(all, page));
  expect(pages.flat()).toEqual(all);
  expect(pages.map(({ length }) => length)).toEqual([17, 17, 6]);
  expect(entriesOn(all, 4)).toEqual([]);
});

it("addresses pages below their list, the first as the list itself", () => {
  expect(pagePath("/blog/", 1)).toBe("/blog/");
  expect(pagePath("/blog/", 2)).toBe("/blog/page/2/");
  expect(pagePath("/blog/topics/data/", 12)).toBe("/blog/topics/data/page/12/");
  expect(laterPages(1)).toEqual([]);
  expect(laterPages(3)).toEqual([2, 3]);
});

describe("the pager", () => {
  it.each([
    [1, 1, "1"],
    [2, 3, "1 2 3"],
    [7, 7, "1 2 3 4 5 6 7"],
    [1, 8, "1 2 3 4 5 gap 8"],
    [4, 8, "1 2 3 4 5 gap 8"],
    [5, 8, "1 gap 4 5 6 7 8"],
    [5, 9, "1 gap 4 5 6 gap 9"],
    [300, 589, "1 gap 299 300 301 gap 589"],
    [589, 589, "1 gap 585 586 587 588 589"],
  ])("on page %i of %i shows %s", (page, count, shown) => {
    expect(pagerEntries(page, count).join(" ")).toBe(shown);
  });

  it("at any number of pages names the current one and its neighbours, in order, in seven entries at most", () => {
    for (let count = 1; count <= 40; count++) {
      for (let page = 1; page <= count; page++) {
        const entries = pagerEntries(page, count);
        const numbers = entries.filter((entry) => entry !== "gap");
        expect(entries.length).toBeLessThanOrEqual(7);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
        for (const next of [page - 1, page + 1].filter((n) => n >= 1 && n <= count)) {
          expect(numbers).toContain(next);
        }
        // A gap hides at least two pages: for one alone its number would take no more room.
        entries.forEach((entry, i) => {
          if (entry === "gap") {
            expect(Number(entries[i + 1]) - Number(entries[i - 1])).toBeGreaterThan(2);
          }
        });
      }
    }
  });
});
