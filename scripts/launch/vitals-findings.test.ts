import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../lib/paths.ts";
import { vitalsFindings } from "./vitals-findings.ts";

const vitals = { to: "/vitals", origin: undefined, percent: 100 };
const files = ["content/legal/privacy-policy.md", "content/pages/security.yaml"];

it.each(files)("finds what %s says of measuring, once something is measured", (file) => {
  const source = readFileSync(join(root, file), "utf8");
  expect(vitalsFindings(file, source, { vitals: undefined })).toEqual([]);
  const found = vitalsFindings(file, source, { vitals });
  expect(found.length).toBeGreaterThan(0);
  for (const { line } of found)
    expect(source.split("\n")[line - 1]).toMatch(/analytics|does not track you/);
});
