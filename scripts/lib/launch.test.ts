import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { firstMismatch } from "./dependencies.mjs";
import { nodeFlags, resolveCommand } from "./launch.mjs";
import { tooOld } from "./node-version.mjs";

describe("tooOld", () => {
  it.each(["20.0.0", "20.20.2", "24.1.0", "100.0.0"])("takes %s", (version) => {
    expect(tooOld(version)).toBeUndefined();
  });

  it.each(["18.20.4", "9.0.0"])("rejects %s in one sentence with both versions", (version) => {
    expect(tooOld(version)).toBe(
      `This project starts on Node 20 or newer and brings its own Node from there; this is Node ${version}: install a newer one from https://nodejs.org.`,
    );
  });
});

describe("nodeFlags", () => {
  const folder = mkdtempSync(join(tmpdir(), "launch-"));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it("reads settings from .env, if any, only for commands that use them", () => {
    expect(nodeFlags("build", folder)).toEqual([]);
    const file = join(folder, ".env");
    writeFileSync(file, "SITE_PRODUCT=Shop\n");
    for (const script of ["start", "build", "dev", "launch-check"])
      expect(nodeFlags(script, folder)).toEqual([`--env-file=${file}`]);
    for (const script of ["test", "check", "visual", "conformance"])
      expect(nodeFlags(script, folder)).toEqual([]);
  });
});

describe("resolveCommand", () => {
  it.each([
    [["bench", "load", "--seconds", "5"], "bench/load", ["--seconds", "5"]],
    [["test", "visual"], "visual", []],
    [["test:full"], "test", ["--full"]],
    [["build", "--out", "film"], "build", ["--out", "film"]],
    [["new", "page", "pricing"], "new", ["page", "pricing"]],
  ])("%j runs %s with %j", (given, script, args) => {
    expect(resolveCommand(given)).toEqual({ script, args });
    expect(existsSync(`scripts/${script}.ts`)).toBe(true);
  });

  it.each([["biuld"], ["../x"], ["constructor"], ["fonts"]])(
    "rejects %s with the list",
    (command) => {
      expect(resolveCommand([command])).toEqual({
        refusal: `"${command}" is not a command; there are start, dev, build, check, test, test:full, bench, launch-check, new.`,
      });
    },
  );
});

describe("firstMismatch", () => {
  const wanted = {
    packages: {
      "": { version: "0.1.0" },
      "node_modules/a": { version: "1.0.0" },
      "node_modules/dev": { version: "1.0.0", dev: true },
      "node_modules/other-platform": { version: "1.0.0", optional: true },
      "node_modules/dev-platform": { version: "1.0.0", devOptional: true },
    },
  };
  const all = { dev: true, present: () => true };
  const installed = (versions: Record<string, string>) => ({
    packages: Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
    ),
  });

  it("accepts missing packages of other platforms", () => {
    expect(firstMismatch(wanted, installed({ a: "1.0.0", dev: "1.0.0" }), all)).toBeUndefined();
  });

  it("finds packages that are missing, outdated, or recorded but not installed", () => {
    expect(firstMismatch(wanted, installed({ dev: "1.0.0" }), all)).toBe(
      "node_modules/a is missing",
    );
    expect(firstMismatch(wanted, installed({ a: "0.9.0" }), all)).toBe(
      "node_modules/a is 0.9.0, not 1.0.0",
    );
    expect(
      firstMismatch(wanted, installed({ a: "1.0.0" }), { dev: true, present: () => false }),
    ).toBe("node_modules/a is missing");
  });

  it("does not require development packages for a production command", () => {
    expect(firstMismatch(wanted, installed({ a: "1.0.0" }), all)).toBe(
      "node_modules/dev is missing",
    );
    expect(
      firstMismatch(wanted, installed({ a: "1.0.0" }), { ...all, dev: false }),
    ).toBeUndefined();
  });
});
