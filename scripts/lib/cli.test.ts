import { afterEach, expect, it, vi } from "vitest";
import { main, Refusal } from "./cli.ts";

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

/** The output of a script that fails with an error. */
async function saidOf(error: Error): Promise<string> {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await main(() => Promise.reject(error));
  expect(process.exitCode).toBe(1);
  return write.mock.calls.join("");
}

it.each([
  ["ENOSPC: no space left on device, write", "the disk is full; free some space"],
  ["EACCES: permission denied, open '/a/dist'", "this account may not write there"],
])("explains in a sentence that writing is impossible: %s", async (message, sentence) => {
  const said = await saidOf(new Error(message));
  expect(said).toContain(`Cannot write: ${sentence}`);
  expect(said).toContain(`(${message}).`);
  expect(said).not.toMatch(/\n\s+at /);
});

it("shows a refusal as is, and the source of any other error", async () => {
  expect(await saidOf(new Refusal("PORT is no port."))).toBe("PORT is no port.\n");
  expect(await saidOf(new Error("odd"))).toMatch(/Error: odd\n\s+at /);
});
