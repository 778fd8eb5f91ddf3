import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { faultsBetweenFiles } from "./content-faults.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "between-"));
  cpSync("content", join(root, "content"), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const replace = (file: string, from: string, to: string): void => {
  const path = join(root, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
};

it("finds nothing in the content as it is", () => {
  expect(faultsBetweenFiles(root)).toEqual([]);
});

it("tells of a customer without a story, and of a story without a customer", () => {
  renameSync(
    join(root, "content/case-studies/recess.yaml"),
    join(root, "content/case-studies/other.yaml"),
  );
  expect(faultsBetweenFiles(root)).toEqual([
    expect.stringMatching(
      /^content\/customers\.yaml:\d+: field "customers #3 slug" is "recess", whose story is missing; write content\/case-studies\/recess\.yaml\.$/,
    ),
    'content/case-studies/other.yaml: tells of no customer; add one with the slug "other" to content/customers.yaml.',
  ]);
});

it("tells of a tile on home that names another database than the page it leads to", () => {
  replace("content/connections/mysql.yaml", "database: MySQL", "database: MariaDB");
  expect(faultsBetweenFiles(root)).toEqual([
    expect.stringMatching(
      /^content\/pages\/home\.yaml:\d+: .*is "MySQL", but content\/connections\/mysql\.yaml says "MariaDB"/,
    ),
  ]);
});

it("tells of a file whose name makes no address", () => {
  renameSync(
    join(root, "content/connections/mysql.yaml"),
    join(root, "content/connections/My SQL.yaml"),
  );
  expect(faultsBetweenFiles(root)).toEqual([
    expect.stringContaining(
      "content/connections/My SQL.yaml: has a name that makes no address; use small letters",
    ),
  ]);
});
