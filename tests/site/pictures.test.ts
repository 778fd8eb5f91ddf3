/** The pictures of features and of the header's panels as served: separate files that inherit the page's styles. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { attribute, dist, elements, pages } from "#tests/support/dist.ts";

const files = readdirSync(join(dist, "pictures")).filter((name) => name.endsWith(".svg"));
const home = readFileSync(join(dist, "index.html"), "utf8");

it("there is one of each feature, and one for each panel except Platform", () => {
  expect(files).toHaveLength(30 + 3);
});

describe.each(files)("%s", (name) => {
  const svg = readFileSync(join(dist, "pictures", name), "utf8");

  it("uses only properties that the page's stylesheet sets", () => {
    const asked = new Set(
      [...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, property = ""]) => property),
    );
    expect([...asked].filter((property) => !home.includes(`${property}:`))).toEqual([]);
  });

  it("names only reserved addresses", () => {
    const words = svg.replace(/<[^>]*>/g, "\n");
    expect(words.match(/[\w-]+\.(?:com|net|org|io|co|shop|store)\b/g)).toBeNull();
  });
});

it("every picture that a page names exists", () => {
  const named = pages().flatMap(({ html }) =>
    elements(html).flatMap((element) =>
      ["data-picture", "data-pictures"].flatMap((name) => attribute(element, name) ?? []),
    ),
  );
  expect(new Set(named).size).toBe(files.length);
  expect(named.filter((address) => !files.includes(address.replace("/pictures/", "")))).toEqual([]);
});
