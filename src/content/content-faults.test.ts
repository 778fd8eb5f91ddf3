import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "#tests/support/dist.ts";
import { faultsBetweenFiles, fieldAndLegalFaults } from "./content-faults.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-faults-"));
  cpSync(join(root, "content"), join(folder, "content"), {
    recursive: true,
    filter: (path) => !path.startsWith(join(root, "content/blog")),
  });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const put = (file: string, from: string, to: string) => {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
};

it("reports the faults of several files together, each with its file", () => {
  put("content/customers.yaml", "name: ", "nmae: ");
  put("content/legal/terms.md", ":::summary", ":::sumary");
  renameSync(join(folder, "content/company.yaml"), join(folder, "content/company.yml"));
  writeFileSync(join(folder, "content/stray.yaml"), "");
  const faults = fieldAndLegalFaults(folder);
  for (const sentence of [
    /^content\/customers\.yaml:\d+: field "customers #1 nmae" is not known here; did you mean "name"\?$/,
    /^content\/legal\/terms\.md:\d+: /,
    /^content\/company\.yaml: is missing; put it back\.$/,
    /^content\/company\.yml: is read as content\/company\.yaml; rename it\.$/,
    /^content\/stray\.yaml: belongs to no page;/,
  ])
    expect(faults.filter((fault) => sentence.test(fault))).toHaveLength(1);
});

describe("between files", () => {
  it("reports a customer without a story, and a story without a customer", () => {
    renameSync(
      join(folder, "content/case-studies/recess.yaml"),
      join(folder, "content/case-studies/other.yaml"),
    );
    expect(faultsBetweenFiles(folder)).toEqual([
      expect.stringMatching(
        /^content\/customers\.yaml:\d+: field "customers #3 slug" is "recess", whose story is missing; write content\/case-studies\/recess\.yaml\.$/,
      ),
      'content/case-studies/other.yaml: has no customer; add one with the slug "other" to content/customers.yaml.',
    ]);
  });

  it("reports a tile on home whose database differs from that of its page", () => {
    put("content/connections/mysql.yaml", "database: MySQL", "database: MariaDB");
    expect(faultsBetweenFiles(folder)).toEqual([
      expect.stringMatching(
        /^content\/pages\/home\.yaml:\d+: .*is "MySQL", but content\/connections\/mysql\.yaml says "MariaDB"/,
      ),
    ]);
  });
});
