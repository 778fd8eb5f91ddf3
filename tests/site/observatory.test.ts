/**
 * Each page's score by the published rules of Mozilla's HTTP Observatory, from what our own server answers. What a
 * loopback has not is taken as docs/security.md asks of a host: HTTPS, plain HTTP led to it at once, and no place in
 * the preload list.
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "#scripts/observatory/csp.ts";
import { scoreOf } from "#scripts/observatory/score.ts";
import { createApp } from "#server/app.ts";
import { readTable } from "#server/http-table.ts";
import { site } from "#site";
import { dist, pages, root } from "#tests/support/dist.ts";

const stranger = "https://stranger.example";
let server: Server;
let base: string;

beforeAll(async () => {
  const http = readTable(readFileSync(join(root, "build", "http.json"), "utf8"));
  server = createServer(createApp({ dist, http }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function score(path: string) {
  const preflight = { method: "OPTIONS", headers: { Origin: stranger } };
  const [page, asked] = await Promise.all([fetch(base + path), fetch(base + path, preflight)]);
  const url = new URL(path, site.hosts.url.replace(/^http:/, "https:"));
  const plain = new URL(url);
  plain.protocol = "http:";
  const html = await page.text();
  // The Observatory takes a directive that the header does not name for 'none': the page's own is judged by itself.
  const inPage = contentSecurityPolicy({
    url,
    html,
    headers: new Headers(),
    isPreloaded: false,
    route: [],
  });
  const whole = scoreOf({
    url,
    headers: page.headers,
    html,
    cors: { origin: stranger, headers: asked.headers },
    isPreloaded: false,
    route: [plain, url],
  });
  return { ...whole, inPage };
}

/** All that adds to a page's score. */
const credits = [
  "csp-implemented-with-no-unsafe-default-src-none",
  "referrer-policy-private",
  "x-frame-options-implemented-via-csp",
  "corp-implemented-with-same-origin",
  "coop-implemented-with-same-origin",
];
const others = [
  "cookies-not-found",
  "cross-origin-resource-sharing-not-implemented",
  "redirection-to-https",
  "hsts-implemented-max-age-at-least-six-months",
  "x-content-type-options-nosniff",
];

const built = pages().map(({ path }) => path);
const framed = built.filter((path) => path.startsWith("/embed/"));

describe("by the rules of Mozilla's HTTP Observatory", () => {
  it("every page has 140 points", async () => {
    const paths = [
      ...built.filter((path) => !framed.includes(path)),
      "/no-such-page/",
      "/blog/no-such-page/",
    ];
    for (const path of paths) {
      const { score: points, results, inPage } = await score(path);
      expect([path, points, inPage]).toEqual([path, 140, credits[0]]);
      expect(results).toEqual(expect.arrayContaining([...credits, ...others]));
    }
  });

  it("so have the pages for frames, which trade CORP for COEP", async () => {
    expect(framed.length).toBeGreaterThan(0);
    for (const path of framed) {
      const { score: points, results, inPage } = await score(path);
      expect([path, points, inPage]).toEqual([path, 140, credits[0]]);
      expect(results).toContain("corp-implemented-with-cross-origin");
      expect(results).toContain("coep-implemented-with-require-corp");
    }
  });
});
