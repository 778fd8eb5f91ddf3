/**
 * nginx, with the files that the build writes for it, answers like `npm start` for every address of the build and for
 * difficult ones. compare.ts lists accepted differences.
 */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningNginx, startNginx } from "#scripts/lib/nginx.ts";
import { type Served, serveFolder } from "#scripts/lib/serve.ts";
import { headerRules } from "#server/headers.ts";
import { redirectsIn } from "#server/redirects.ts";
import { dist, root } from "#tests/support/dist.ts";
import { ask, type Question } from "#tests/support/test-server.ts";
import { differences } from "./compare.ts";
import {
  addressesOf,
  encoded,
  malformed,
  methods,
  missing,
  pagesOf,
  redirected,
} from "./questions.ts";

const names = [...new Set(headerRules.flatMap(({ set }) => Object.keys(set)))].map((name) =>
  name.toLowerCase(),
);
const addresses = addressesOf(dist);
const page = pagesOf(addresses).find((path) => path !== "/") ?? "/";
const file = addresses.find((path) => path.endsWith(".png")) ?? "/favicon.svg";

let site: Served;
let own: { readonly port: number };
beforeAll(async () => {
  site = await serveFolder(dist);
  own = { port: Number(new URL(site.origin).port) };
});
afterAll(() => site[Symbol.asyncDispose]());

/** Eight requests at a time. */
async function each<T>(
  items: readonly T[],
  work: (item: T) => Promise<string[]>,
): Promise<string[]> {
  const queue = [...items];
  const found: string[] = [];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      found.push(...(await work(item)));
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return found.slice(0, 40);
}

describe("nginx answers like npm start", () => {
  let host: RunningNginx;
  beforeAll(async () => {
    host = await startNginx(dist, join(root, "build", "hosts"));
  });
  afterAll(() => host[Symbol.asyncDispose]());

  const compare = async (question: Question): Promise<string[]> =>
    differences(question, await ask(own.port, question), await ask(host.port, question), names);

  it.each(["identity", "br", "gzip", "gzip, deflate, br, zstd", "*;q=0", "gzip;q=0"])(
    "to GET of every address with Accept-Encoding: %s",
    async (accept) => {
      // Without its module for Brotli, nginx sends gzip.
      const taken = host.encodings.includes("br")
        ? accept
        : accept.replace(/br(, )?/, "") || "identity";
      const questions = addresses.map((path) => ({ path, headers: { "accept-encoding": taken } }));
      expect(await each(questions, compare)).toEqual([]);
    },
  );

  it("to GET without Accept-Encoding, and to HEAD", async () => {
    const questions = addresses.flatMap((path) => [
      { path },
      { path, method: "HEAD" },
      { path, method: "HEAD", headers: { "accept-encoding": "gzip" } },
    ]);
    expect(await each(questions, compare)).toEqual([]);
  });

  it("to redirected addresses, with their query", async () => {
    expect(await each(redirected(addresses, redirectsIn(dist)), compare)).toEqual([]);
  });

  it("to missing addresses", async () => {
    const questions = missing(page);
    const more = questions.flatMap(({ path }) => [
      { path, method: "HEAD" },
      { path, headers: { "accept-encoding": "gzip" } },
      { path, headers: { range: "bytes=0-3" } },
    ]);
    expect(await each([...questions, ...more], compare)).toEqual([]);
    for (const { path } of questions)
      expect((await ask(host.port, { path })).status, path).toBe(404);
  });

  it("to malformed addresses and those outside of the site", async () => {
    const questions = malformed(page);
    expect(await each(questions, compare)).toEqual([]);
    for (const { path } of questions)
      expect((await ask(host.port, { path })).status, path).toBe(400);
  });

  it("to encoded letters", async () => {
    const questions = encoded(page, file);
    expect(await each(questions, compare)).toEqual([]);
    for (const { path } of questions)
      expect((await ask(host.port, { path })).status, path).toBe(200);
  });

  it("to other methods", async () => {
    const moved = redirectsIn(dist).map(({ from }) => from);
    expect(
      await each(methods(["/", page, page.slice(0, -1), file, "/nothing/", ...moved]), compare),
    ).toEqual([]);
  });

  it("to ranges of every file, and to invalid ranges", async () => {
    const ranges = ["bytes=2-9", "bytes=10-", "bytes=0-999999999", "bytes=999999999-"];
    const questions = [
      ...addresses.map((path) => ({ path, headers: { range: "bytes=2-9" } })),
      ...ranges.flatMap((range) => [page, file].map((path) => ({ path, headers: { range } }))),
    ];
    expect(await each(questions, compare)).toEqual([]);
  });

  it("answers at /healthz", async () => {
    const answer = await ask(host.port, { path: "/healthz" });
    expect([answer.status, answer.body.toString()]).toEqual([200, "ok\n"]);
  });
});
