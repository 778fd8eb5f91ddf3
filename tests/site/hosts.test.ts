/**
 * The files for hosts give the same answers as `npm start`, interpreted like each host does, within its published
 * limits. `npm test -- hosts` tests nginx itself.
 */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { describe, expect, it } from "vitest";

import { documentHeaders, headerRules, headersFor } from "#server/headers.ts";
import { siteAddresses } from "#server/redirects.ts";
import { filesBelow } from "#scripts/lib/paths.ts";
import { addressesOf } from "#tests/conformance/questions.ts";
import { pagesHeaders, readHeadersFile } from "#tests/support/cloudflare.ts";
import { dist, root } from "#tests/support/dist.ts";

const { redirects: moved, errorPages } = siteAddresses(dist);
const addresses = [...addressesOf(dist), "/nothing/", "/blog/nothing/"];
const headersText = readFileSync(join(dist, "_headers"), "utf8");
const redirectsText = readFileSync(join(dist, "_redirects"), "utf8");
const lowered = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

describe("the rules", () => {
  it("have a unique pattern each, with at most one asterisk", () => {
    const patterns = headerRules.map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
    expect(patterns.filter((pattern) => pattern.split("*").length > 2)).toEqual([]);
  });

  it("let other sites read the files made for them, and no page", () => {
    const open = addresses.filter((path) => {
      const headers = headersFor(path);
      const shared = headers["Cross-Origin-Resource-Policy"] === "cross-origin";
      return headers["Access-Control-Allow-Origin"] === "*" && shared;
    });
    const made = addresses.filter((path) => path.startsWith("/embed/") && !path.endsWith("/"));
    expect(open).toEqual(made);
    expect(made.length).toBeGreaterThan(0);
  });

  it("know the extension of every file", () => {
    const unknown = addresses.filter(
      (path) => !path.endsWith("/") && headersFor(path)["Content-Type"] === undefined,
    );
    expect(unknown).toEqual([]);
  });
});

describe("Cloudflare Pages", () => {
  const read = readHeadersFile(headersText);

  it("answers with the same headers", () => {
    for (const path of addresses)
      expect(pagesHeaders(read, path), path).toEqual(lowered(headersFor(path)));
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
    const expected = moved.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
    expect(lines).toEqual(expected);
  });

  // https://developers.cloudflare.com/pages/platform/limits/: 20,000 files of up to 25 MiB.
  it("takes the files", async () => {
    const files = await filesBelow(dist);
    expect(files.length).toBeLessThanOrEqual(20_000);
    expect(files.filter((path) => statSync(path).size > 25 * 2 ** 20)).toEqual([]);
  });
});

/** Netlify cannot remove headers; document policies on a font are harmless. */
const harmless = documentHeaders.map((name) => name.toLowerCase());

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
      const expected = lowered(headersFor(path));
      for (const name of harmless) if (!(name in expected)) Reflect.deleteProperty(answered, name);
      expect(answered, path).toEqual(expected);
    }
  });

  it("reads the redirects, and those of netlify.toml, which has each folder's error page", async () => {
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [join(dist, "_redirects")],
      netlifyConfigPath: join(root, "netlify.toml"),
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(redirects).toHaveLength(2 * moved.length + errorPages.length - 1);
    const toml = readFileSync(join(root, "netlify.toml"), "utf8");
    for (const { folder, page } of errorPages.filter(({ folder }) => folder !== "/"))
      expect(toml).toContain(`from = "${folder}*"\n  to = "${page}"\n  status = 404`);
  });
});

// NGX_CONF_BUFFER in its src/core/ngx_conf_file.c: a text in a configuration is shorter than 4,096 bytes.
it("nginx takes every text of its configuration", () => {
  for (const name of ["nginx-http.conf", "nginx-server.conf"]) {
    const texts = readFileSync(join(root, "build/hosts", name), "utf8").match(/"[^"\n]*"/g);
    expect(texts?.filter((text) => text.length >= 4_096)).toEqual([]);
  }
});
