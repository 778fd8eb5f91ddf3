import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { forceStates } from "./force-states.ts";

it.each([
  [".a:hover {}", '.a:is(:hover, :where([data-force~="hover"] *)) {}'],
  ["&:active::after {}", '&:is(:active, :where([data-force~="active"] *))::after {}'],
])("%s", (rule, forced) => {
  expect(forceStates(rule)).toBe(forced);
});

it("gives a forced focus only to what can have it", () => {
  expect(forceStates(":focus-visible {}")).toContain(
    ':where([data-force~="focus-visible"] :is(a, button, input, select, textarea, summary, [tabindex])',
  );
});

it.each([".a:focus-within {}", ".a:checked {}", ".a { color: currentColor }"])(
  "leaves %s as it is",
  (css) => {
    expect(forceStates(css)).toBe(css);
  },
);

it("finds states to force in the site's own sheet", () => {
  const css = readFileSync(new URL("../styles/components/actions.css", import.meta.url), "utf8");
  expect(forceStates(css)).toContain("data-force");
});
