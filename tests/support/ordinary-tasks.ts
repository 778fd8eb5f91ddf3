/**
 * Everyday changes to the site, done in a copy of the project as documented. They go by patterns and use names that
 * no page or field will have, so that they still work after such changes.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What each task changes, and how the built page shows it. */
export const changed = {
  headline: "More revenue from customers you already have",
  color: "#123456",
  phone: "Test phone number",
} as const;

/** Replaces the first match of each pattern in a file. Throws if one matches nothing. */
function edit(root: string, file: string, ...changes: readonly (readonly [RegExp, string])[]) {
  const path = join(root, file);
  let text = readFileSync(path, "utf8");
  for (const [pattern, instead] of changes) {
    if (!pattern.test(text)) throw new Error(`${file} does not match ${String(pattern)}`);
    text = text.replace(pattern, instead);
  }
  writeFileSync(path, text);
}

/** @param root the copy's folder, with its dependencies installed */
export function doOrdinaryTasks(root: string): void {
  const make = (...words: string[]) =>
    execFileSync(process.execPath, ["scripts/run.mjs", "new", ...words], { cwd: root });
  make("page", "test-page");
  make("article", "How a test draft begins");
  make("live", "test-part");
  edit(
    root,
    "src/pages/test-page.astro",
    [
      /\n---\n\n(?=<Site)/,
      '\nimport { TestPart } from "#live/test-part/TestPart.tsx";\nimport { Band } from "#sections/shared/Band.tsx";\n---\n\n',
    ],
    [/\n(?=<\/Site>)/, "\n  <Band><TestPart client:intent /></Band>\n"],
  );
  // A form field: its rule, its words, and the requirement to have them.
  edit(
    root,
    "src/live/forms/lead.ts",
    [/^ {2}Message: /m, '  TestPhone: { kind: "tel", required: false, autocomplete: "tel" },\n$&'],
    [/"Message"/, '"TestPhone", $&'],
  );
  edit(root, "src/live/forms/schema.ts", [/^ {4}Message: /m, "    TestPhone: optional,\n$&"]);
  edit(root, "content/forms.yaml", [
    /^ {2}Message: /m,
    `  TestPhone: { label: ${changed.phone} }\n$&`,
  ]);
  edit(root, "content/pages/home.yaml", [
    /(?<=^hero:\n(?: .*\n)*? {2}title: ).*$/m,
    `"${changed.headline}"`,
  ]);
  edit(root, "src/styles/tokens.css", [/(?<=--color-inverse: light-dark\()[^,]+/, changed.color]);
}
