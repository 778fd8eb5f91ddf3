import { expect, it } from "vitest";
import { pathOfContent } from "./content-path.ts";

const path = (file: string) => pathOfContent(file, "tidewater");

it("tells a page's address from its file", () => {
  expect(path("content/pages/home.yaml")).toBe("/");
  expect(path("content/pages/solutions/for-startups.yaml")).toBe("/solutions/for-startups/");
  expect(path("content/connections/mysql.yaml")).toBe("/connections/mysql/");
  expect(path("content/case-studies/go-to.yaml")).toBe("/case-studies/go-to/");
  expect(path("content/pages/why.yaml")).toBe("/why-tidewater/");
  expect(path("content/footer.yaml")).toBeUndefined();
});
