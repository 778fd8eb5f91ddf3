import { expect, it } from "vitest";
import { site } from "#site";
import { useFolder } from "#tests/support/folder.ts";
import { fileAt } from "./files.ts";
import { fileOf, pagesOf } from "./pages.ts";
import { search } from "./search.ts";

const root = process.cwd();
const { at, write } = useFolder();

it("finds the field that a sentence on a page comes from", () => {
  const [hit] = search(root, `${site.product} Commerce, Inc.`);
  expect(hit).toMatchObject({ path: "content/company.yaml", place: ["legalName"] });
});

it("finds what a file says now", () => {
  for (const name of ["Acorn", "Burrow"]) {
    write("content/company.yaml", `legalName: ${name} and Daughters\n`);
    expect(search(at(), "and Daughters").map(({ text }) => text)).toEqual([
      `${name} and Daughters`,
    ]);
  }
});

it.each([
  [`/why-${site.slug}/`, "content/pages/why.yaml"],
  ["/terms/", "content/legal/terms.md"],
  ["/case-studies/recess/", "content/case-studies/recess.yaml"],
  [
    "/blog/10-benefits-of-a-marketing-platform/",
    "content/blog/10-benefits-of-a-marketing-platform.md",
  ],
])("knows the file of %s", (page, file) => {
  expect(fileOf(root, page)).toBe(file);
});

it.each([
  ["content/plans.yaml", "/pricing/"],
  ["content/footer.yaml", "/"],
  ["content/connections/mysql.yaml", "/connections/mysql/"],
])("knows the page of %s", (file, page) => {
  expect(pagesOf(root, fileAt(root, file))[0]).toBe(page);
});
