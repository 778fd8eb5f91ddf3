import { describe, expect, it } from "vitest";
import { cardTools, drawCard } from "./draw.ts";

// tests/site/cards.test.ts has the size of each card.
const tools = await cardTools();
const words = { title: "What is DTC?", eyebrow: "Blog", product: "Perennial" };
const card = (title = words.title, subject = "/blog/what-is-dtc/") =>
  drawCard(subject, { ...words, title }, tools);

describe("drawCard", () => {
  it("leaves no text, font or external address in the drawing", async () => {
    const svg = await card();
    expect(svg).not.toMatch(/<text|font-family|href=/);
    expect(svg.match(/https?:[^"]+/g)).toEqual(Array(2).fill("http://www.w3.org/2000/svg"));
  });
});
