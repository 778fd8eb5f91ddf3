/** A build that changes while it is served, as builds and operators change it. */
import { renameSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { patience } from "#tests/support/patience.ts";
import { useFolder } from "#tests/support/folder.ts";
import { createApp, logRequests } from "./app.ts";
import { serveBuild } from "./serve-build.ts";

const { at, write } = useFolder();
let server: Server;
let told: string[];
let logged: string[];

/** Copies of a build take a moment on a busy machine. */
const until = (check: () => boolean | Promise<boolean>) =>
  vi.waitUntil(check, { timeout: patience });

const dist = () => at("dist");
const stamp = () => at("stamp.json");
const largeOf = (words: string) => words.repeat(1_000_000);

function writePages(folder: string, words: string): void {
  write(`${folder}/index.html`, words);
  write(`${folder}/large.txt`, largeOf(words));
}

function writeStamp(name: string): void {
  write("stamp.json.next", name);
  renameSync(at("stamp.json.next"), stamp());
}

function replacePages(words: string): void {
  writePages("dist.next", words);
  rmSync(dist(), { recursive: true });
  renameSync(`${dist()}.next`, dist());
}

const addressOf = (path: string) =>
  `http://127.0.0.1:${String((server.address() as AddressInfo).port)}${path}`;

async function get(path: string) {
  const answer = await fetch(addressOf(path));
  return { status: answer.status, text: await answer.text() };
}

async function listen(app: Parameters<typeof createServer>[1]): Promise<void> {
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}

beforeEach(async () => {
  told = [];
  logged = [];
  writePages("dist", "one");
  write("private/secret.txt", "secret");
  symlinkSync(at("private"), join(dist(), "linked"));
  writeStamp("one");
  const app = await serveBuild(dist(), stamp(), at("copies"), (line) => told.push(line));
  await listen(logRequests(app, (line) => logged.push(line)));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it("switches to a new build once its stamp exists, and never to half of one", async () => {
  replacePages("two");
  expect(await get("/")).toEqual({ status: 200, text: "one" });
  writeStamp("two");
  await until(async () => (await get("/")).text === "two");
  expect(told).toEqual(["The build was replaced; the new one is served."]);
});

it("keeps the dates of files, so that what browsers have stays valid", async () => {
  const day = new Date("2026-01-31T00:00:00Z");
  utimesSync(join(dist(), "index.html"), day, day);
  writeStamp("two");
  const dateOf = async () => (await fetch(addressOf("/"))).headers.get("last-modified");
  await until(async () => (await dateOf()) === day.toUTCString());
});

it("sends a large file whole while its build is replaced", async () => {
  const answer = await fetch(addressOf("/large.txt"));
  replacePages("2");
  expect(await answer.text()).toBe(largeOf("one"));
  expect((await get("/large.txt")).text).toBe(largeOf("one"));
  writeStamp("2");
  await until(async () => (await get("/large.txt")).text === largeOf("2"));
});

it("keeps the previous build when the new one is missing, says why, and uses the next one", async () => {
  rmSync(dist(), { recursive: true });
  writeStamp("two");
  expect((await get("/")).text).toBe("one");
  await until(() => told.length > 0);
  expect(told[0]).toContain("The new build cannot be served, so the previous one still is");
  writePages("dist", "three");
  writeStamp("three");
  await until(async () => (await get("/")).text === "three");
});

it("does not follow symbolic links out of the folder", async () => {
  expect((await get("/linked/secret.txt")).status).toBe(404);
});

it("logs each answer in one line, without its query", async () => {
  await get("/?email=ann@shop.example");
  await until(() => logged.length === 1);
  await get("/nothing/");
  await until(() => logged.length === 2);
  expect(logged[0]).toMatch(/^\d{4}-\S+Z GET \/ 200 \d+ms$/);
  expect(logged[1]).toMatch(/ GET \/nothing\/ 404 /);
});

it("ends the response when a file was truncated, so that the visitor does not wait forever", async () => {
  server.close();
  await listen(createApp(dist()));
  write("dist/large.txt", "short");
  await expect(get("/large.txt")).rejects.toThrow();
  // The connection would end by itself after five seconds.
}, 3_000);
