import { describe, expect, it } from "vitest";
import { barePage } from "./bare.ts";

describe("barePage", () => {
  const html = barePage("Plans & prices", [
    { tag: "h1", text: "Plans" },
    { tag: "p", text: "From 1 < 2" },
  ]);

  it("keeps headings and paragraphs in order", () => {
    expect(html).toContain("<h1>Plans</h1>\n<p>From 1 &lt; 2</p>");
  });

  it("writes the title as text", () => {
    expect(html).toContain("<title>Plans &amp; prices</title>");
  });

  it("holds no script, and nothing that is fetched", () => {
    expect(html).not.toMatch(/<script|<img|src=|url\(|href="(?!data:)/);
  });
});
