/** Runs `npm start` and `npm run build` as processes, with a small ready-made build or none. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { site } from "#site";
import { useFolder } from "#tests/support/folder.ts";

const scriptAt = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const { at, write } = useFolder();
let child: ChildProcess | undefined;
afterEach(() => child?.kill("SIGKILL"));

function writeBuild(): void {
  write("dist/index.html", "<h1>Built</h1>");
  write("dist.build/stamp.json", "any");
}

/** Starts a script; `line` is the first line of standard output, `end` the exit code with all output. */
function run(args: readonly string[], env: Record<string, string> = {}) {
  const started = spawn(process.execPath, args, {
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
    started.once("close", () => resolve(out));
  });
  const end = once(started, "close").then(([code]: unknown[]) => ({ code, out, errors }));
  return { line, end, kill: (signal: NodeJS.Signals) => started.kill(signal) };
}

const start = (env: Record<string, string>, flags: readonly string[] = ["--no-build"]) =>
  run([scriptAt("start.ts"), ...flags, "--out", at("dist")], env);

describe("an existing build", () => {
  it("is served at the printed address until it is stopped, with a log if asked", async () => {
    writeBuild();
    const { line, end, kill } = start({ PORT: "0", LOG_REQUESTS: "1" });
    const [, address] = /^.+ is at (http:\/\/localhost:\d+)\n$/.exec(await line) ?? [];
    expect(await line).toBe(`${site.product} is at ${String(address)}\n`);
    expect(await (await fetch(`${String(address)}/`)).text()).toBe("<h1>Built</h1>");
    kill("SIGTERM");
    const out = expect.stringMatching(/^.+\n\S+Z GET \/ 200 \d+ms\n$/) as unknown;
    expect(await end).toEqual({ code: 0, out, errors: "" });
  });
});

describe("one sentence, and code 1", () => {
  it("no build", async () => {
    const { code, errors } = await start({ PORT: "0" }).end;
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^There is no build in .*dist; make one with npm run build, or leave out --no-build\.\n$/,
    );
  });

  it("a build into a folder with other files, which stay", async () => {
    write("photo.jpg");
    const { code, errors } = await run([scriptAt("build.ts"), "--out", at()]).end;
    expect(code).toBe(1);
    expect(errors).toBe(
      `${at()} holds files that no build of this project has made, and a build replaces all of it. Delete them, or name another folder with --out.\n`,
    );
    expect(readdirSync(at())).toEqual(["photo.jpg"]);
  });
});
