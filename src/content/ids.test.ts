import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import { faults } from "./faults.fixture.ts";
import { contentFiles, type Kind } from "./collections.ts";

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
    ).toContain(
      `id" is "Head Gardener"; write it with small letters, digits and single hyphens: "head-gardener".`,
    );
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
