import { mkdirSync, symlinkSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { useFolder } from "#tests/support/folder.ts";
import { checkOutput, inputHash, isCurrent, locked } from "./output.ts";
import { outputAt, writeStamp } from "./output.ts";

const { at, write } = useFolder();
const output = () => outputAt(at("out"));

beforeEach(() => {
  write("src/pages/index.astro", "a");
  write("site.config.ts", "b");
});

describe("inputHash", () => {
  it.each([
    ["src/pages/index.astro", true],
    ["site.config.ts", true],
    ["package-lock.json", true],
    ["src/lib/x.test.ts", false],
    ["src/.DS_Store", false],
    ["docs/map.md", false],
  ])("changes with %s: %s", async (name, isChanged) => {
    const before = await inputHash(at(), {});
    write(name, "changed");
    expect((await inputHash(at(), {})) !== before).toBe(isChanged);
  });

  it("changes with a setting of the site and no other variable", async () => {
    const before = await inputHash(at(), { PATH: "/bin" });
    expect(await inputHash(at(), { PATH: "/usr/bin" })).toBe(before);
    expect(await inputHash(at(), { SITE_PRODUCT: "Other" })).not.toBe(before);
  });
});

it("knows whether the build is of the present sources", async () => {
  write("out/index.html", "");
  expect(await isCurrent(output(), at())).toBe(false);
  await writeStamp(output(), await inputHash(at(), process.env));
  expect(await isCurrent(output(), at())).toBe(true);
  write("site.config.ts", "changed");
  expect(await isCurrent(output(), at())).toBe(false);
});

describe("checkOutput", () => {
  const check = (path: string) => () => checkOutput(outputAt(at(path)));
  beforeEach(() => {
    mkdirSync(at("empty"));
    write("photos/one.jpg", "");
    write("built/index.html", "");
    write("built.build/stamp.json", "");
    write("file", "");
    symlinkSync(at("photos"), at("link"));
  });

  it.each(["new", "deep/er", "empty", "built"])("builds into %s", (path) => {
    expect(check(path)).not.toThrow();
  });

  it.each(["", "photos", "link", "file"])("refuses “%s”, which would be deleted", (path) => {
    expect(check(path)).toThrow("holds files that no build of this project has made");
  });
});

describe("locked", () => {
  const refused = "Another build of this project runs; wait for it, or stop it.";

  it("lets one build at a time", async () => {
    await locked(async () => {
      await expect(locked(() => Promise.resolve(), at())).rejects.toThrow(refused);
    }, at());
    expect(await locked(() => Promise.resolve("built"), at())).toBe("built");
  });
});
