import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { locked } from "./lock.ts";

let folder: string;
const file = () => join(folder, "cache", "build.lock");
const work = (): Promise<string> => Promise.resolve("built");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it("lets one build at a time, and says which process has the lock", async () => {
  await locked(
    "dist",
    async () => {
      await expect(locked("other", work, file())).rejects.toThrow(
        new RegExp(`^Process ${String(process.pid)} has been building dist since 20`),
      );
    },
    file(),
  );
  expect(await locked("dist", work, file())).toBe("built");
});

it("is released by work that fails", async () => {
  const fail = () => Promise.reject(new Error("no"));
  await expect(locked("dist", fail, file())).rejects.toThrow("no");
  expect(await locked("dist", work, file())).toBe("built");
});

it.each([JSON.stringify({ pid: 2 ** 30, folder: "dist", since: "" }), "", "{"])(
  "takes over what a dead process left: %s",
  async (left) => {
    await locked("dist", work, file());
    writeFileSync(file(), left);
    expect(await locked("dist", work, file())).toBe("built");
  },
);
