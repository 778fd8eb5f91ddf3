import { cpSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { root } from "#tests/support/dist.ts";
import { useFolder } from "#tests/support/folder.ts";
import { faultsBetweenFiles, fieldAndLegalFaults } from "./content-faults.ts";

const { at, write } = useFolder();
beforeEach(() => {
  cpSync(join(root, "content"), at("content"), {
    recursive: true,
    filter: (path) => !path.startsWith(join(root, "content/blog")),
  });
});

const put = (file: string, from: string, to: string) => {
  const before = readFileSync(at(file), "utf8");
  expect(before).toContain(from);
  write(file, before.replace(from, to));
};

it("reports the faults of several files together, each with its file", () => {
  put("content/customers.yaml", "name: ", "nmae: ");
  put("content/legal/terms.md", ":::summary", ":::sumary");
  renameSync(at("content/company.yaml"), at("content/company.yml"));
  write("content/stray.yaml");
  const faults = fieldAndLegalFaults(at());
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
    renameSync(at("content/case-studies/recess.yaml"), at("content/case-studies/other.yaml"));
    expect(faultsBetweenFiles(at())).toEqual([
      expect.stringMatching(
        /^content\/customers\.yaml:\d+: field "customers #3 slug" is "recess", whose story is missing; write content\/case-studies\/recess\.yaml\.$/,
      ),
      'content/case-studies/other.yaml: has no customer; add one with the slug "other" to content/customers.yaml.',
    ]);
  });

  it("reports a tile on home whose database differs from that of its page", () => {
    put("content/connections/mysql.yaml", "database: MySQL", "database: MariaDB");
    expect(faultsBetweenFiles(at())).toEqual([
      expect.stringMatching(
        /^content\/pages\/home\.yaml:\d+: .*is "MySQL", but content\/connections\/mysql\.yaml says "MariaDB"/,
      ),
    ]);
  });
});
