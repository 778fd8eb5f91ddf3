import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { colorRules, dayColors, token } from "./tokens.ts";

const shipped = readFileSync("src/styles/tokens.css", "utf8");

it("reads the colours of the day", () => {
  const colors = dayColors("--color-moss-soft: light-dark(#dfe5cc, #25402c);");
  expect([...colors]).toEqual([["moss-soft", "#dfe5cc"]]);
  expect(colorRules(colors)).toBe(
    ".fill-moss-soft{fill:#dfe5cc}.stroke-moss-soft{stroke:#dfe5cc}.text-moss-soft{color:#dfe5cc}",
  );
  expect(() => dayColors("--color-ink: black;")).toThrow("light-dark(#day, #night)");
});

it("finds what cards need in the site's tokens", () => {
  for (const role of ["ground", "ink", "line-strong", "moss", "persimmon-soft", "clay"]) {
    expect(dayColors(shipped).has(role)).toBe(true);
  }
  expect(Number.parseFloat(token(shipped, "tracking-display"))).toBeLessThan(0);
  expect(() => token(shipped, "tracking-odd")).toThrow("no token --tracking-odd");
});
