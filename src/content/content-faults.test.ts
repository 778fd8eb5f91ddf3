import { cpSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { root } from "#tests/support/dist.ts";
import { useFolder } from "#tests/support/folder.ts";
import { fieldAndLegalFaults } from "./content-faults.ts";

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
  put("content/authors.yaml", "name: ", "nmae: ");
  put("content/legal/terms.md", ":::summary", ":::sumary");
  renameSync(at("content/company.yaml"), at("content/company.yml"));
  write("content/stray.yaml");
  const faults = fieldAndLegalFaults(at());
  for (const sentence of [
    /^content\/authors\.yaml:\d+: field "authors #1 nmae" is not known here; did you mean "name"\?$/,
    /^content\/legal\/terms\.md:\d+: /,
    /^content\/company\.yaml: is missing; put it back\.$/,
    /^content\/company\.yml: is read as content\/company\.yaml; rename it\.$/,
    /^content\/stray\.yaml: belongs to no page;/,
  ])
    expect(faults.filter((fault) => sentence.test(fault))).toHaveLength(1);
});
