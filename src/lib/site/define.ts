/** Turns the defaults in `site.config.ts` and the environment into a checked configuration. */
import { nearest } from "../text/nearest.ts";
import { slugify } from "../text/slugify.ts";
import { hostNames, hosts, type HostName } from "./hosts.ts";
import {
  type Address,
  readAddress,
  readVitals,
  type Vitals,
  addressExpected,
  vitalsExpected,
} from "./vitals.ts";

export const chatRegions = ["us", "eu", "ap"] as const;
export type ChatRegion = (typeof chatRegions)[number];

/** Where form values go: only to the browser's log, or to the owner's address. */
export type Leads =
  | { readonly adapter: "log" }
  | { readonly adapter: "endpoint"; readonly url: string };

/** The target of a form whose host is not set, since the derived `.example` address does not exist. */
const notConnectedPath = "/not-connected/";

export interface SiteDefaults {
  readonly product: string;
  readonly hosts: Partial<Record<HostName, string>>;
  readonly chat: { readonly appId: string; readonly region: ChatRegion };
  /** "log", or the address that leads are posted to (docs/leads.md). */
  readonly leads: string;
  /** "on": visited pages open offline; "off" removes that from every browser (docs/deploy.md). */
  readonly offline?: "on" | "off";
  /** Where browsers report page speed, and what percentage of visits do (docs/performance.md). */
  readonly vitals?: { readonly to: string; readonly percent: number };
  /** Where EZQL's questions are posted (docs/ezql-model.md); empty: the grammar in the page answers them. */
  readonly ezql?: string;
  /** The day on which security.txt expires, such as "2027-06-30"; empty: eleven months after the build. */
  readonly securityExpires?: string;
}

