/** An address that pages post to. */
export interface Address {
  /** An address, or a path of this site. */
  readonly to: string;
  /** Undefined for this site's own. */
  readonly origin: string | undefined;
}

/** The configuration for page-speed reports (docs/performance.md). */
export interface Vitals extends Address {
  /** The percentage of page views that report. */
  readonly percent: number;
}

export const addressExpected = (name: string): string =>
  `an address that begins with https:// (http:// for localhost), such as https://${name}.shop.example/, or a path of this site, such as /${name}`;
export const vitalsExpected = {
  address: addressExpected("vitals"),
  percent: "a number above 0, up to 100, such as 25",
} as const;

/** The address is part of a policy, where these characters are separators. */
const divides = /[;,'"#\s\\]/;

/** @returns the address and its origin; undefined if invalid */
export function readAddress(value: string): Address | undefined {
  if (divides.test(value)) return undefined;
  if (/^\/(?!\/)/.test(value)) return { to: value, origin: undefined };
  if (!URL.canParse(value)) return undefined;
  const { protocol, hostname, username, password, href, origin } = new URL(value);
  const isHere = hostname === "localhost" || hostname === "127.0.0.1";
  const secure = protocol === "https:" || (protocol === "http:" && isHere);
  return secure && username === "" && password === "" ? { to: href, origin } : undefined;
}

/** @returns undefined if nothing is measured; otherwise the configuration, or which of the two settings is wrong */
export function readVitals(
  address: string,
  percent: string,
): Vitals | undefined | "address" | "percent" {
  const share = Number(percent);
  if (!(share > 0 && share <= 100)) return "percent";
  if (address === "") return undefined;
  const found = readAddress(address);
  return found === undefined ? "address" : { ...found, percent: share };
}
