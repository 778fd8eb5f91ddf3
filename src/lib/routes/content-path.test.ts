import { expect, it } from "vitest";
import { pathOfContent } from "./content-path.ts";

it("tells a page's address from its file", () => {
  expect(pathOfContent("content/pages/home.yaml")).toBe("/");
  expect(pathOfContent("content/pages/solutions/for-startups.yaml")).toBe(
    "/solutions/for-startups/",
  );
  expect(pathOfContent("content/connections/mysql.yaml")).toBe("/connections/mysql/");
  expect(pathOfContent("content/case-studies/go-to.yaml")).toBe("/case-studies/go-to/");
  expect(pathOfContent("content/footer.yaml")).toBeUndefined();
});