export interface Site {
  /** The product's name as written in a sentence. */
  readonly product: string;
  /** The name in addresses: lowercase, hyphens. */
  readonly slug: string;
  /** Every external address by name, without a final slash. */
  readonly hosts: Readonly<Record<HostName, string>>;
  /** Sign-up and log-in of the admin application. */
  readonly signup: string;
  readonly login: string;
  /** Form targets: an explanatory page of this site while the host is not set. */
  readonly forms: Readonly<Record<"signup" | "demo" | "call", string>>;
  /** Undefined if no chat widget is configured. */
  readonly chat: { readonly appId: string; readonly region: ChatRegion } | undefined;
  /** Origins that a form may post or redirect to (the CSP's form-action). */
  readonly formTargets: readonly string[];
  readonly leads: Leads;
  /** More origins that a lead form may post or redirect to; none if leads are only logged. */
  readonly leadTargets: readonly string[];
  /** Whether a service worker keeps visited pages. */
  readonly offline: boolean;
  /** Undefined if nothing is measured. */
  readonly vitals: Vitals | undefined;
  /** Undefined if no model answers EZQL's questions. */
  readonly ezql: Address | undefined;
  /** A day, such as "2027-06-30"; undefined if the build sets when security.txt expires. */
  readonly securityExpires: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const own = [
  "SITE_PRODUCT",
  "SITE_CHAT_APP_ID",
  "SITE_CHAT_REGION",
  "SITE_EZQL",
  "SITE_LEADS",
  "SITE_OFFLINE",
  "SITE_SECURITY_EXPIRES",
  "SITE_VITALS",
  "SITE_VITALS_PERCENT",
];
const known: readonly string[] = [...own, ...hostNames.map((name) => hosts[name].env)];

/** Returns an address in the form the site uses, or its fault. */
function address(
  kind: "origin" | "url" | "email",
  value: string,
): { ok: string } | { expected: string } {
  if (kind === "email") {
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
      ? { ok: value }
      : { expected: "an e-mail address such as hello@shop.example" };
  }
  const expected =
    kind === "origin"
      ? "an origin without a path, such as https://www.shop.example"
      : "an address that begins with https://, such as https://docs.shop.example";
  if (!URL.canParse(value)) return { expected };
  const url = new URL(value);
  const secure =
    url.protocol === "https:" || (url.protocol === "http:" && url.hostname === "localhost");
  if (!secure || url.username || url.password || /[?#]/.test(value)) return { expected };
  if (kind === "origin") return url.pathname === "/" ? { ok: url.origin } : { expected };
  return { ok: url.href.replace(/\/+$/, "") };
}

/** @returns the setting's meaning; undefined if it is neither "log" nor an address that leads may be posted to */
function readLeads(value: string): Leads | undefined {
  if (value === "log") return { adapter: "log" };
  const { to, origin } = readAddress(value) ?? {};
  return to === undefined || origin === undefined ? undefined : { adapter: "endpoint", url: to };
}

/** Whether it is a valid ISO 8601 date. */
const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/** Variables that Netlify sets in its builds in addition to NETLIFY: its id and name of the site, not our settings. */
const netlifys: readonly string[] = ["SITE_ID", "SITE_NAME"];

function unknownSettings(env: Environment): string[] {
  const bare = (name: string) => name.replace(/^SITE_/, "");
  const foreign = env["NETLIFY"] ? netlifys : [];
  return Object.keys(env)
    .filter((name) => name.startsWith("SITE_") && !known.includes(name) && !foreign.includes(name))
    .map((name) => {
      // The shared prefix would make any two names look similar.
      const close = nearest(bare(name), known.map(bare));
      const hint =
        close === undefined ? `Known: ${known.join(", ")}.` : `Did you mean SITE_${close}?`;
      return `${name} is not a setting of this site. ${hint}`;
    });
}

/** Where a form posts without script, and where the response may redirect: browsers check both (CSP 3, 6.4.1). */
function originsOf(endpoint: string, resolved: Readonly<Record<HostName, string>>): string[] {
  const { demo, booking, booking15, bookingConcierge } = resolved;
  const all = [endpoint, demo, booking, booking15, bookingConcierge];
  return [...new Set(all.map((each) => new URL(each).origin))];
}

/**
 * @param defaults the values in `site.config.ts`
 * @param env the build's environment; only names that begin with SITE_ are read, and empty ones count as unset
 * @returns the configuration, frozen
 * @throws Error with one sentence for each wrong setting: its name, its value and what was expected
 */
export function defineSite(defaults: SiteDefaults, env: Environment): Site {
  const problems = unknownSettings(env);
  const say = (name: string, value: string, expected: string) =>
    problems.push(`${name} is "${value}"; expected ${expected}.`);

  const product = (env["SITE_PRODUCT"] || defaults.product).trim();
  const slug = slugify(product);
  if (slug === "" || product.length > 24) {
    say("SITE_PRODUCT", product, "a name of 1 to 24 characters with a letter a to z or a digit");
  }
  // Do not report an invalid name again for each address derived from it.
  const domain = `${slug || "unnamed"}.example`;

  const given = (name: HostName) => env[hosts[name].env] || defaults.hosts[name] || undefined;
  const resolve = (name: HostName): string => {
    const entry = hosts[name];
    const value = given(name) ?? entry.default(domain, slug);
    const result = address(entry.kind, value);
    if ("ok" in result) return result.ok;
    say(entry.env, value, result.expected);
    return value;
  };
  const resolved = Object.fromEntries(hostNames.map((name) => [name, resolve(name)])) as Record<
    HostName,
    string
  >;

  const appId = env["SITE_CHAT_APP_ID"] || defaults.chat.appId;
  if (appId !== "" && !/^[a-z0-9_-]{4,64}$/i.test(appId)) {
    say("SITE_CHAT_APP_ID", appId, "4 to 64 letters, digits, hyphens or underscores");
  }
  const wanted = env["SITE_CHAT_REGION"] || defaults.chat.region;
  const region = chatRegions.find((known) => known === wanted);
  if (region === undefined) say("SITE_CHAT_REGION", wanted, `one of ${chatRegions.join(", ")}`);

  const leadsSetting = (env["SITE_LEADS"] || defaults.leads).trim();
  const leads = readLeads(leadsSetting);
  if (leads === undefined) {
    const example = "https://leads.shop.example/";
    say(
      "SITE_LEADS",
      leadsSetting,
      `"log" or an address that begins with https:// (http:// for localhost), such as ${example}`,
    );
  }

  const expires = (env["SITE_SECURITY_EXPIRES"] || (defaults.securityExpires ?? "")).trim();
  if (expires !== "" && !isDay(expires))
    say("SITE_SECURITY_EXPIRES", expires, "a day such as 2027-06-30");
  else if (expires !== "" && Date.parse(expires) <= Date.now())
    say("SITE_SECURITY_EXPIRES", expires, "a day to come: security.txt has expired");

  const offline = env["SITE_OFFLINE"] || (defaults.offline ?? "on");
  if (offline !== "on" && offline !== "off") say("SITE_OFFLINE", offline, "on or off");

  const vitalsTo = (env["SITE_VITALS"] || (defaults.vitals?.to ?? "")).trim();
  const percent = env["SITE_VITALS_PERCENT"] || String(defaults.vitals?.percent ?? 100);
  const vitals = readVitals(vitalsTo, percent);
  if (vitals === "address") say("SITE_VITALS", vitalsTo, vitalsExpected.address);
  if (vitals === "percent") say("SITE_VITALS_PERCENT", percent, vitalsExpected.percent);

  const ezqlTo = (env["SITE_EZQL"] || (defaults.ezql ?? "")).trim();
  const ezql = ezqlTo === "" ? undefined : readAddress(ezqlTo);
  if (ezqlTo !== "" && ezql === undefined) say("SITE_EZQL", ezqlTo, addressExpected("ezql"));

  if (problems.length > 0 || region === undefined || leads === undefined) {
    throw new Error(`Site configuration:\n${problems.map((line) => `  ${line}`).join("\n")}`);
  }
  const signup = `${resolved.admin}/signup`;
  const ifGiven = (name: HostName, address: string): string =>
    given(name) === undefined ? notConnectedPath : address;
  return Object.freeze({
    product,
    slug,
    hosts: Object.freeze(resolved),
    signup,
    login: `${resolved.admin}/`,
    forms: Object.freeze({
      signup: ifGiven("admin", signup),
      demo: ifGiven("demo", resolved.demo),
      call: ifGiven("booking15", resolved.booking15),
    }),
    chat: appId === "" ? undefined : Object.freeze({ appId, region }),
    formTargets: Object.freeze([resolved.admin]),
    leads: Object.freeze(leads),
    leadTargets: Object.freeze(leads.adapter === "log" ? [] : originsOf(leads.url, resolved)),
    offline: offline === "on",
    vitals: typeof vitals === "object" ? Object.freeze(vitals) : undefined,
    ezql: ezql === undefined ? undefined : Object.freeze(ezql),
    securityExpires: expires === "" ? undefined : expires,
  });
}
