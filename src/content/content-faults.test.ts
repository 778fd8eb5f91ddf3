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
  for (const file of [
    "stray.yaml",
    "legal/tems.md",
    "legal/notes/imprint.txt",
    "announcements/a.txt",
    "connections/My SQL.yaml",
  ])
    write(`content/${file}`);
  for (const file of ["An Article.MD", "2023/old.md", "images/a.html", ".x.md"])
    write(`content/blog/${file}`);
  const faults = fieldAndLegalFaults(at());
  for (const sentence of [
    /^content\/authors\.yaml:\d+: field "authors #1 nmae" is not known here; did you mean "name"\?$/,
    /^content\/legal\/terms\.md:\d+: /,
    /^content\/company\.yaml: is missing; put it back\.$/,
    /^content\/company\.yml: is read as content\/company\.yaml; rename it\.$/,
    /^content\/stray\.yaml: belongs to no page;/,
    /^content\/legal\/tems\.md: is not a legal page; did you mean "terms"\?$/,
    /^content\/legal\/notes\/imprint\.txt: is not a legal page; use one of terms, privacy-policy, data-privacy-opt-out\.$/,
    /^content\/announcements\/a\.txt: is not an announcement; /,
    /^content\/connections\/My SQL\.yaml: has a name that cannot be an address;/,
    /^content\/blog\/An Article\.MD: is not an article; articles are files directly in content\/blog\/ with names that end in \.md\.$/,
    /^content\/blog\/2023\/old\.md: is not an article;/,
    /^content\/blog\/images\/a\.html: is not an article;/,
  ])
    expect(faults.filter((fault) => sentence.test(fault))).toHaveLength(1);
  expect(faults.filter((fault) => fault.includes(".x.md"))).toEqual([]);
});
