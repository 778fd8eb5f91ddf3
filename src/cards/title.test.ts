import { describe, expect, it } from "vitest";
import { setTitle, titleSizes } from "./title.ts";

/** Every letter is half as wide as it is high. */
const font = new Map([..."abcdefghijklmnopqrstuvwxyz "].map((char) => [char, 0.5]));
const column = { width: 600, height: 320 };
const set = (title: string) => setTitle(title, column, { font, tracking: 0 });

describe("setTitle", () => {
  it("sets a short title as large as there is", () => {
    expect(set("pricing")).toEqual({ size: titleSizes.largest, lines: ["pricing"] });
  });

  it("keeps the longest word on one line", () => {
    expect(set("internationalization")).toEqual({ size: 60, lines: ["internationalization"] });
  });

  it("sets a longer title smaller, and never below the smallest", () => {
    const sizes = [1, 2, 4, 8, 40].map((count) => set(Array(count).fill("garden").join(" ")).size);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes.at(-1)).toBe(titleSizes.smallest);
  });

  it("keeps every word in its order", () => {
    const title = "what pausing tells you about the subscriber who would have left";
    expect(set(title).lines.join(" ")).toBe(title);
  });

  it("makes lines of like length, and would rather be smaller than leave a word over", () => {
    expect(set("keep the customer who did not pay").lines).toEqual([
      "keep the",
      "customer who",
      "did not pay",
    ]);
    expect(set("abcdefghijklmnopqrst a")).toEqual({ size: 54, lines: ["abcdefghijklmnopqrst a"] });
  });
});
