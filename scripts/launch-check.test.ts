import { cpSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { defineSite } from "#lib/site/config.ts";
import { hostNames, kindOf, variableOf } from "#lib/site/hosts.ts";

import { useFolder } from "#tests/support/folder.ts";
import { contentFindings, launchFindings, vitalsFindings } from "./launch-check.ts";
import { root } from "./lib/paths.ts";

const defaults = {
  product: "Perennial",
  hosts: {},
  chat: { appId: "", region: "us" },
  leads: "log",
} as const;

/** Every address is real. */
const configured = defineSite(defaults, {
  ...Object.fromEntries(
    hostNames.map((name) => {
      const [kind, env] = [kindOf(name), variableOf(name)];
      if (kind === "email") return [env, "hello@tidewater.com"];
      return [env, kind === "origin" ? "https://www.tidewater.com" : "https://tidewater.com/there"];
    }),
  ),
  SITE_LEADS: "https://leads.tidewater.com/",
});

describe("this site as it comes", () => {
  const found = launchFindings(root, defineSite(defaults, {}));

  it("names every placeholder address, and that leads have no receiver", () => {
    const source = readFileSync(join(root, "site.config.ts"), "utf8").split("\n");
    const config = found.filter((line) => line.startsWith("site.config.ts:"));
    expect(config).toHaveLength(hostNames.length + 1);
    expect(config[0]).toContain("SITE_URL is https://www.perennial.example");
    expect(config.at(-1)).toContain("SITE_LEADS is “log”");
    const at = Number(config.at(-1)?.split(":")[1]);
    expect(source[at - 1]).toContain('leads: "log"');
  });

  it("names samples and claims without evidence, each with its line", () => {
    for (const file of globSync("content/**/*.{yaml,md}", { cwd: root })) {
      // An invented author's address is a placeholder too.
      const marks = readFileSync(join(root, file), "utf8").match(
        /^\s*(?:- )?(?:sample: true|evidence: false|twitter_url: \S+\.example\/\S+)\s*$/gm,
      );
      expect([file, found.filter((line) => line.startsWith(`${file}:`)).length]).toEqual([
        file,
        marks?.length ?? 0,
      ]);
    }
  });
});

const { at, write } = useFolder();
const copy = (name: string) => cpSync(join(root, name), at(name), { recursive: true });

describe("a site that is ready", () => {
  it("passes", () => {
    copy("content");
    copy("site.config.ts");
    for (const file of globSync("content/**/*.{yaml,md}", { cwd: at() })) {
      const source = readFileSync(at(file), "utf8");
      const ready = source
        .replace(/^(\s*(?:- )?sample:) true$/gm, "$1 false")
        .replace(/^(\s*evidence:) false$/gm, "$1 true")
        .replaceAll("https://social.example/", "https://social.com/");
      if (ready !== source) write(file, ready);
    }
    expect(launchFindings(at(), configured)).toEqual([]);
    // Every article is parsed: a slow machine takes its time.
  });
});

it("content is named by its line in an article's head and body", () => {
  const article = [
    "---",
    "title: A",
    "sample: true",
    "---",
    "See [it](https://a.example/x) and `[no](https://b.example)`.",
    "```",
    "[no](https://c.example)",
    "```",
    "Sample shop, drip.example, and [a real one](https://shopify.com).",
  ].join("\n");
  expect(contentFindings("content/blog/a.md", article)).toEqual([
    [
      3,
      "this file is a sample; replace it with what is true of your company, or remove it, then set “sample” to false.",
    ],
    [5, "https://a.example/x leads to nobody; write an address that exists, or take the link out."],
  ]);
});

const vitals = { to: "/vitals", origin: undefined };
const files = ["content/legal/privacy-policy.md", "content/pages/security.yaml"];

it.each(files)("finds statements in %s about measuring, once something is measured", (file) => {
  const source = readFileSync(join(root, file), "utf8");
  expect(vitalsFindings(source, { vitals: undefined })).toEqual([]);
  const found = vitalsFindings(source, { vitals });
  expect(found.length).toBeGreaterThan(0);
  for (const [line] of found)
    expect(source.split("\n")[line - 1]).toMatch(/analytics|does not track you/);
});

describe("security.txt", () => {
  const expiring = defineSite(
    { product: "Tidewater", hosts: {}, chat: { appId: "", region: "us" }, leads: "log" },
    { SITE_SECURITY_EXPIRES: "2027-06-18" },
  );
  const found = (now: string) =>
    launchFindings(at(), expiring, new Date(now)).filter((line) => line.includes("2027-06-18"));

  it("reports a security.txt that expires within 30 days, as configured and as built", () => {
    copy("site.config.ts");
    const built = "Contact: mailto:hello@tidewater.com\nExpires: 2027-06-18T00:00:00.000Z\n";
    write("dist/.well-known/security.txt", built);
    expect(found("2027-05-19T00:00:00Z")).toEqual([]);
    expect(found("2027-05-20T00:00:00Z")).toEqual([
      expect.stringMatching(
        /^site\.config\.ts:\d\d: SITE_SECURITY_EXPIRES is 2027-06-18, less than 30/,
      ),
      "dist/.well-known/security.txt:2: expires on 2027-06-18, less than 30 days ahead; build and deploy again.",
    ]);
  });
});
