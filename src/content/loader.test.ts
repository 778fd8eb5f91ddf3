import { EventEmitter } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LoaderContext } from "astro/loaders";
import { z } from "astro/zod";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { yamlLoader } from "./loader.ts";

let files: Map<string, string>;
let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yaml-loader-"));
  path = join(folder, "sign.yaml");
  files = new Map([["sign", "sign.yaml"]]);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** The part of the content layer that the loader uses. */
async function start(kept: readonly [string, unknown][] = []) {
  const shown = new Map<string, unknown>(kept);
  const told: string[] = [];
  const watcher = new EventEmitter();
  const context = {
    config: { root: pathToFileURL(`${folder}/`) },
    logger: { error: (sentence: string) => told.push(sentence) },
    store: {
      has: (id: string) => shown.has(id),
      keys: () => shown.keys(),
      delete: (id: string) => shown.delete(id),
      set: ({ id, data }: { id: string; data: unknown }) => shown.set(id, data),
    },
    watcher,
  };
  const schema = z.strictObject({ title: z.string() });
  const loader = yamlLoader("sign", () => files, schema);
  // A separate function, so that an error becomes a rejection.
  await (async () => loader.load(context as unknown as LoaderContext))();
  return { told, watcher, sign: (id = "sign") => shown.get(id) };
}

it("stops if the file is missing", async () => {
  await expect(start()).rejects.toThrow("sign.yaml: is missing; put it back.");
});

it.each(["change", "add"])("reloads a saved file, reported as %s", async (event) => {
  writeFileSync(path, "title: Open\n");
  const { sign, watcher } = await start();
  expect(sign()).toEqual({ title: "Open" });
  writeFileSync(path, "title: Closed\n");
  watcher.emit(event, join(folder, "another.yaml"));
  watcher.emit(event, path);
  await vi.waitFor(() => {
    expect(sign()).toEqual({ title: "Closed" });
  });
});

it("follows the files that its text quotes, and keeps their last valid values while they have a fault", async () => {
  const said = ["constants", "plans"].map((name) => `content/${name}.yaml`);
  const sources = said.map((file) => readFileSync(file, "utf8"));
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  mkdirSync(join(folder, "content"));
  said.forEach((file, i) => writeFileSync(join(folder, file), sources[i] ?? ""));
  const plans = join(folder, "content/plans.yaml");
  const priced = (price: string) =>
    writeFileSync(plans, (sources[1] ?? "").replace(/amount: 1500\b/, `amount: ${price}`));

  writeFileSync(path, 'title: "From {plan.self-serve.price}"\n');
  priced("1500");
  const { sign, told, watcher } = await start();
  expect(sign()).toEqual({ title: "From $1,500" });
  priced("1,600");
  watcher.emit("change", plans);
  priced("1600");
  watcher.emit("change", plans);
  await vi.waitFor(() => {
    expect(sign()).toEqual({ title: "From $1,600" });
  });
  expect(told).toEqual([]);
});

it("reports a fault and keeps the last good version", async () => {
  writeFileSync(path, "title: Open\n");
  const { sign, told, watcher } = await start();
  writeFileSync(path, "titel: Closed\n");
  watcher.emit("change", path);
  await vi.waitFor(() => {
    expect(told).toHaveLength(1);
  });
  expect(told[0]).toMatch(/^sign\.yaml:1: /);
  expect(sign()).toEqual({ title: "Open" });
});

it("adds a new file and drops a deleted one", async () => {
  writeFileSync(path, "title: Open\n");
  const { sign, watcher } = await start();
  writeFileSync(join(folder, "second.yaml"), "title: Further on\n");
  files.set("second", "second.yaml").delete("sign");
  watcher.emit("add", join(folder, "second.yaml"));
  expect(sign("second")).toEqual({ title: "Further on" });
  expect(sign()).toBeUndefined();
});
