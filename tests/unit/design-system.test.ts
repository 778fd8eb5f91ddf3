/** docs/design-system.md names every token and every primitive. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const guide = readFileSync(`${root}docs/design-system.md`, "utf8");
const css = readFileSync(`${root}src/styles/tokens.css`, "utf8");

const group =
  /^(?:color|font-weight|font|text|tracking|breakpoint|container|radius|shadow|ease|duration|leading|spacing|margin|padding|gap|transition-duration)-/;
/** A token's name in the guide, without its group. Line heights belong to their sizes; defaults repeat a token. */
const tokens = [...css.matchAll(/^\s*--([a-z-]+):/gm)]
  .map(([, name = ""]) => name)
  .filter(
    (name) => !name.includes("--") && !/^(?:color-(?:transparent|current)$|default-)/.test(name),
  );

it("it names every token", () => {
  const names = tokens.map((token) => token.replace(group, ""));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

it("it says when to take each primitive", () => {
  const primitives = readdirSync(`${root}src/ui`).filter((file) => /^[A-Z]\w+\.tsx$/.test(file));
  expect(primitives.filter((file) => !guide.includes(`| \`src/ui/${file}\``))).toEqual([]);
});
