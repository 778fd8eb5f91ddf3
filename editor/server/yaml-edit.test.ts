import { expect, it } from "vitest";
import { parse } from "yaml";
import type { Json } from "../protocol.ts";
import { editYaml, pairUp } from "./yaml-edit.ts";

const source = `# What stands first.
title: Grow # not lost
lead: "{product} bills."

# The links.
links:
  # Home comes first.
  - { label: Home, href: / }
  - { label: Docs, href: "@docs" }
lines:
  # One.
  - A street
  - 'A "town"'
price: 5.50
sample: true
`;

const value = () => parse(source) as Record<string, Json>;
const edited = (change: (value: Record<string, Json>) => void) => {
  const content = value();
  change(content);
  return editYaml(source, content);
};

/** The lines that differ. */
function changes(before: string, after: string): string[] {
  const [old, fresh] = [before.split("\n"), after.split("\n")];
  return [
    ...old.filter((line) => !fresh.includes(line)).map((line) => `-${line}`),
    ...fresh.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

it("leaves an unchanged file alone", () => {
  expect(editYaml(source, value())).toBe(source);
});

it("changes one line for one value and keeps every comment", () => {
  const after = edited((content) => (content["title"] = "Grow: every year"));
  expect(changes(source, after)).toEqual([
    "-title: Grow # not lost",
    '+title: "Grow: every year" # not lost',
  ]);
});

it.each<[string, Json, string]>([
  ["an address", "@docs", 'title: "@docs"'],
  ["a word that means true", "true", 'title: "true"'],
  ["a placeholder first", "{product} grows", 'title: "{product} grows"'],
])("quotes %s where YAML needs it", (_, title, line) => {
  const after = edited((content) => (content["title"] = title));
  expect(after).toContain(`${line} # not lost`);
  expect(parse(after)).toEqual({ ...value(), title });
});

it("moves entries with their comments", () => {
  const after = edited((content) => (content["links"] = (content["links"] as Json[]).toReversed()));
  expect(after).toContain(`links:
  - { label: Docs, href: "@docs" }
  # Home comes first.
  - { label: Home, href: / }
`);
});

it("writes a new entry like its neighbors", () => {
  const after = edited(
    (content) =>
      (content["links"] = [...(content["links"] as Json[]), { label: "Blog", href: "/blog/" }]),
  );
  expect(changes(source, after)).toEqual(["+  - { label: Blog, href: /blog/ }"]);
});

it("removes an entry and a field, and nothing else", () => {
  const after = edited((content) => {
    content["lines"] = ["A street"];
    delete content["price"];
  });
  expect(changes(source, after)).toEqual([`-  - 'A "town"'`, "-price: 5.50"]);
});

it("inserts a new field after its predecessor", () => {
  const { title, ...rest } = value();
  const after = editYaml(source, { title: title ?? "", note: "New", ...rest });
  expect(after).toContain("title: Grow # not lost\nnote: New\nlead:");
});

it("recognizes an entry that was moved and changed", () => {
  const former = [
    { id: "a", text: "one" },
    { id: "b", text: "two" },
    { id: "c", text: "three" },
  ];
  const [a, b, c] = former;
  expect(pairUp(former, [c, { ...a, text: "changed" }, b])).toEqual([2, 0, 1]);
  expect(pairUp(former, [{ id: "x", text: "new" }, a, b, c])).toEqual([undefined, 0, 1, 2]);
  expect(pairUp(former, [a, c])).toEqual([0, 2]);
  expect(pairUp(["a", "b"], ["a", "x"])).toEqual([0, 1]);
  expect(pairUp(["a", "a"], ["a", "a", "b"])).toEqual([0, 1, undefined]);
});

it("keeps the lines of a multiline text", () => {
  const file = "first: One\nsql: |-\n  -- What?\n  SELECT 1\nlast: Two\n";
  const content = parse(file) as Record<string, Json>;
  const result = editYaml(file, { ...content, sql: "-- What?\nSELECT 1,\n       2" });
  expect(result).toBe("first: One\nsql: |-\n  -- What?\n  SELECT 1,\n         2\nlast: Two\n");
});
