import { describe, expect, it, vi } from "vitest";
import { run, runStep } from "./program.ts";

const node = (code: string) => [process.execPath, "-e", code] as const;

describe("run", () => {
  it("keeps both streams and the outcome", async () => {
    const [program, ...args] = node("console.error('a'); process.exitCode = 3");
    expect(await run(program, args)).toEqual({ ok: false, output: "a\n" });
  });

  it("treats a missing program as a failure", async () => {
    expect((await run("no-such-program", [])).output).toContain("ENOENT");
  });

  it("gives a gentle program low priority", async () => {
    const [program, ...args] = node("console.log(require('node:os').getPriority())");
    const usual = Number((await run(program, args)).output);
    const gentle = Number((await run(program, args, { gentle: true })).output);
    expect(gentle).toBe(Math.max(usual, 10));
  });

  it("ends a program that takes too long, even if its output stays open", async () => {
    const [program, ...args] = node(
      "require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 5000)'], { stdio: 'inherit' }); setInterval(() => {}, 1000)",
    );
    expect(await run(program, args, { timeout: 500 })).toEqual({ ok: false, output: "" });
  });
});

it("runStep shows a step's output only when it fails", async () => {
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(await runStep("good", node("console.log('quiet')"))).toBe(true);
  expect(await runStep("bad", node("console.log('loud'); process.exitCode = 1"))).toBe(false);
  const lines = said.mock.calls.map(([line]) => String(line)).join("");
  expect(lines).toMatch(/^✓ good, \d+\.\d s\n✗ bad, \d+\.\d s\nloud\n$/);
});
