import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPicturePath, placeOf, resolveIn } from "./disk.ts";

it("knows the files of the content", () => {
  expect(placeOf("content/pages/home.yaml")).toMatchObject({ type: "fields", kind: "home" });
  expect(placeOf("content/blog/an-article.md")).toMatchObject({
    type: "article",
    id: "an-article",
  });
  expect(placeOf("content/announcements/live-table.md")).toMatchObject({
    type: "announcement",
    id: "live-table",
  });
});

it.each([
  null,
  ["content/company.yaml"],
  "",
  "package.json",
  "site.config.ts",
  "content/other.yaml",
  "content/../package.json",
  "content/pages/../../site.config.ts",
  "/etc/passwd",
  "../content/company.yaml",
  "content/company.yaml\0",
  "content/blog/../../README.md",
  "content/blog/.md",
  "content/blog/A.md",
  "content/announcements/A.md",
  "content/blog/a/b.md",
  "content/blog/images/a.png",
  `content/blog/${"a".repeat(400)}.md`,
])("refuses %j", (path) => {
  expect(() => placeOf(path)).toThrow("is not a content file");
});

it.each([
  ["content/blog/images/a-cup.png", true],
  ["content/blog/images/../a.png", false],
  ["content/blog/images/a.svg", false],
  ["content/blog/images/a b.png", false],
  ["content/a.png", false],
])("a picture may be kept as %s: %s", (path, may) => {
  expect(isPicturePath(path)).toBe(may);
});

describe("on the disk", () => {
  let root = "";
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "places-"));
    await mkdir(join(root, "content/blog"), { recursive: true });
    await mkdir(join(root, "outside"));
    await writeFile(join(root, "outside/secret.md"), "secret");
    await writeFile(join(root, "content/company.yaml"), "a: 1");
    await symlink(join(root, "outside/secret.md"), join(root, "content/blog/linked.md"));
    await symlink(join(root, "outside"), join(root, "content/pages"));
  });
  afterAll(() => rm(root, { recursive: true }));

  it("finds a plain file, and a path for a new one", async () => {
    expect(await resolveIn(root, "content/company.yaml")).toBe(join(root, "content/company.yaml"));
    expect(await resolveIn(root, "content/blog/new.md")).toBe(join(root, "content/blog/new.md"));
  });

  it.each(["content/blog/linked.md", "content/pages/secret.md"])(
    "follows no link out of the content folder: %s",
    async (path) => {
      await expect(resolveIn(root, path)).rejects.toThrow("not a plain file");
    },
  );
});
