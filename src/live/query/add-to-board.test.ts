// @vitest-environment jsdom
import words from "virtual:words/queryDemo";
import { beforeEach, expect, it } from "vitest";
import { keptBoard, mostCards } from "#live/engine/charts/board.ts";
import { addToBoard, titleOf } from "./add-to-board.ts";

const result = (sql: string) =>
  ({
    sql,
    columns: [
      { name: "month", kind: "text" },
      { name: "orders", kind: "integer" },
    ],
    rows: [1, 2].map((month) => [`2024-0${String(month)}`, 5]),
    end: "complete",
    milliseconds: 1,
  }) as const;

beforeEach(() => localStorage.clear());

it("says if there is no room", () => {
  for (let i = 0; i < mostCards; i += 1) addToBoard("Q", result("SELECT 1"));
  expect(addToBoard("Q", result("SELECT 1"))).toEqual({
    message: words.answer.chartFull,
    isThere: false,
  });
  expect(keptBoard()?.charts).toHaveLength(mostCards);
  expect(addToBoard("Q", result(`SELECT ${"1".repeat(8000)}`)).message).toBe(
    words.answer.chartLong,
  );
});

it("is named after its own first line, if there is one", () => {
  expect(titleOf("  -- Who left? \nSELECT 1", "Q")).toBe("Who left?");
  expect(titleOf("--\nSELECT 1", "Q")).toBe("Q");
  expect(titleOf(`-- ${"x".repeat(200)}`, "Q")).toHaveLength(80);
});
