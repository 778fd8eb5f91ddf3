/** Everyday changes to the site, done in a copy of the project as documented. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What each task changes, and how the built page shows it. */
export const changed = {
  headline: "More revenue from customers you already have",
  color: "#123456",
  phone: "Phone number",
} as const;

/** Replaces texts in a file. Throws if one of them is missing. */
function edit(root: string, file: string, ...changes: readonly (readonly [string, string])[]) {
  const path = join(root, file);
  let text = readFileSync(path, "utf8");
  for (const [written, instead] of changes) {
    if (!text.includes(written)) throw new Error(`${file} does not hold “${written}”`);
    text = text.replace(written, instead);
  }
  writeFileSync(path, text);
}

/** @param root the copy's folder, with its dependencies installed */
export function doOrdinaryTasks(root: string): void {
  const make = (...words: string[]) =>
    execFileSync(process.execPath, ["scripts/run.mjs", "new", ...words], { cwd: root });
  make("page", "garden-notes");
  make("article", "How a draft begins");
  make("live", "waitlist");
  edit(
    root,
    "src/pages/garden-notes.astro",
    ["\n---\n\n<Site", '\nimport { Waitlist } from "#live/waitlist/Waitlist.tsx";\n---\n\n<Site'],
    ["\n</Site>", "\n  <section><Waitlist client:intent /></section>\n</Site>"],
  );
  // A form field: its rule, its words, and the requirement to have them.
  edit(
    root,
    "src/live/forms/fields.ts",
    [
      "  Message: {",
      '  Phone: { kind: "text", required: false, autocomplete: "tel" },\n  Message: {',
    ],
    ['"NumberOfEmployees", "Message"', '"NumberOfEmployees", "Phone", "Message"'],
  );
  edit(root, "src/live/forms/schema.ts", [
    "    Message: object({ label }),",
    "    Phone: object({ label }),\n    Message: object({ label }),",
  ]);
  edit(root, "content/forms.yaml", [
    "  Message: {",
    `  Phone: { label: ${changed.phone} }\n  Message: {`,
  ]);
  edit(root, "content/pages/home.yaml", [
    "  title: What would you do with 22% more revenue?",
    `  title: "${changed.headline}"`,
  ]);
  edit(root, "src/styles/tokens.css", [
    "--color-inverse: light-dark(#12312a,",
    `--color-inverse: light-dark(${changed.color},`,
  ]);
}
