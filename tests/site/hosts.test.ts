/**
 * What the build wrote for hosts says what `npm start` answers, read as each host reads it, and keeps to the limits
 * that the host has published. What nginx and Caddy make of theirs is seen by `npm run test:conformance`.
 */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { isHandler, normalizeRoutes, type Route, type RouteWithSrc } from "@vercel/routing-utils";
import { describe, expect, it } from "vitest";
import { embedFolder } from "#lib/site/embed.ts";
import { speculationPath, speculationRules } from "#lib/site/speculation.ts";
import { headerRules, headersFor, pageHeaders } from "#server/header-rules.ts";
import { documentHeaders } from "#server/headers.ts";
import { hostSite } from "#server/hosts/host-site.ts";
import { netlifyFile } from "#server/hosts/text-files.ts";
import { readRules } from "#server/rules.ts";
import { filesBelow } from "#scripts/lib/files.ts";
import { addressesOf } from "#tests/conformance/questions.ts";
import { pagesHeaders, readHeadersFile } from "#tests/support/cloudflare.ts";
import { dist, root } from "#tests/support/dist.ts";

const http = readRules(readFileSync(join(root, "build/http.json"), "utf8"));
const rules = headerRules(http);
const addresses = [...addressesOf(dist), "/nothing/", "/blog/nothing/"];
const headersText = readFileSync(join(dist, "_headers"), "utf8");
const redirectsText = readFileSync(join(dist, "_redirects"), "utf8");
const lowered = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

describe("the rules", () => {
  it("have a pattern of their own each, with at most one asterisk", () => {
    const patterns = rules.map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
    expect(patterns.filter((pattern) => pattern.split("*").length > 2)).toEqual([]);
  });

  it("let other sites read every file that is made for them, and no page", () => {
    const open = addresses.filter((path) => {
      const headers = headersFor(rules, path);
      const shared = headers["Cross-Origin-Resource-Policy"] === "cross-origin";
      return headers["Access-Control-Allow-Origin"] === "*" && shared;
    });
    const made = addresses.filter((path) => path.startsWith("/embed/") && !path.endsWith("/"));
    expect(open).toEqual(made);
    expect(made.length).toBeGreaterThan(0);
  });

  it("know the ending of every file", () => {
    const unknown = addresses.filter(
      (path) => !path.endsWith("/") && headersFor(rules, path)["Content-Type"] === undefined,
    );
    expect(unknown).toEqual([]);
  });
});

describe("what browsers fetch ahead", () => {
  const named = addresses.filter((path) => "Speculation-Rules" in headersFor(rules, path));

  it("is named by every page but those in other sites' frames, and by nothing else", () => {
    const own = (path: string) => path.endsWith("/") && !path.startsWith(embedFolder);
    expect(named).toEqual(addresses.filter(own));
  });

  it("is a file of rules for pages alone, read by everybody and therefore light", () => {
    const text = readFileSync(join(dist, speculationPath), "utf8");
    expect(JSON.parse(text)).toEqual(speculationRules);
    expect(text.length).toBeLessThan(400);
    const headers = headersFor(rules, speculationPath);
    expect(headers["Content-Type"]).toBe("application/speculationrules+json");
    expect(JSON.stringify(headers).length).toBeLessThan(400);
  });
});

describe("Cloudflare Pages", () => {
  const read = readHeadersFile(headersText);

  it("answers with the same headers", () => {
    for (const path of addresses)
      expect(pagesHeaders(read, path), path).toEqual(lowered(headersFor(rules, path)));
  });

  // https://developers.cloudflare.com/pages/configuration/headers/: 100 rules, 2,000 characters a line.
  it("reads all rules and all lines of _headers", () => {
    expect(read.length).toBeLessThanOrEqual(100);
    const long = headersText.split("\n").filter((line) => line.length > 2_000);
    expect(long.map((line) => `${String(line.length)}: ${line.slice(0, 60)}`)).toEqual([]);
  });

  // https://developers.cloudflare.com/pages/configuration/redirects/: 2,000 without and 100 with an asterisk or a
  // placeholder, 1,000 characters a line.
  it("reads all lines of _redirects", () => {
    const lines = redirectsText.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    expect(lines.length).toBeLessThanOrEqual(2_000);
    expect(lines.filter((line) => /[*:]/.test(line) || line.length > 1_000)).toEqual([]);
    const expected = http.redirects.flatMap(({ from, to }) => [
      `${from} ${to} 301`,
      `${from}/ ${to} 301`,
    ]);
    expect(lines).toEqual(expected);
  });

  // https://developers.cloudflare.com/pages/platform/limits/: 20,000 files of up to 25 MiB.
  it("takes the files", async () => {
    const files = await filesBelow(dist);
    expect(files.length).toBeLessThanOrEqual(20_000);
    expect(files.filter((path) => statSync(path).size > 25 * 2 ** 20)).toEqual([]);
  });
});

