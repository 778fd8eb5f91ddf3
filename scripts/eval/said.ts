/** Conditions that can be added to any question (tests/ezql/conditions.json), and what says them in a plan. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/paths.ts";
import type { Said } from "./holds.ts";
import { ofFigures } from "./said-of-figures.ts";
import { ofRows } from "./said-of-rows.ts";

interface Forms {
  readonly conditions: Readonly<Record<string, readonly string[]>>;
  readonly noise: readonly string[];
}

const forms = JSON.parse(readFileSync(join(root, "tests/ezql/conditions.json"), "utf8")) as Forms;
const tests = { ...ofRows, ...ofFigures };

/** @throws Error where a condition has words and no test */
export const conditions: readonly Said[] = Object.entries(forms.conditions).map(([name, said]) => {
  const [holds, ...changes] = tests[name] ?? [];
  if (holds === undefined) throw new Error(`Nothing says what holds with “${name}”`);
  return { name, forms: said, holds, changes };
});

/** What the books know nothing of. */
export const { noise } = forms;
