import { expect, it } from "vitest";
import { fileAt } from "./files.ts";

it.each([
  ["content/pages/home.yaml", "fields"],
  ["content/case-studies/recess.yaml", "case study"],
  ["content/blog/10-benefits-of-a-marketing-platform.md", "article"],
  ["content/announcements/checkout-rules-order.md", "announcement"],
  ["content/legal/terms.md", "legal"],
])("knows %s", (path, type) => {
  expect(fileAt(process.cwd(), path)).toMatchObject({ path, type });
});

it.each([
  "",
  "package.json",
  "content/other.yaml",
  "content/../package.json",
  "/etc/passwd",
  "content/company.yaml\0",
  "content/blog/../../README.md",
  "content/blog/images/a.png",
])("refuses %j", (path) => {
  expect(() => fileAt(process.cwd(), path)).toThrow("is not a content file");
});
