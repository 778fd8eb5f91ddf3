/**
 * Renaming the product is one edit: a build under another name does not contain the old one. The same build has a lead
 * receiver and a chat, which the normally tested build lacks, one more entry in every list of its content, and a
 * developer's everyday changes.
 */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toolFrame } from "#lib/site/embed.ts";
import { toolIds } from "#live/calculators/tools/tools.ts";
import { programOf } from "#scripts/lib/paths.ts";
import { site } from "#site";
import { launchBrowser } from "#tests/support/browser.ts";
import { attribute, dist, elements, indexedPaths, pages, root } from "#tests/support/dist.ts";
import { addEverything } from "#tests/support/further-entries.ts";
import { changed, doOrdinaryTasks } from "#tests/support/ordinary-tasks.ts";
import { full } from "#tests/support/matrix.ts";
import { patience } from "#tests/support/patience.ts";
import { faultsOfLayout } from "#tests/support/built-page.ts";

const run = promisify(execFile);
const copy = mkdtempSync(join(tmpdir(), "renamed-"));
const out = join(copy, "dist");
const astro = join(root, "node_modules", "astro", "bin", "astro.mjs");
const config = join("tests", "support", "renamed.config.ts");

const settings = {
  SITE_PRODUCT: "Tidewater Nine",
  SITE_LEADS: "https://leads.tidewater.example/in",
  SITE_CHAT_APP_ID: "abcd1234",
  SITE_CHAT_REGION: "eu",
  SITE_VITALS: "https://vitals.tidewater.example/in",
};

/** Builds the site with some settings; resolves to its output, or rejects with it. */
const build = (settings: Record<string, string>, folder = out) =>
  run(process.execPath, [astro, "build", "--config", config, "--outDir", folder], {
    cwd: copy,
    env: { ...process.env, ...settings, ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
  });

const left = new Set(["node_modules", ".git", "dist", "build", ".astro"]);

let added: readonly string[] = [];

beforeAll(async () => {
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !left.has(relative(root, path)),
  });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  added = addEverything(copy);
  doOrdinaryTasks(copy);
  await build(settings);
  // While browser tests run, a build takes minutes on a slow machine.
}, 15 * patience);

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

it("does not contain the old name, its slugs or its hosts", () => {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  // The product's name, and its slug in addresses and keys. "Perennials" and "a perennial" are plants.
  const { product, slug } = site;
  const old = new RegExp(`\\b${product}\\b|[-./_@]${slug}\\b|\\b${slug}[-./_@]\\w`);
  const held = files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => old.test(file.slice(out.length)) || old.test(readFileSync(file, "latin1")));
  expect(files.length).toBeGreaterThan(5);
  expect(held.map((file) => file.slice(out.length))).toEqual([]);
});

it("contains the new name and links to its hosts", () => {
  const home = readFileSync(join(out, "index.html"), "utf8");
  expect(home).toContain("Tidewater Nine");
  expect(home).toContain("https://app.tidewater-nine.example/signup");
});

