import { expect, it } from "vitest";
import { colorRules, dayColors } from "./tokens.ts";

it("reads the colors of the light theme", () => {
  const colors = dayColors("--color-moss-soft: light-dark(#dfe5cc, #25402c);");
  expect([...colors]).toEqual([["moss-soft", "#dfe5cc"]]);
  expect(colorRules(colors)).toBe(
    ".fill-moss-soft{fill:#dfe5cc}.stroke-moss-soft{stroke:#dfe5cc}.text-moss-soft{color:#dfe5cc}",
  );
  expect(() => dayColors("--color-ink: black;")).toThrow("light-dark(#day, #night)");
});
