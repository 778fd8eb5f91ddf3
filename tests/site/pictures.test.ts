/** The feature pictures as they are served: files of their own that take everything from the page's style. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { attribute, dist, elements, pages } from "#tests/support/dist.ts";

const files = readdirSync(join(dist, "pictures")).filter((name) => name.endsWith(".svg"));
const home = readFileSync(join(dist, "index.html"), "utf8");

it("there are thirty", () => {
  expect(files).toHaveLength(30);
});

describe.each(files)("%s", (name) => {
  const svg = readFileSync(join(dist, "pictures", name), "utf8");

  it("asks the page only for properties that its sheet sets", () => {
    const asked = new Set(
      [...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, property = ""]) => property),
    );
    expect([...asked].filter((property) => !home.includes(`${property}:`))).toEqual([]);
  });

  it("names no address that could belong to anybody", () => {
    const words = svg.replace(/<[^>]*>/g, "\n");
    expect(words.match(/[\w-]+\.(?:com|net|org|io|co|shop|store)\b/g)).toBeNull();
  });
});

it("every picture that a page names is there", () => {
  const named = pages().flatMap(({ html }) =>
    elements(html).flatMap((element) => {
      const address = attribute(element, "data-picture");
      return address === undefined ? [] : [address];
    }),
  );
  expect(new Set(named).size).toBe(30);
  expect(named.filter((address) => !files.includes(address.replace("/pictures/", "")))).toEqual([]);
});
