/** Renaming the product is one edit: a build under another name holds the old one nowhere. */
import { execFile } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, it } from "vitest";
import { site } from "#site";
import { root } from "#tests/support/dist.ts";

const run = promisify(execFile);
const out = join(root, "build", "renamed");
const astro = join(root, "node_modules", "astro", "bin", "astro.mjs");

/** Builds the site with some settings; resolves to what was printed, or rejects with it. */
const build = (settings: Record<string, string>, folder = out) =>
  run(process.execPath, [astro, "build", "--outDir", folder], {
    cwd: root,
    env: { ...process.env, ...settings, ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
  });

beforeAll(async () => {
  rmSync(out, { recursive: true, force: true });
  await build({ SITE_PRODUCT: "Tidewater Nine" });
}, 120_000);

it("finds the old name, its slugs and its hosts nowhere", () => {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const old = new RegExp(`${site.product}|${site.slug}`, "i");
  const held = files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => old.test(file.slice(out.length)) || old.test(readFileSync(file, "latin1")));
  expect(files.length).toBeGreaterThan(5);
  expect(held.map((file) => file.slice(out.length))).toEqual([]);
});

it("says the new name and leads to its hosts", () => {
  const home = readFileSync(join(out, "index.html"), "utf8");
  expect(home).toContain("Tidewater Nine");
  expect(home).toContain("https://app.tidewater-nine.example/signup");
});

it("a wrong setting stops the build with its name and what was expected", async () => {
  const message = await build(
    { SITE_ADMIN: "app.example/login" },
    join(root, "build", "refused"),
  ).then(
    () => "built",
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
  expect(message).toContain('SITE_ADMIN is "app.example/login"; expected an origin without a path');
}, 60_000);