it("a wrong setting stops the build with its name and what was expected", async () => {
  const message = await build({ SITE_ADMIN: "app.example/login" }, join(copy, "refused")).then(
    () => "built",
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
  expect(message).toContain('SITE_ADMIN is "app.example/login"; expected an origin without a path');
});

/** The policy of a page. */
const policyOf = (html: string): string =>
  /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? "";

describe("with a receiver of leads and a chat configured, too", () => {
  const built = () => pages(out);
  const policyAt = (path: string) =>
    policyOf(built().find((page) => page.path === path)?.html ?? "");

  it("every page has the chat's button, and the chat has a page, which search engines do not list", () => {
    const own = ["/chat/", "/embed/chart/", ...toolIds.map(toolFrame)];
    for (const { path, html } of built()) {
      const link = elements(html).filter((each) => attribute(each, "href") === "/chat/#now");
      expect([path, link.length]).toEqual([path, own.includes(path) ? 0 : 1]);
    }
    const chat = built().find(({ path }) => path === "/chat/")?.html ?? "";
    expect(chat).toContain('<meta name="robots" content="noindex"');
    expect(indexedPaths(out)).not.toContain("/chat/");
  });

  it("only the chat's own script and policy name the provider", () => {
    const named = readdirSync(join(out, "_astro"))
      .filter((name) => /\.(?:js|css)$/.test(name))
      .filter((name) =>
        /intercom\w*\.(?:io|com|eu)/i.test(readFileSync(join(out, "_astro", name), "utf8")),
      );
    expect(named).toEqual([expect.stringMatching(/^chat\./)]);
    for (const { path, html } of built().filter((page) => page.path !== "/chat/"))
      expect([path, /intercom\w*\.(?:io|com|eu)/i.test(html)]).toEqual([path, false]);
    expect(policyAt("/chat/")).toContain("https://api-iam.eu.intercom.io");
    for (const path of ["/", "/tables/", "/embed/chart/", "/404.html"]) {
      expect(policyAt(path)).not.toMatch(/intercom|unsafe-inline/);
    }
  });

  it("every page may reach the receiver and post to it, and the outbox knows it", () => {
    expect(policyAt("/")).toContain("connect-src 'self' https://leads.tidewater.example https:");
    const posting = built().filter(({ html }) => html.includes(`action="${settings.SITE_LEADS}"`));
    expect(posting.map(({ path }) => path)).toEqual(["/contact-sales/", "/demo/", "/view-demos/"]);
    for (const { path } of posting) {
      expect(policyAt(path)).toMatch(
        /form-action 'self' \S+ https:\/\/leads\.tidewater\.example https:\/\/demo\./,
      );
    }
    const outbox = readdirSync(join(out, "_astro")).find((name) => name.startsWith("outbox."));
    expect(readFileSync(join(out, "_astro", outbox ?? "none"), "utf8")).toContain(
      settings.SITE_LEADS,
    );
  });
});

describe("with an address for page-speed reports, too", () => {
  const scripts = (folder: string) =>
    readdirSync(join(folder, "_astro"))
      .filter((name) => name.endsWith(".js"))
      .map((name) => ({ name, code: readFileSync(join(folder, "_astro", name), "utf8") }));
  const telling = (folder: string) =>
    scripts(folder).filter(({ code }) => /sendBeacon|largest-contentful-paint/.test(code));
  const templateOf = (html: string) =>
    /<meta name="page-template" content="([^"]*)"/.exec(html)?.[1];

  it("a separate script reports, and every page names its template", () => {
    expect(telling(out).map(({ name }) => name)).toEqual([expect.stringMatching(/^vitals\./)]);
    expect(scripts(out).some(({ code }) => code.includes(settings.SITE_VITALS))).toBe(true);
    const said = new Map(pages(out).map(({ path, html }) => [path, templateOf(html)]));
    expect([...said].filter(([, template]) => template === undefined)).toEqual([]);
    expect(said.get("/")).toBe("/");
    expect(said.get("/terms/")).toBe("/[legal]");
    const articles = [...said].filter(([, template]) => template === "/blog/[id]");
    expect(articles.length).toBeGreaterThan(1);
  });

  it("the page of privacy choices has a switch for it, and every page may reach the address", () => {
    const html = readFileSync(join(out, "data-privacy-opt-out/index.html"), "utf8");
    expect(html).toContain('id="choice-vitals"');
    expect(policyOf(html)).toContain("https://vitals.tidewater.example");
  });

  it("without one, no file of the build contains any of it", () => {
    expect(telling(dist)).toEqual([]);
    const trace = /page-template|id="choice-vitals"|vitalsTo/;
    expect(pages().filter(({ html }) => trace.test(html))).toEqual([]);
    expect(scripts(dist).filter(({ code }) => /page-template/.test(code))).toEqual([]);
  });
});

