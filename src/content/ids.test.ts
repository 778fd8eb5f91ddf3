import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { z } from "astro/zod";
import { parseDocument } from "yaml";
import { faults } from "./faults.fixture.ts";
import { object, text } from "./fields.ts";
import { distinct, slug } from "./ids.ts";
import { contentFiles, type Kind } from "./collections.ts";

const says = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
const name = slug(24, "its name in addresses");
const remedy = "write it with small letters, digits and single hyphens";

it.each([
  ["front-end", []],
  ["2nd", []],
  ["Head Gardener", [`is "Head Gardener"; ${remedy}: "head-gardener"`]],
  ["-a--b", [`is "-a--b"; ${remedy}: "a-b"`]],
  ["Café", [`is "Café"; ${remedy}: "cafe"`]],
  ["λ", [`is "λ"; ${remedy}`]],
])("of “%s” says %j", (written, sentences) => {
  expect(says(name, written)).toEqual(sentences);
});

it("wants each to be another", () => {
  const entries = distinct(object({ id: name, title: text(9, "a title") }), "entries", 0);
  const of = (...ids: string[]) =>
    says(
      entries,
      ids.map((each) => ({ id: each, title: "A" })),
    );
  expect(of("a", "b")).toEqual([]);
  expect(of("a", "b", "a")).toEqual(['is "a", which #1 has already; give each its own']);
});

/** Where in the content an id stands that its writer makes up. */
const lists: readonly (readonly [Kind, readonly string[]])[] = [
  ["careers", ["roles", "list"]],
  ["downloads", ["questions", "items"]],
  ["emergingTalent", ["questions", "items"]],
  ["influencers", ["questions", "items"]],
  ["pricing", ["questions", "items"]],
  ["versus", ["fits", "items"]],
  ["authors", ["authors"]],
];

describe.each(lists)("%s", (kind, path) => {
  const source = readFileSync(contentFiles[kind], "utf8");
  const changed = (change: (entries: { id: string }[]) => void) => {
    const document = parseDocument(source);
    const entries = (document.toJS() as Record<string, unknown>)[path[0] ?? ""];
    const list = path.slice(1).reduce((at, key) => (at as Record<string, unknown>)[key], entries);
    change(list as { id: string }[]);
    document.setIn(path, document.createNode(list));
    return faults(kind, document.toString()).join("\n");
  };

  it("refuses an id that is no part of an address", () => {
    expect(
      changed(([first]) => {
        if (first) first.id = "Head Gardener";
      }),
    ).toContain(`id" is "Head Gardener"; ${remedy}: "head-gardener".`);
  });

  it("refuses one that stands twice", () => {
    const again = changed((all) => {
      if (all.length === 1 && all[0]) all.push({ ...all[0] });
      for (const entry of all.slice(1)) entry.id = all[0]?.id ?? "";
    });
    expect(again).toContain('#2 id" is "');
    expect(again).toContain("which #1 has already; give each its own.");
  });
});
