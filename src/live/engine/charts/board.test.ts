import { describe, expect, it } from "vitest";
import {
  addCard,
  cardsOf,
  isSample,
  toSavedBoard,
  moveCard,
  numbered,
  withChart,
} from "./board.ts";

const chart = (title: string) =>
  ({ title, sql: "SELECT 1", kind: "line", x: "a", ys: ["b"] }) as const;
const sample = ["A", "B", "C"].map((title) => ({ ...chart(title), size: "small" }) as const);
const cards = numbered(sample);
const titles = (of: readonly { title: string }[]) => of.map(({ title }) => title).join("");

describe("a board changes", () => {
  it("by moving, as far as its ends", () => {
    expect(titles(moveCard(cards, 1, 1))).toBe("BAC");
    expect(titles(moveCard(cards, 1, 99))).toBe("BCA");
    expect(titles(moveCard(cards, 3, -4))).toBe("CAB");
    expect(moveCard(cards, 2, 1)).toBe(cards);
    expect(moveCard(cards, 77, 1)).toBe(cards);
  });
  it("by adding at the front", () => {
    expect(titles(addCard(cards, chart("D"), "large"))).toBe("DABC");
    expect(addCard(cards, chart("D"), "large")[0]?.id).toBe(4);
  });
});

describe("a stored board", () => {
  it("survives a round trip", () => {
    expect(cardsOf(toSavedBoard(cards), [])).toEqual(cards);
    expect(isSample(cards, sample)).toBe(true);
    expect(isSample(moveCard(cards, 1, 1), sample)).toBe(false);
  });
  it("puts a chart that was added elsewhere in front of the sample", () => {
    const kept = withChart(withChart(null, chart("X")), chart("Y"));
    expect(titles(cardsOf(kept, sample))).toBe("YXABC");
    expect(titles(cardsOf(withChart(toSavedBoard(cards), chart("X")), sample))).toBe("XABC");
  });
});
