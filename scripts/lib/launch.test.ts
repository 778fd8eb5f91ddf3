import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { useFolder } from "#tests/support/folder.ts";
import { firstMismatch, nodeFlags, resolveCommand } from "./launch.mjs";

const { at, write } = useFolder();

it("reads settings from .env, if any, only for commands that use them", () => {
  expect(nodeFlags("build", at())).toEqual([]);
  write(".env", "SITE_PRODUCT=Shop\n");
  for (const script of ["start", "build", "dev", "launch-check"])
    expect(nodeFlags(script, at())).toEqual([`--env-file=${at(".env")}`]);
  for (const script of ["test", "check", "test/visual"])
    expect(nodeFlags(script, at())).toEqual([]);
});

describe("resolveCommand", () => {
  it.each([
    [["test", "visual"], "test/visual", []],
    [["test", "hosts"], "test", ["hosts"]],
    [["new", "page", "pricing"], "new", ["page", "pricing"]],
  ])("%j runs %s with %j", (given, script, args) => {
    expect(resolveCommand(given)).toEqual({ script, args });
    expect(existsSync(`scripts/${script}.ts`)).toBe(true);
  });

  it.each([["biuld"], ["../x"], ["constructor"], ["fonts"]])(
    "rejects %s with the list",
    (command) => {
      expect(resolveCommand([command])).toEqual({
        refusal: `"${command}" is not a command; there are start, dev, build, check, test, bench, launch-check, new.`,
      });
    },
  );
});

describe("firstMismatch", () => {
  const packages = (versions: Record<string, string>) =>
    Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, { version }]));
  const wanted = {
    packages: {
      "": { version: "0.1.0" },
      a: { version: "1.0.0" },
      dev: { version: "1.0.0", dev: true },
      "other-platform": { version: "1.0.0", optional: true },
      "dev-platform": { version: "1.0.0", devOptional: true },
    },
  };

  it.each([
    ["nothing, when only packages of other platforms are missing", { a: "1.0.0", dev: "1.0.0" }],
    ["a package that is missing", { dev: "1.0.0" }, "a"],
    ["a package at another version", { a: "0.9.0", dev: "1.0.0" }, "a"],
    ["a development package", { a: "1.0.0" }, "dev"],
  ])("finds %s", (_, versions, found?: string) => {
    expect(firstMismatch(wanted, { packages: packages(versions) }, true)).toBe(found);
  });
});
