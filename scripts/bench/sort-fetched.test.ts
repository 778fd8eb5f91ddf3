import { describe, expect, it } from "vitest";
import { sortFetched } from "./sort-fetched.ts";

const one = (url: string, type: string, bytes: number) => ({ url, type, bytes });

describe("sortFetched", () => {
  const fetched = [
    one("/", "Document", 1000),
    one("/text.woff2", "Font", 200),
    one("/display.woff2", "Font", 300),
    one("/picture.avif", "Image", 40),
    one("/icon.svg", "Other", 2),
    one("/ran.js", "Script", 5),
    one("/kept.js", "Script", 7000),
    one("/_astro/after.a-B_c1d2.js", "Script", 900),
    one("/next/", "Prefetch", 90_000),
    one("https://shop.example/speculation.json", "Other", 600),
  ];
  const weight = sortFetched(fetched, new Set(["/ran.js", "/_astro/after.a-B_c1d2.js"]));

  it("counts script by whether it ran, but for what is asked for after the load", () => {
    expect(weight.scripts).toBe(5);
  });

  it("counts all else that is no prefetch", () => {
    expect(weight).toMatchObject({
      html: 1000,
      fonts: 500,
      fontFiles: 2,
      other: 42,
      stylesheets: 0,
    });
    expect(weight).toMatchObject({ requests: 6, total: 1547 });
  });

  it("reports what was fetched ahead apart", () => {
    expect(weight.ahead).toEqual({ requests: 4, bytes: 98_500 });
  });
});
