/** Turns the defaults in `site.config.ts` and the environment into a checked configuration. */
import { nearest } from "../text/nearest.ts";
import { slugify } from "../text/slugify.ts";
import { hostNames, hosts, type HostName, kindOf, variableOf } from "./hosts.ts";

export const chatRegions = ["us", "eu", "ap"] as const;
export type ChatRegion = (typeof chatRegions)[number];

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
  /** Where browsers report page speed (docs/performance.md). */
  readonly vitals?: string;
  /** Where EZQL's questions are posted (docs/ezql-model.md); empty: the grammar in the page answers them. */
  readonly ezql?: string;
  /** The day on which security.txt expires, such as "2027-06-30"; empty: eleven months after the build. */
  readonly securityExpires?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** An address that pages post to. */
interface Address {
  /** An address, or a path of this site. */
  readonly to: string;
  /** Undefined for this site's own. */
  readonly origin: string | undefined;
}

export const addressExpected = (name: string): string =>
  `an address that begins with https:// (http:// for localhost), such as https://${name}.shop.example/, or a path of this site, such as /${name}`;

/** @returns an address without a user; undefined if it is not safe */
function safeAddress(value: string, here: readonly string[]): URL | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isHere = url.protocol === "http:" && here.includes(url.hostname);
  return (isHere || url.protocol === "https:") && !url.username && !url.password ? url : undefined;
}

