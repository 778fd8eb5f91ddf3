import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { presentRedirects, scanPolicies } from "./policy.ts";
import type { Reach } from "./policy-exceptions.ts";
import { scanPage } from "./scan-page.ts";
import { securityHeaders } from "./headers.ts";
import { policyOf } from "./rules.ts";
import { writeSite } from "./test-server.ts";
import { policyBudget } from "../budgets.ts";

const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const nothing: Reach = {
  formTargets: ["https://app.shop.example"],
  leads: { adapter: "log" },
  vitals: undefined,
  leadTargets: [],
  chat: undefined,
};
const endpoint: Reach = {
  ...nothing,
  leads: { adapter: "endpoint", url: "https://leads.shop.example/in?key=a&b=c" },
  leadTargets: ["https://leads.shop.example", "https://demo.shop.example"],
  vitals: undefined,
};

function scan(files: Record<string, string>, reach = nothing) {
  const dist = writeSite(files);
  try {
    return scanPolicies(dist, reach, []);
  } finally {
    rmSync(dist, { recursive: true });
  }
}

describe("scanPage", () => {
  it("hashes inline scripts and styles exactly, wherever they stand", () => {
    const page = scanPage(
      "<script>\n let a = '<b>' && 1;\n</script><template><style> b{} </style></template><noscript><style>c{}</style></noscript>",
    );
    expect(page.scriptHashes).toEqual([hash("\n let a = '<b>' && 1;\n")]);
    expect(page.styleHashes).toEqual([hash(" b{} "), hash("c{}")]);
  });

  it("reads line ends as browsers do", () => {
    expect(scanPage("<script>a\r\nb</script>").scriptHashes).toEqual([hash("a\nb")]);
  });

  it("counts modules and speculation rules, not files and not data", () => {
    const page = scanPage(`
      <script src="/x.js"></script>
      <script type="application/ld+json">{"name":"x"}</script>
      <script type="module">m</script>
      <script type="speculationrules">{}</script>`);
    expect(page.scriptHashes).toEqual([hash("m"), hash("{}")]);
  });

  it.each([
    ['<p style="color:red">', "a style attribute"],
    ['<button onclick="go()">', "an event attribute (onclick)"],
    ['<a href="javascript:go()">', "a javascript: URL (href)"],
    ['<a href=" java&#10;script:go()">', "a javascript: URL (href)"],
    ['<form action="JavaScript:go()">', "a javascript: URL (action)"],
    ["<a href=javascript:go()>", "a javascript: URL (href)"],
    ["<a HREF = '\tjava\nscript:go()'>", "a javascript: URL (href)"],
    ['<a href="&#106;avascript:go()">', "a javascript: URL (href)"],
    ["<p hidden style>", "a style attribute"],
    ['<p class="a"style="x">', "a style attribute"],
    ["<p/onclick=go()>", "an event attribute (onclick)"],
    ["<svg/onload=go()>", "an event attribute (onload)"],
    ['<svg><a xlink:href="javascript:go()"></a></svg>', "a javascript: URL (href)"],
    ['<template><p style="x"></p></template>', "a style attribute"],
    ['<noscript><p style="x"></p></noscript>', "a style attribute"],
  ])("finds %s", (html, fault) => {
    expect(scanPage(html).faults).toEqual([expect.stringContaining(fault)]);
  });

  it("leaves words alone that only look like it", () => {
    const page = scanPage(
      '<img alt="JavaScript: a story" src="/x.png"><p data-style="x">style="a" onclick=</p>',
    );
    expect(page.faults).toEqual([]);
  });

  it("reads what stands in comments, scripts and fields as text", () => {
    const tag = '<p style="x">';
    expect(
      scanPage(`<!-- ${tag} --><script>"${tag}"</script><textarea>${tag}</textarea>`).faults,
    ).toEqual([]);
  });
});

