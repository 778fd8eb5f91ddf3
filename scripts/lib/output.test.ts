import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkOutput, inputHash, isCurrent, locked, nextOf } from "./output.ts";
import { outputAt, putInPlace, writeStamp } from "./output.ts";

let folder: string;
const write = (name: string, content: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
};
const output = () => outputAt(join(folder, "out"));

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "output-")));
  write("src/pages/index.astro", "a");
  write("site.config.ts", "b");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe("inputHash", () => {
  it.each([
    ["src/pages/index.astro", true],
    ["content/new.yaml", true],
    ["server/headers.ts", true],
    ["site.config.ts", true],
    ["package-lock.json", true],
    ["src/lib/x.test.ts", false],
    ["src/.DS_Store", false],
    ["docs/map.md", false],
  ])("changes with %s: %s", async (name, isChanged) => {
    const before = await inputHash(folder, {});
    write(name, "changed");
    expect((await inputHash(folder, {})) !== before).toBe(isChanged);
  });

  it("changes with a setting of the site and no other variable", async () => {
    const before = await inputHash(folder, { PATH: "/bin" });
    expect(await inputHash(folder, { PATH: "/usr/bin" })).toBe(before);
    expect(await inputHash(folder, { SITE_PRODUCT: "Other" })).not.toBe(before);
  });
});

it("knows whether the build is of the present sources", async () => {
  write("out/index.html", "");
  expect(await isCurrent(output(), folder)).toBe(false);
  await writeStamp(output(), await inputHash(folder, process.env));
  expect(await isCurrent(output(), folder)).toBe(true);
  write("site.config.ts", "changed");
  expect(await isCurrent(output(), folder)).toBe(false);
});

it("replaces pages and records", async () => {
  write("out/index.html", "old");
  write("out.build/hosts/old.conf", "old");
  await writeStamp(output(), "1");
  write("out.build/next/dist/index.html", "new");
  write("out.build/next/hosts/new.conf", "new");
  await writeStamp(nextOf(output()), "2");
  await putInPlace(output());
  expect(readFileSync(join(folder, "out/index.html"), "utf8")).toBe("new");
  expect(readFileSync(join(folder, "out.build/stamp.json"), "utf8")).toBe("2");
  expect(readdirSync(join(folder, "out.build")).toSorted()).toEqual(["hosts", "stamp.json"]);
  expect(readdirSync(join(folder, "out.build/hosts"))).toEqual(["new.conf"]);
});

describe("checkOutput", () => {
  const check = (path: string) => () => checkOutput(outputAt(join(folder, path)));
  beforeEach(() => {
    mkdirSync(join(folder, "empty"));
    write("photos/one.jpg", "");
    write("built/index.html", "");
    write("built.build/stamp.json", "");
    write("file", "");
    symlinkSync(join(folder, "photos"), join(folder, "link"));
  });

  it.each(["new", "deep/er", "empty", "built"])("builds into %s", (path) => {
    expect(check(path)).not.toThrow();
  });

  it.each(["", "photos", "link", "file"])("refuses “%s”, which would be deleted", (path) => {
    expect(check(path)).toThrow("holds files that no build has made");
  });
});

describe("locked", () => {
  const refused = "Another build of this project runs; wait for it, or stop it.";

  it("lets one build at a time", async () => {
    await locked(async () => {
      await expect(locked(() => Promise.resolve(), folder)).rejects.toThrow(refused);
    }, folder);
    expect(await locked(() => Promise.resolve("built"), folder)).toBe("built");
  });

  it("is released by work that fails", async () => {
    await expect(locked(() => Promise.reject(new Error("no")), folder)).rejects.toThrow("no");
    expect(await locked(() => Promise.resolve("built"), folder)).toBe("built");
    expect(existsSync(folder)).toBe(true);
  });
});