/** @returns the address and its origin; undefined if invalid */
function readAddress(value: string): Address | undefined {
  // The address is part of a policy, where these characters are separators.
  if (/[;,'"#\s\\]/.test(value)) return undefined;
  if (/^\/(?!\/)/.test(value)) return { to: value, origin: undefined };
  const url = safeAddress(value, ["localhost", "127.0.0.1"]);
  return url && { to: url.href, origin: url.origin };
}

const pageAddress = (value: string) =>
  /[?#]/.test(value) ? undefined : safeAddress(value, ["localhost"]);

/** Of each kind of host: reads an address into the form the site uses, undefined if it is invalid. */
const kinds = {
  email: {
    expected: "an email address such as hello@shop.example",
    read: (value: string) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? value : undefined),
  },
  origin: {
    expected: "an origin without a path, such as https://www.shop.example",
    read: (value: string) => {
      const url = pageAddress(value);
      return url?.pathname === "/" ? url.origin : undefined;
    },
  },
  url: {
    expected: "an address that begins with https://, such as https://docs.shop.example",
    read: (value: string) => pageAddress(value)?.href.replace(/\/+$/, ""),
  },
} as const;

/** Whether it is a valid ISO 8601 date. */
const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/** Variables that Netlify sets in its builds in addition to NETLIFY: its id and name of the site, not our settings. */
const netlifyVariables: readonly string[] = ["SITE_ID", "SITE_NAME"];

function unknownSettings(env: Environment, known: readonly string[]): string[] {
  const bare = (name: string) => name.replace(/^SITE_/, "");
  const foreign = env["NETLIFY"] ? netlifyVariables : [];
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

/**
 * @param defaults the values in `site.config.ts`
 * @param env the build's environment; only names that begin with SITE_ are read, and empty ones count as unset
 * @returns the configuration
 * @throws Error with one sentence for each wrong setting: its name, its value and what was expected
 */
export function defineSite(defaults: SiteDefaults, env: Environment) {
  const known = new Set<string>();
  const problems: string[] = [];
  /** @returns the setting's value, even if it is wrong: all problems are reported together */
  const setting = (
    name: string,
    fallback: string | undefined,
    isRight: (value: string) => boolean,
    expected: string,
  ): string => {
    known.add(name);
    const value = (env[name] || fallback || "").trim();
    if (!isRight(value)) problems.push(`${name} is "${value}"; expected ${expected}.`);
    return value;
  };

  const product = setting(
    "SITE_PRODUCT",
    defaults.product,
    (value) => slugify(value) !== "" && value.length <= 24,
    "a name of 1 to 24 characters with a letter a to z or a digit",
  );
  const slug = slugify(product);
  // Do not report an invalid name again for each address derived from it.
  const domain = `${slug || "unnamed"}.example`;

  const resolve = (name: HostName): string => {
    const { expected, read } = kinds[kindOf(name)];
    const own = hosts[name].replace("{domain}", domain).replace("{slug}", slug);
    const fallback = defaults.hosts[name] || own;
    const isRight = (value: string) => read(value) !== undefined;
    const value = setting(variableOf(name), fallback, isRight, expected);
    return read(value) ?? value;
  };
  const resolved = Object.fromEntries(hostNames.map((name) => [name, resolve(name)])) as Readonly<
    Record<HostName, string>
  >;

  const appId = setting(
    "SITE_CHAT_APP_ID",
    defaults.chat.appId,
    (value) => /^([a-z0-9_-]{4,64})?$/i.test(value),
    "4 to 64 letters, digits, hyphens or underscores",
  );
  const region = setting(
    "SITE_CHAT_REGION",
    defaults.chat.region,
    (value) => chatRegions.some((each) => each === value),
    `one of ${chatRegions.join(", ")}`,
  ) as ChatRegion;
  const leads = setting(
    "SITE_LEADS",
    defaults.leads,
    (value) => value === "log" || readAddress(value)?.origin !== undefined,
    '"log" or an address that begins with https:// (http:// for localhost), such as https://leads.shop.example/',
  );
  const expires = setting(
    "SITE_SECURITY_EXPIRES",
    defaults.securityExpires,
    (value) => value === "" || isDay(value),
    "a day such as 2027-06-30",
  );
  if (isDay(expires) && Date.parse(expires) <= Date.now())
    problems.push(
      `SITE_SECURITY_EXPIRES is "${expires}"; expected a day to come: security.txt has expired.`,
    );
  const isSwitch = (value: string) => value === "on" || value === "off";
  const offline = setting("SITE_OFFLINE", defaults.offline ?? "on", isSwitch, "on or off");
  const posted = (name: string, fallback: string | undefined, what: string) => {
    const isRight = (value: string) => value === "" || readAddress(value) !== undefined;
    return readAddress(setting(name, fallback, isRight, addressExpected(what)));
  };
  const vitals = posted("SITE_VITALS", defaults.vitals, "vitals");
  const ezql = posted("SITE_EZQL", defaults.ezql, "ezql");

  problems.unshift(...unknownSettings(env, [...known]));
  if (problems.length > 0)
    throw new Error(`Site configuration:\n${problems.map((line) => `  ${line}`).join("\n")}`);

  const signup = `${resolved.admin}/signup`;
  const { demo, booking, booking15, bookingConcierge } = resolved;
  const ifGiven = (name: HostName, address: string): string =>
    env[variableOf(name)] || defaults.hosts[name] ? address : notConnectedPath;
  return Object.freeze({
    /** The product's name as written in a sentence. */
    product,
    /** The name in addresses: lowercase, hyphens. */
    slug,
    /** Every external address by name, without a final slash. */
    hosts: resolved,
    /** Sign-up and log-in of the admin application. */
    signup,
    login: `${resolved.admin}/`,
    /** Form targets: an explanatory page of this site while the host is not set. */
    forms: {
      signup: ifGiven("admin", signup),
      demo: ifGiven("demo", demo),
      call: ifGiven("booking15", booking15),
    },
    /** Undefined if no chat widget is configured. */
    chat: appId === "" ? undefined : { appId, region },
    /** Origins that a form may post or redirect to (the CSP's form-action). */
    formTargets: [resolved.admin],
    /** Where leads are posted; undefined: they only go to the browser's log. */
    leadsTo: leads === "log" ? undefined : new URL(leads).href,
    /**
     * More origins that a lead form posts or redirects to without script; browsers check both (CSP 3, 6.4.1). None if
     * leads are only logged.
     */
    leadTargets:
      leads === "log"
        ? []
        : [...new Set([leads, demo, booking, booking15, bookingConcierge].map(originOf))],
    /** Whether a service worker keeps visited pages. */
    offline: offline === "on",
    /** Where page speed is reported; undefined if nothing is measured. */
    vitals,
    /** Where EZQL's questions are posted; undefined if no model answers them. */
    ezql,
    /** A day, such as "2027-06-30"; undefined if the build sets when security.txt expires. */
    securityExpires: expires || undefined,
  });
}

const originOf = (address: string): string => new URL(address).origin;

export type Site = ReturnType<typeof defineSite>;
