import { describe, expect, it } from "vitest";
import { addressExpected, defineSite, type SiteDefaults } from "./config.ts";

const defaults: SiteDefaults = {
  product: "Everleaf",
  hosts: {},
  chat: { appId: "", region: "us" },
  leads: "log",
};

/** The faults of a configuration; none if it is valid. */
function problems(env: Record<string, string>, over: Partial<SiteDefaults> = {}): string[] {
  try {
    defineSite({ ...defaults, ...over }, env);
    return [];
  } catch (error) {
    const [head, ...lines] = String(error).split("\n");
    expect(head).toBe("Error: Site configuration:");
    return lines.map((line) => line.trim());
  }
}

const origin = "an origin without a path, such as https://www.shop.example";
const url = "an address that begins with https://, such as https://docs.shop.example";
const email = "an email address such as hello@shop.example";
const endpoint =
  '"log" or an address that begins with https:// (http:// for localhost), such as https://leads.shop.example/';
const name = "a name of 1 to 24 characters with a letter a to z or a digit";

describe("a wrong setting is rejected with its name, its value and what was expected", () => {
  it.each([
    ["SITE_PRODUCT", "P".repeat(25), name],
    ["SITE_URL", "https://www.shop.example/shop", origin],
    ["SITE_ADMIN", "https://app.shop.example/signup", origin],
    ["SITE_HELP", "https://user@help.shop.example", url],
    ["SITE_BOOKING", "https://book.shop.example/#demo", url],
    // Form targets: only a page is allowed.
    ["SITE_DEMO", "javascript:alert(1)", url],
    ["SITE_EMAIL", "hello@shop", email],
    ["SITE_CHAT_APP_ID", "abc", "4 to 64 letters, digits, hyphens or underscores"],
    ["SITE_CHAT_REGION", "US", "one of us, eu, ap"],
    ["SITE_OFFLINE", "false", "on or off"],
    ["SITE_EZQL", "http://ezql.shop.example/", addressExpected("ezql")],
    ["SITE_VITALS", "https://vitals.shop.example/#x", addressExpected("vitals")],
    ["SITE_VITALS", "https://vitals.shop.example/;script-src", addressExpected("vitals")],
    ["SITE_LEADS", "http://leads.shop.example/", endpoint],
    ["SITE_LEADS", "https://user:secret@leads.shop.example/", endpoint],
  ])("%s=%s", (variable, value, expected) => {
    expect(problems({ [variable]: value })).toEqual([
      `${variable} is "${value}"; expected ${expected}.`,
    ]);
  });

  it("reports every problem in one error", () => {
    expect(
      problems({ SITE_DOC: "x", SITE_PRODUCT: "!", SITE_EMAIL: "x", SITE_CHAT_REGION: "uk" }),
    ).toEqual([
      "SITE_DOC is not a setting of this site. Did you mean SITE_DOCS?",
      `SITE_PRODUCT is "!"; expected ${name}.`,
      `SITE_EMAIL is "x"; expected ${email}.`,
      'SITE_CHAT_REGION is "uk"; expected one of us, eu, ap.',
    ]);
  });
});

it("a setting that does not exist is accepted from Netlify only in Netlify's builds", () => {
  const own = { SITE_ID: "0b9c3f1e-7a34-4c51-9d0e-5d3f1f6f2a10", SITE_NAME: "shop" };
  expect(problems({ ...own, NETLIFY: "true" })).toEqual([]);
  expect(problems(own)).toHaveLength(2);
  expect(problems({ ...own, NETLIFY: "true", SITE_PRODCUT: "Shop" })).toEqual([
    "SITE_PRODCUT is not a setting of this site. Did you mean SITE_PRODUCT?",
  ]);
});

describe("valid settings", () => {
  it("derives slug, hosts, sign-up and log-in from the product's name", () => {
    const site = defineSite(defaults, { SITE_PRODUCT: "Ever & Green" });
    expect(site.product).toBe("Ever & Green");
    expect(site.slug).toBe("ever-green");
    expect(site.hosts).toMatchObject({
      url: "https://www.ever-green.example",
      booking15: "https://book.ever-green.example/15-minutes",
      linkedin: "https://linkedin.ever-green.example/ever-green",
      email: "hello@ever-green.example",
    });
    expect(site.signup).toBe("https://app.ever-green.example/signup");
    expect(site.login).toBe("https://app.ever-green.example/");
    expect(site.formTargets).toEqual(["https://app.ever-green.example"]);
    expect(new Set(Object.values(site.forms))).toEqual(new Set(["/not-connected/"]));
  });

  it("points forms to configured hosts, and to an explanatory page for the others", () => {
    const env = { SITE_ADMIN: "https://admin.shop.example" };
    const hosts = { booking15: "https://book.shop.example/15" };
    expect(defineSite({ ...defaults, hosts }, env).forms).toEqual({
      signup: "https://admin.shop.example/signup",
      demo: "/not-connected/",
      call: "https://book.shop.example/15",
    });
  });

  it("lets the environment win over site.config.ts, and takes an empty variable as unset", () => {
    const own = { ...defaults, hosts: { docs: "https://a.example", help: "https://b.example" } };
    const { hosts: found, product } = defineSite(own, {
      SITE_DOCS: "https://c.example",
      SITE_HELP: "",
      SITE_PRODUCT: "",
    });
    expect([found.docs, found.help, product]).toEqual([
      "https://c.example",
      "https://b.example",
      "Everleaf",
    ]);
  });

  it.each([
    ["SITE_URL", "http://localhost:4321", "url", "http://localhost:4321"],
    ["SITE_URL", "https://WWW.Shop.example/", "url", "https://www.shop.example"],
    ["SITE_DOCS", "https://shop.example/docs//", "docs", "https://shop.example/docs"],
    ["SITE_EMAIL", "hello+web@shop.example", "email", "hello+web@shop.example"],
  ] as const)("takes %s=%s", (variable, value, host, expected) => {
    expect(defineSite(defaults, { [variable]: value }).hosts[host]).toBe(expected);
  });

  it("has a chat only if its id is given", () => {
    expect(defineSite(defaults, { SITE_CHAT_REGION: "eu" }).chat).toBeUndefined();
    const env = { SITE_CHAT_APP_ID: "ab12_cd-3", SITE_CHAT_REGION: "ap" };
    expect(defineSite(defaults, env).chat).toEqual({ appId: "ab12_cd-3", region: "ap" });
  });

  it.each([
    [{}, undefined],
    [{ SITE_VITALS: "/vitals" }, { to: "/vitals", origin: undefined }],
    [
      { SITE_VITALS: "https://vitals.shop.example/in?site=1" },
      {
        to: "https://vitals.shop.example/in?site=1",
        origin: "https://vitals.shop.example",
      },
    ],
    [
      { SITE_VITALS: "http://localhost:9/" },
      { to: "http://localhost:9/", origin: "http://localhost:9" },
    ],
  ])("measures nothing until an address is given: %o", (env, expected) => {
    expect(defineSite(defaults, env).vitals).toEqual(expected);
  });

  it.each([
    ["https://hooks.shop.example/in/7?key=a", "https://hooks.shop.example/in/7?key=a"],
    ["http://localhost:8787/leads", "http://localhost:8787/leads"],
  ])("sends leads to %s, and lets their forms post and redirect there", (value, url) => {
    const site = defineSite(defaults, { SITE_LEADS: value });
    expect(site.leadsTo).toBe(url);
    expect(site.leadTargets).toEqual([
      new URL(url).origin,
      "https://demo.everleaf.example",
      "https://book.everleaf.example",
    ]);
  });
});
