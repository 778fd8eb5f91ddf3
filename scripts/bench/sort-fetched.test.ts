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
    one("/next/", "Prefetch", 90_000),
  ];
  const weight = sortFetched(fetched, new Set(["/ran.js"]));

  it("counts script by whether it ran", () => {
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
    expect(weight.ahead).toEqual({ requests: 2, bytes: 97_000 });
  });
});
