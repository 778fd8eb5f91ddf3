import { describe, expect, it } from "vitest";
import { sortFetched } from "./sort-fetched.ts";

const one = (url: string, type: string, started: number, bytes: number) => ({ url, type, started, bytes });

describe("sortFetched", () => {
  const fetched = [
    one("/", "Document", 0, 1000),
    one("/text.woff2", "Font", 0.1, 200),
    one("/display.woff2", "Font", 0.1, 300),
    one("/picture.avif", "Image", 0.2, 40),
    one("/ran.js", "Script", 0.2, 5),
    one("/kept.js", "Script", 0.2, 7000),
    one("/late.js", "Script", 9, 6),
    one("/next/", "Prefetch", 0.3, 90_000),
    one("/late.json", "Fetch", 9, 800),
  ];
  const weight = sortFetched(fetched, 1, new Set(["/ran.js", "/late.js"]));

  it("counts script by whether it ran, not by when it came", () => {
    expect(weight.scripts).toBe(11);
  });

  it("counts the rest by whether it was asked for before the load event", () => {
    expect(weight).toMatchObject({ html: 1000, fonts: 500, fontFiles: 2, other: 40, stylesheets: 0 });
    expect(weight).toMatchObject({ requests: 6, total: 1551 });
  });

  it("reports what was fetched ahead apart", () => {
    expect(weight.ahead).toEqual({ requests: 3, bytes: 97_800 });
  });
});
