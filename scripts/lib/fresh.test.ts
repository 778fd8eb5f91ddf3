import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inputHash, isFresh, isWaiting, putInPlace, writeStamp } from "./fresh.ts";
import { nextOf, outputAt } from "./paths.ts";

let root: string;
const write = (name: string, content: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fresh-"));
  write("src/pages/index.astro", "a");
  write("site.config.ts", "b");
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

describe("inputHash", () => {
  it.each([
    "src/pages/index.astro",
    "content/new.yaml",
    "server/headers.ts",
    "site.config.ts",
    "package-lock.json",
  ])("changes with %s", async (name) => {
    const before = await inputHash(root, {});
    write(name, "changed");
    expect(await inputHash(root, {})).not.toBe(before);
  });

  it.each(["src/lib/x.test.ts", "src/.DS_Store", "docs/map.md", "tests/x.ts"])(
    "does not change with %s",
    async (name) => {
      const before = await inputHash(root, {});
      write(name, "changed");
      expect(await inputHash(root, {})).toBe(before);
    },
  );

  it("changes with a setting of the site and no other variable", async () => {
    const before = await inputHash(root, { PATH: "/bin" });
    expect(await inputHash(root, { PATH: "/usr/bin" })).toBe(before);
    expect(await inputHash(root, { SITE_PRODUCT: "Other" })).not.toBe(before);
  });
});

describe("isFresh", () => {
  it("is true only for the stamped build", async () => {
    const output = outputAt(join(root, "out"));
    expect(await isFresh(output, "1")).toBe(false);
    write("out/index.html", "");
    await writeStamp(output, "1");
    expect(await isFresh(output, "1")).toBe(true);
    expect(await isFresh(output, "2")).toBe(false);
  });
});

describe("putInPlace", () => {
  const output = () => outputAt(join(root, "out"));
  const text = (name: string) => readFileSync(join(root, name), "utf8");

  beforeEach(async () => {
    write("out/index.html", "old");
    write("out.build/hosts/old.conf", "old");
    await writeStamp(output(), "1");
    write("out.build/next/dist/index.html", "new");
    write("out.build/next/hosts/new.conf", "new");
    await writeStamp(nextOf(output()), "2");
  });

  const isNew = async () => {
    expect(text("out/index.html")).toBe("new");
    expect(readdirSync(join(root, "out.build")).toSorted()).toEqual(["hosts", "stamp.json"]);
    expect(readdirSync(join(root, "out.build/hosts"))).toEqual(["new.conf"]);
    expect(await isFresh(output(), "2")).toBe(true);
    expect(isWaiting(output())).toBe(false);
  };

  it("replaces pages and records", async () => {
    expect(isWaiting(output())).toBe(true);
    await putInPlace(output());
    await isNew();
  });

  it("continues after a kill between the two renames", async () => {
    renameSync(join(root, "out"), join(root, "out.build/old"));
    await putInPlace(output());
    await isNew();
  });

  it("continues after a kill when the pages were in place", async () => {
    renameSync(join(root, "out"), join(root, "out.build/old"));
    renameSync(join(root, "out.build/next/dist"), join(root, "out"));
    await putInPlace(output());
    await isNew();
  });
});
