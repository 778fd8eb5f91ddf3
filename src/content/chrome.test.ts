/** Faults in the header's file that stop the build: the shipped file with one fault each. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentFiles } from "./collections.ts";
import { faults } from "./faults.fixture.ts";

const source = readFileSync(contentFiles.navigation, "utf8");

it("refuses a feature's picture in a panel that shows none", () => {
  const made = source.replace("href: /about/", "href: /about/, picture: dashboards");
  expect(made).not.toBe(source);
  expect(faults("navigation", made)).toEqual([
    expect.stringMatching(
      /^content\/navigation\.yaml:\d+: field "panels #4 groups #1 links #1 picture" is "dashboards", but only the Platform panel shows pictures of features; delete it\.$/,
    ),
  ]);
});
