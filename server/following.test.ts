/** A build that is replaced while it is served, in the order in which scripts/build.ts does it. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createFollowingApp } from "./following.ts";
import { policy } from "./test-server.ts";

let folder: string;
let server: Server;
let told: string[];

const dist = () => join(folder, "dist");
const rules = () => join(folder, "http.json");

function writePages(at: string, words: string): void {
  mkdirSync(at);
  writeFileSync(join(at, "index.html"), words);
  // Asked for only after the build: it is not in memory.
  writeFileSync(join(at, "later.html"), `${words} later`);
}

function writeRules(hash: string): void {
  const base = { ...policy, scriptHashes: [hash] };
  writeFileSync(rules(), JSON.stringify({ base, exceptions: [], redirects: [] }));
}

function replacePages(words: string): void {
  writePages(`${dist()}.next`, words);
  rmSync(rules());
  rmSync(dist(), { recursive: true });
  renameSync(`${dist()}.next`, dist());
}

async function get(path: string) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`);
  return { answer, status: answer.status, text: await answer.text() };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "following-"));
  told = [];
  writePages(dist(), "one");
  writeRules("sha256-b25l");
  const app = createFollowingApp({ dist: dist(), rules: rules() }, (line) => told.push(line));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

it("answers from the new build whole: pages, lengths and policies", async () => {
  expect((await get("/")).text).toBe("one");
  replacePages("the second");
  writeRules("sha256-dHdv");
  for (const [path, text] of [
    ["/", "the second"],
    ["/later.html", "the second later"],
  ] as const) {
    const found = await get(path);
    expect(found.text).toBe(text);
    expect(found.answer.headers.get("content-length")).toBe(String(text.length));
    expect(found.answer.headers.get("content-security-policy")).toContain("sha256-dHdv");
  }
  expect(told).toEqual(["The build was replaced: answering from the new one."]);
});

it("answers 503 between two builds, and says so once", async () => {
  replacePages("two");
  for (const path of ["/", "/later.html"]) {
    const { answer, status } = await get(path);
    expect(status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("2");
  }
  expect(told).toHaveLength(1);
  writeRules("sha256-dHdv");
  expect((await get("/")).text).toBe("two");
});

it("says why a build cannot be served, and follows the one after it", async () => {
  replacePages("two");
  writeFileSync(rules(), "{}");
  expect((await get("/")).status).toBe(503);
  expect(told).toEqual([expect.stringContaining("http.json: base must be an object")]);
  rmSync(rules());
  writeRules("sha256-dHdv");
  expect((await get("/")).text).toBe("two");
});
