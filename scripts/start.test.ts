/** Runs `npm start` as a process, with a small ready-made build or none. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { site } from "#site";

const script = fileURLToPath(new URL("start.ts", import.meta.url));
let folder: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "start-"));
});
afterEach(() => {
  child?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Writes a small build whose page shows some words. */
function writeBuild(words = "Built", at = "dist", records = "dist.build"): void {
  mkdirSync(join(folder, at), { recursive: true });
  mkdirSync(join(folder, records), { recursive: true });
  writeFileSync(join(folder, at, "index.html"), `<h1>${words}</h1>`);
  writeFileSync(join(folder, records, "stamp.json"), JSON.stringify({ inputs: words }));
}

/** Starts it; `line` is the first line of standard output, `end` the exit code with all output. */
function start(env: Record<string, string>, args = ["--no-build", "--out", join(folder, "dist")]) {
  const started = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child = started;
  let out = "";
  let errors = "";
  started.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const line = new Promise<string>((resolve) => {
    started.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
      if (out.includes("\n")) resolve(out);
    });
  });
  const end = once(started, "close").then(([code]: unknown[]) => ({ code, out, errors }));
  return { line, end, kill: (signal: NodeJS.Signals) => started.kill(signal) };
}

describe("an existing build", () => {
  it("is served at the address it prints, until told to stop", async () => {
    writeBuild();
    const { line, end, kill } = start({ PORT: "0" });
    const [, address] = /^.+ is at (http:\/\/localhost:\d+)\n$/.exec(await line) ?? [];
    expect(await line).toBe(`${site.product} is at ${String(address)}\n`);
    expect(await (await fetch(`${String(address)}/`)).text()).toBe("<h1>Built</h1>");
    kill("SIGTERM");
    expect(await end).toEqual({ code: 0, out: await line, errors: "" });
  });
});

describe("one sentence, and code 1", () => {
  it("no build", async () => {
    const { code, errors } = await start({ PORT: "0" }).end;
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^There is no build in .*dist\/; make one with npm run build, or leave out --no-build\.\n$/,
    );
  });

  it("wrong setting of the site", async () => {
    const { code, errors } = await start({ PORT: "0", SITE_URL: "nowhere" }).end;
    expect(code).toBe(1);
    expect(errors).toContain('SITE_URL is "nowhere"');
    expect(errors).not.toContain("    at ");
  });
});
