import { describe, expect, it } from "vitest";
import { cardImage, cardTools, drawCard } from "./draw.ts";
import { layout } from "./layout.ts";

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

  it("draws the same for the same page and another ground for another", async () => {
    expect(await card()).toBe(await card());
    expect(await card(words.title, "/blog/dunning/")).not.toBe(await card());
  });
});

it.each(["FAQ", "Pause instead of cancel: what 41,000 skipped orders told us"])(
  "cardImage is a small PNG of the size for previews: %s",
  async (title) => {
    const svg = await card(title);
    const image = await cardImage(svg);
    expect(image.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([layout.width, layout.height]);
    expect(image.length).toBeLessThan(100_000);
    expect(await cardImage(svg)).toEqual(image);
  },
);