it("with neither, no file of the build contains either", () => {
  const names = readdirSync(join(dist, "_astro"));
  expect(names.filter((name) => /^(?:chat|leads)\./.test(name))).toEqual([]);
  expect(pages().filter(({ path, html }) => path === "/chat/" || html.includes("/chat/"))).toEqual(
    [],
  );
  const code = names
    .filter((name) => /\.(?:js|css)$/.test(name))
    .filter((name) =>
      /intercom\w*\.(?:io|com)|data-chat|chat-link|Idempotency-Key/i.test(
        readFileSync(join(dist, "_astro", name), "utf8"),
      ),
    );
  expect(code).toEqual([]);
});

describe("with one more entry in every list", () => {
  it("has them in many lists, and pages for entries with their own file", () => {
    expect(added.length).toBeGreaterThan(150);
    expect(added).toContain("content/pages/pricing.yaml questions.items");
    const paths = pages(out).map(({ path }) => path);
    for (const path of [
      "/customers/garden-till/",
      "/case-studies/garden-till/",
      "/connections/oracle/",
    ])
      expect(paths).toContain(path);
    const textOf = (path: string) => pages(out).find((page) => page.path === path)?.html ?? "";
    expect(textOf("/announcements/")).toContain("One announcement more");
    expect(textOf("/pricing/")).toContain("Five plans");
    for (const path of ["/", "/pricing/"]) expect(textOf(path)).toContain("Kitchen garden");
    const counted = pages(out).filter(({ html }) => /four plans|other two plans/i.test(html));
    expect(counted.map(({ path }) => path)).toEqual([]);
  });

  it(
    "fits a phone and a desktop, and compares one plan at a time on a phone",
    async () => {
      await using browser = await launchBrowser();
      const all = indexedPaths(out).filter((path) => !path.startsWith("/blog/"));
      // Home, prices, and every fourth of the others; in the full run all.
      const paths = all.filter((path, i) => full || i % 4 === 0 || /^\/(?:pricing\/)?$/.test(path));
      expect(await faultsOfLayout(browser, out, paths)).toEqual([]);
    },
    30 * patience,
  );
});

describe("with the everyday changes of a developer", () => {
  const pageAt = (path: string) => readFileSync(join(out, path, "index.html"), "utf8");

  it("has the added page, live part and field", () => {
    expect(pageAt("test-page")).toMatch(/<h1[^>]*>Test page<\/h1>/);
    expect(pageAt("test-page")).toMatch(/<astro-island[^>]*TestPart/);
    expect(pageAt("contact-sales")).toMatch(/<input[^>]*name="TestPhone"/);
    expect(pageAt("contact-sales")).toContain(changed.phone);
    expect(pageAt("demo")).not.toContain(changed.phone);
  });

  it("has the changed headline and color, and does not publish the draft", () => {
    expect(pageAt("")).toContain(changed.headline);
    expect(pageAt("")).toContain(changed.color);
    expect(pages(out).map(({ path }) => path)).not.toContain("/blog/how-a-test-draft-begins/");
    expect(readFileSync(join(copy, "content/blog/how-a-test-draft-begins.md"), "utf8")).toContain(
      "draft: true",
    );
  });

  it(
    "passes the checks of types, lint, format, tests and spelling",
    async () => {
      const tsc = programOf("typescript-native", "tsc");
      const made = ["src/live/test-part", "src/live/forms", "src/sections/test-page"];
      await run(process.execPath, [tsc, "--noEmit"], { cwd: copy });
      await run(process.execPath, [programOf("eslint"), ...made], { cwd: copy });
      const code = ["src/live/test-part", "src/sections/test-page"];
      const words = [
        "content/pages/test-page.yaml",
        "content/blog/how-a-test-draft-begins.md",
        "docs/page-map.md",
      ];
      await run(process.execPath, [programOf("oxfmt"), "--check", ...code, ...words], {
        cwd: copy,
      });
      const tests = ["tests/unit/docs.test.ts", ...code];
      await run(process.execPath, [programOf("vitest"), "run", "--project", "unit*", ...tests], {
        cwd: copy,
      });
      const spelling = ["--no-progress", ...words, ...code.map((folder) => `${folder}/*`)];
      await run(process.execPath, [programOf("cspell"), ...spelling], { cwd: copy });
    },
    4 * patience,
  );
});
