import { readFileSync } from "node:fs";
import { z } from "astro/zod";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useFolder } from "#tests/support/folder.ts";
import { startLoader } from "./loader.fixture.ts";
import { yamlLoader } from "./loader.ts";

let files: Map<string, string>;
const { at, write: put } = useFolder();
beforeEach(() => {
  files = new Map([["sign", "sign.yaml"]]);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const loader = () => yamlLoader("sign", () => files, z.strictObject({ title: z.string() }));
const start = () => startLoader<unknown>(at(), loader());

it("stops a build if the file is missing; the development server starts and says so", async () => {
  const sentence = "sign.yaml: is missing; put it back.";
  await expect(startLoader(at(), loader(), new Map(), false)).rejects.toThrow(sentence);
  expect((await start()).told).toEqual([sentence]);
});

it.each(["change", "add"] as const)("reloads a saved file, reported as %s", async (event) => {
  put("sign.yaml", "title: Open\n");
  const { shown, save } = await start();
  put("sign.yaml", "title: Closed\n");
  save("another.yaml", event);
  expect(shown.get("sign")).toEqual({ title: "Open" });
  save("sign.yaml", event);
  expect(shown.get("sign")).toEqual({ title: "Closed" });
});

it("follows the files that its text quotes, and keeps their last valid values while they have a fault", async () => {
  const quoted = ["content/constants.yaml", "content/plans.yaml"];
  const [constants = "", plans = ""] = quoted.map((file) => readFileSync(file, "utf8"));
  vi.spyOn(process, "cwd").mockReturnValue(at());
  put("content/constants.yaml", constants);
  const price = (amount: string) => {
    put("content/plans.yaml", plans.replace(/amount: 1500\b/, `amount: ${amount}`));
  };
  put("sign.yaml", 'title: "From {plan.self-serve.price}"\n');
  price("1500");
  const { shown, told, save } = await start();
  for (const [amount, words] of [
    ["1,600", "From $1,500"],
    ["1600", "From $1,600"],
  ] as const) {
    price(amount);
    save("content/plans.yaml");
    expect(shown.get("sign")).toEqual({ title: words });
  }
  expect(told).toEqual([]);
});

it("reports a fault once and keeps the last good version", async () => {
  put("sign.yaml", "title: Open\n");
  const { shown, told, save } = await start();
  put("sign.yaml", "title: 3\n");
  save("sign.yaml");
  save("another.yaml");
  expect(told).toEqual([expect.stringMatching(/^sign\.yaml:1: /)]);
  expect(shown.get("sign")).toEqual({ title: "Open" });
  put("sign.yaml", "title: Closed\n");
  save("sign.yaml");
  expect(told.at(-1)).toBe("is correct again");
});

it("keeps the fault of a new file until it is fixed", async () => {
  put("sign.yaml", "title: Open\n");
  const { faults, save } = await start();
  files.set("second", "second.yaml");
  put("second.yaml", "title: 3\n");
  save("second.yaml", "add");
  save("another.yaml");
  expect(faults()).toEqual([expect.stringMatching(/^second\.yaml:1: /)]);
  put("second.yaml", "title: Further on\n");
  save("second.yaml");
  expect(faults()).toEqual([]);
});

it("adds a new file and drops a deleted one", async () => {
  put("sign.yaml", "title: Open\n");
  const { shown, save } = await start();
  put("second.yaml", "title: Further on\n");
  files.set("second", "second.yaml").delete("sign");
  save("second.yaml", "add");
  expect([...shown]).toEqual([["second", { title: "Further on" }]]);
});