describe("scanPolicies", () => {
  it("makes one policy of all pages, each hash once", () => {
    const rules = scan({
      "index.html": "<script>a</script><style>s</style>",
      "about/index.html": "<script>a</script><script>b</script>",
      "notes.txt": "<script>c</script>",
    });
    expect(rules.base.scriptHashes).toEqual([hash("a"), hash("b")].toSorted());
    expect(rules.base.styleHashes).toEqual([hash("s")]);
    expect(rules.base.formTargets).toEqual(["https://app.shop.example"]);
    expect(rules.base.wasm).toBe(false);
    expect(rules.exceptions).toEqual([]);
  });

  it("gives the blog a policy without what stands on other pages alone, and with the page that is not there", () => {
    const rules = scan({
      "index.html": "<script>a</script><style>home</style>",
      "404.html": "<script>a</script><style>gone</style>",
      "blog/index.html": "<script>a</script><style>list</style>",
      "blog/one/index.html": "<script>a</script><script>b</script><style>post</style>",
    });
    const policy = policyOf(rules, "/blog/one/");
    expect(policy).toEqual(policyOf(rules, "/blog/nowhere/"));
    expect(policy.scriptHashes).toEqual([hash("a"), hash("b")].toSorted());
    expect(policy.styleHashes).toEqual([hash("gone"), hash("list"), hash("post")].toSorted());
    expect(policy.formTargets).toEqual(rules.base.formTargets);
    // And all others one without what stands in the blog alone.
    expect(policyOf(rules, "/").scriptHashes).toEqual([hash("a")]);
    expect(policyOf(rules, "/").styleHashes).toEqual([hash("gone"), hash("home")].toSorted());
  });

  it("gives all pages that are shown in frames one policy", () => {
    const rules = scan({
      "index.html": "<style>home</style>",
      "404.html": "<style>gone</style>",
      "embed/chart/index.html": "<style>chart</style>",
      "embed/tools/margin/index.html": "<style>tool</style>",
    });
    const framed = policyOf(rules, "/embed/chart/");
    expect(framed.frameAncestors).toBe("any");
    expect(framed.styleHashes).toEqual([hash("chart"), hash("gone"), hash("tool")].toSorted());
    expect(policyOf(rules, "/embed/tools/margin/")).toEqual(framed);
    expect(policyOf(rules, "/embed/tools/nowhere/")).toEqual(framed);
    expect(policyOf(rules, "/").frameAncestors).toBe("none");
  });

  it("allows WebAssembly to the database's own script, and to nothing else", () => {
    const rules = scan({
      "index.html": "<script>a</script>",
      "_astro/engine-worker-abc.js": "",
      "_astro/other.js": "",
    });
    const worker = policyOf(rules, "/_astro/engine-worker-abc.js");
    expect(worker.wasm).toBe(true);
    expect(worker.scriptHashes).toEqual([]);
    const other = policyOf(rules, "/_astro/other.js");
    expect(other.wasm).toBe(false);
    // What a small script weighs would be its page's hashes.
    expect(other.scriptHashes).toEqual([]);
    expect(policyOf(rules, "/").scriptHashes).toEqual([hash("a")]);
    expect(policyOf(rules, "/").wasm).toBe(false);
  });

  it("lets pages send leads to the owner's address, and forms only where one is posted there", () => {
    const form = '<form method="post" action="https://leads.shop.example/in?key=a&amp;b=c"></form>';
    const files = { "index.html": "<p></p>", "demo/index.html": form };
    const rules = scan(files, endpoint);
    const home = policyOf(rules, "/");
    const demo = policyOf(rules, "/demo/");
    expect(home.outward).toEqual({ "connect-src": ["https://leads.shop.example"] });
    expect(home.formTargets).toEqual(["https://app.shop.example"]);
    expect(demo.outward).toEqual(home.outward);
    expect(demo.formTargets).toEqual(["https://app.shop.example", ...endpoint.leadTargets]);
    // In the blog, too, whose policy is another.
    const asked = scan({ "blog/one/index.html": form, "demo/index.html": form }, endpoint);
    expect(policyOf(asked, "/blog/one/").formTargets).toEqual(demo.formTargets);
    // Where leads are only logged, nothing may be sent, whatever a page holds.
    expect(scan(files).exceptions).toEqual([]);
    expect(scan(files).base.outward).toEqual({});
  });

  it("lets the chat's provider into its page alone, in the configured region", () => {
    const files = { "index.html": "<style>s</style>", "chat/index.html": "<style>s</style>" };
    const rules = scan(files, { ...endpoint, chat: { appId: "abcd", region: "eu" } });
    const header = (path: string) =>
      securityHeaders(policyOf(rules, path))["Content-Security-Policy"];
    expect(header("/")).not.toMatch(/intercom|unsafe/);
    expect(header("/chat/")).toMatch(/script-src 'self' https:\/\/app\.intercom\.io/);
    expect(header("/chat/")).toContain("style-src 'self' 'unsafe-inline';");
    expect(header("/chat/")).toMatch(/connect-src [^;]*https:\/\/api-iam\.eu\.intercom\.io/);
    expect(header("/chat/")).toMatch(/connect-src [^;]*https:\/\/leads\.shop\.example;/);
    expect(header("/chat/")).not.toMatch(/unsafe-eval|\.au\.|script-src[^;]*unsafe/);
    // With all scripts that a page may have inline, and its own hosts, it still fits a line of `_headers`.
    const scripts = Array.from({ length: policyBudget.inlineScripts }, (_, i) => hash(String(i)));
    const longest = { ...policyOf(rules, "/chat/"), scriptHashes: scripts };
    const line = securityHeaders(longest)["Content-Security-Policy"] ?? "";
    expect(line.length).toBeLessThan(policyBudget.length - "Content-Security-Policy: ".length);
    // No id: the path is one like any other.
    expect(scan(files).exceptions).toEqual([]);
  });

  it("names the file and the snippet of every fault", () => {
    const broken = { "a/index.html": '<p style="x">', "index.html": '<b class="y" onclick="z()">' };
    expect(() => scan(broken)).toThrow(/a.index\.html: a style attribute in <p style="x">/);
    expect(() => scan(broken)).toThrow(
      /index\.html: an event attribute \(onclick\) in <b class="y" onclick="z\(\)">/,
    );
  });
});

describe("presentRedirects", () => {
  it("lets every page tell an address of the owner's how fast it was, beside the one for leads", () => {
    const vitals = { to: "https://v.example/in", origin: "https://v.example", percent: 100 };
    const told = (reach: Reach) => scan({ "index.html": "<p>" }, reach).base.outward;
    expect(told({ ...nothing, vitals })).toEqual({ "connect-src": ["https://v.example"] });
    expect(told({ ...endpoint, vitals })).toEqual({
      "connect-src": ["https://leads.shop.example", "https://v.example"],
    });
    // A path of this site needs no leave.
    expect(told({ ...nothing, vitals: { to: "/v", origin: undefined, percent: 1 } })).toEqual({});
  });

  it("leaves out what leads to no page, and refuses to hide one", () => {
    const dist = writeSite({ "old/index.html": "", "new/index.html": "" });
    const good = { from: "/gone", to: "/new/" };
    expect(presentRedirects(dist, [good, { from: "/x", to: "/none/" }])).toEqual([good]);
    expect(() => presentRedirects(dist, [{ from: "/old", to: "/new/" }])).toThrow(
      "/old is a page itself",
    );
    rmSync(dist, { recursive: true });
  });
});
