import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { meetings, needed, purposes } from "./color-use.ts";
import { colorRoles, contrast, ratio } from "./colors.ts";

const roles = colorRoles(readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8"));

describe("contrast", () => {
  it("is 21 between black and white, whichever comes first", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
  });

  it("is 1 between a colour and itself", () => {
    expect(contrast("#48702f", "#48702f")).toBe(1);
  });

  it("is the well-known 4.54 of grey #767676 on white", () => {
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  });
});

it("a ratio just below a limit is not written as that limit", () => {
  expect(ratio(4.499)).toBe("4.4");
});

it("reads roles from a token file, and nothing else", () => {
  const css = "--color-a: light-dark(#FFFFFF, #000000); --color-b: currentColor; --text-c: 1rem;";
  expect(colorRoles(css)).toEqual([{ name: "a", light: "#FFFFFF", dark: "#000000" }]);
});

it("every colour role has its purpose, and no purpose is left over", () => {
  expect(Object.keys(purposes).sort()).toEqual(roles.map(({ name }) => name).sort());
});

describe.each(["light", "dark"] as const)("%s", (theme) => {
  const colorOf = (name: string) => roles.find((role) => role.name === name)?.[theme] ?? "";
  const pairs = meetings.flatMap((meeting) =>
    roles.flatMap(({ name: ground }) => {
      const least = needed(meeting, ground);
      return least === undefined ? [] : [{ ink: meeting.ink, ground, least }];
    }),
  );

  it.each(pairs)("$ink on $ground has a contrast of $least or more", ({ ink, ground, least }) => {
    expect(contrast(colorOf(ink), colorOf(ground))).toBeGreaterThanOrEqual(least);
  });
});