/** On Netlify and Vercel a header that a rule takes away stays: what is said of documents does a font no harm. */
const harmless = [...documentHeaders, ...pageHeaders].map((name) => name.toLowerCase());

describe("Netlify", () => {
  it("answers with the same headers: of several rules the last counts", async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [join(dist, "_headers")],
      configHeaders: [],
      minimal: false,
    });
    expect(errors).toEqual([]);
    for (const path of addresses) {
      const matching = headers.filter((rule) => "forRegExp" in rule && rule.forRegExp.test(path));
      const answered = lowered(Object.assign({}, ...matching.map(({ values }) => values)));
      const expected = lowered(headersFor(rules, path));
      for (const name of harmless) if (!(name in expected)) Reflect.deleteProperty(answered, name);
      expect(answered, path).toEqual(expected);
    }
  });

  it("reads the redirects, and those of netlify.toml, which has an error page for each folder that has one", async () => {
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [join(dist, "_redirects")],
      netlifyConfigPath: join(root, "netlify.toml"),
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(redirects).toHaveLength(
      2 * http.redirects.length + hostSite(dist, http).errorPages.length - 1,
    );
    expect(readFileSync(join(root, "netlify.toml"), "utf8")).toBe(
      netlifyFile(hostSite(dist, http)),
    );
  });
});

describe("Vercel", () => {
  const { routes } = JSON.parse(readFileSync(join(root, "build/hosts/vercel.json"), "utf8")) as {
    routes: Route[];
  };
  const addressed = routes.filter((route): route is RouteWithSrc => !isHandler(route));

  // https://vercel.com/docs/limits: 2,048 routes; the schema of vercel.json: 4,096 characters a text.
  it("takes the routes", () => {
    expect(normalizeRoutes(routes).error).toBeNull();
    expect(routes.length).toBeLessThanOrEqual(2_048);
    const texts = addressed.flatMap(({ src, headers = {} }) => [src, ...Object.values(headers)]);
    expect(texts.filter((text) => text.length > 4_096)).toEqual([]);
  });

  it("answers with the same headers: of several routes the last counts", () => {
    for (const path of addresses) {
      const matching = addressed
        .filter((route) => route.continue && new RegExp(route.src).test(path))
        .map(({ headers }) => headers);
      const answered = lowered(Object.assign({}, ...matching));
      const expected = lowered(headersFor(rules, path));
      for (const name of harmless) if (!(name in expected)) Reflect.deleteProperty(answered, name);
      expect(answered, path).toEqual(expected);
    }
  });

  it("leads every page's address without its slash to the page, and no other host's name anywhere", () => {
    const leading = addressed.filter(({ status }) => status === 301);
    const target = (path: string) => {
      for (const { src, headers } of leading) {
        const found = new RegExp(src).exec(path);
        if (found) return headers?.["Location"]?.replace("$1", found[1] ?? "");
      }
      return undefined;
    };
    for (const page of addresses.filter((path) => path.endsWith("/") && path !== "/")) {
      expect(target(page.slice(0, -1))).toBe(page);
      expect(target(`${page}index.html`)).toBe(page);
      expect(target(page)).toBeUndefined();
    }
    expect(target("/about-us")).toBe("/about/");
    expect(["//evil.example", "/\\evil.example", "//evil.example/index.html"].map(target)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("nginx", () => {
  // NGX_CONF_BUFFER in its src/core/ngx_conf_file.c: a text in a configuration is shorter than 4,096 bytes.
  it("takes every text of its configuration", () => {
    for (const name of ["nginx-http.conf", "nginx-server.conf"]) {
      const texts = readFileSync(join(root, "build/hosts", name), "utf8").match(/"[^"\n]*"/g);
      expect(texts?.filter((text) => text.length >= 4_096)).toEqual([]);
    }
  });
});
