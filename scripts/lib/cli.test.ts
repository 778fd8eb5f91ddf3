import { afterEach, expect, it, vi } from "vitest";
import { main, Refusal } from "./cli.ts";

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

/** What a script says that fails with an error. */
async function saidOf(error: Error): Promise<string> {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await main(() => Promise.reject(error));
  expect(process.exitCode).toBe(1);
  return write.mock.calls.join("");
}

it.each([
  ["ENOSPC: no space left on device, write", "the disk is full; free some space"],
  ["EROFS: read-only file system, mkdir '/a/dist'", "the disk is read-only; choose another folder"],
  ["EACCES: permission denied, open '/a/dist'", "this account may not write there"],
])("says in a sentence that nothing can be written: %s", async (message, sentence) => {
  const said = await saidOf(new Error(message));
  expect(said).toContain(`Cannot write: ${sentence}`);
  expect(said).toContain(`(${message}).`);
  expect(said).not.toMatch(/\n\s+at /);
});

it("says the same where a program that it started failed", async () => {
  const output = "12:00 [ERROR] ENOSPC: no space left on device, write\n    at write (node:fs)\n";
  expect(await saidOf(new Refusal(output))).toBe(
    "Cannot write: the disk is full; free some space (ENOSPC: no space left on device, write).\n",
  );
});

it("says a refusal as it is, and shows where any other error comes from", async () => {
  expect(await saidOf(new Refusal("PORT is no port."))).toBe("PORT is no port.\n");
  expect(await saidOf(new Error("odd"))).toMatch(/Error: odd\n\s+at /);
});
