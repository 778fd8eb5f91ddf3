/** A build that changes while it is served, as builds and operators change it. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createApp } from "./app.ts";
import { logRequests } from "./request-log.ts";
import { serveBuild } from "./serve-build.ts";

let folder: string;
let server: Server;
let told: string[];
let logged: string[];

const dist = () => join(folder, "dist");
const table = () => join(folder, "http.json");
const large = "x".repeat(3_000_000);

function writePages(at: string, words: string): void {
  mkdirSync(at);
  writeFileSync(join(at, "index.html"), words);
  writeFileSync(join(at, "large.txt"), large);
}

function writeTable(name: string): void {
  const headers = [{ pattern: "/*", set: { "X-Build": name }, unset: [] }];
  writeFileSync(`${table()}.next`, JSON.stringify({ headers, redirects: [] }));
  renameSync(`${table()}.next`, table());
}

function replacePages(words: string): void {
  writePages(`${dist()}.next`, words);
  rmSync(dist(), { recursive: true });
  renameSync(`${dist()}.next`, dist());
}

const addressOf = (path: string) =>
  `http://127.0.0.1:${String((server.address() as AddressInfo).port)}${path}`;

async function get(path: string) {
  const answer = await fetch(addressOf(path));
  return {
    status: answer.status,
    build: answer.headers.get("x-build"),
    text: await answer.text(),
  };
}

async function listen(app: Parameters<typeof createServer>[1]): Promise<void> {
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "serve-build-"));
  told = [];
  logged = [];
  writePages(dist(), "one");
  mkdirSync(join(folder, "private"));
  writeFileSync(join(folder, "private", "secret.txt"), "secret");
  symlinkSync(join(folder, "private"), join(dist(), "linked"));
  writeTable("one");
  const app = await serveBuild({ dist: dist(), table: table() }, join(folder, "copies"), (line) =>
    told.push(line),
  );
  await listen(logRequests(app, (line) => logged.push(line)));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

it("goes over to a new build, pages and headers together, and never to a half of one", async () => {
  expect(await get("/")).toEqual({ status: 200, build: "one", text: "one" });
  replacePages("two");
  expect(await get("/")).toEqual({ status: 200, build: "one", text: "one" });
  writeTable("two");
  await vi.waitUntil(async () => (await get("/")).build === "two");
  expect(await get("/")).toEqual({ status: 200, build: "two", text: "two" });
  expect(told).toEqual(["The build was replaced: answering from the new one."]);
});

it("sends a large file whole while its build is replaced", async () => {
  const answer = await fetch(addressOf("/large.txt"));
  replacePages("two");
  writeTable("two");
  expect((await answer.text()).length).toBe(large.length);
});

it("goes on with the build before a damaged one, says why, and takes the next one", async () => {
  replacePages("two");
  writeFileSync(table(), "{}");
  expect((await get("/")).text).toBe("one");
  await vi.waitUntil(() => told.length > 0);
  expect(told[0]).toContain("http.json is damaged: its headers are damaged");
  expect((await get("/")).text).toBe("one");
  writeTable("two");
  await vi.waitUntil(async () => (await get("/")).text === "two");
});

it("does not follow symbolic links out of the folder", async () => {
  expect((await get("/linked/secret.txt")).status).toBe(404);
});

it("logs each answer in one line, without its query", async () => {
  await get("/?email=ann@shop.example");
  await vi.waitUntil(() => logged.length === 1);
  await get("/nothing/");
  await vi.waitUntil(() => logged.length === 2);
  expect(logged[0]).toMatch(/^\d{4}-\S+Z GET \/ 200 \d+ms$/);
  expect(logged[1]).toMatch(/ GET \/nothing\/ 404 /);
});

it("ends the answer of a file that was made shorter, where the visitor would wait for ever", async () => {
  server.close();
  const http = { headers: [], redirects: [] };
  await listen(createApp({ dist: dist(), http }));
  writeFileSync(join(dist(), "large.txt"), "short");
  await expect(get("/large.txt")).rejects.toThrow();
});
