/**
 * The one table of HTTP answers: which headers each path gets, and which paths moved. The build writes it to
 * build/http.json and to the files that hosts read; the server answers from it.
 */

export interface HeaderRule {
  /** A path, or one with a single `*` that matches any characters, slashes included. No two rules share a pattern. */
  readonly pattern: string;
  readonly set: Readonly<Record<string, string>>;
  /** Headers of earlier rules that these paths do not get. */
  readonly unset: readonly string[];
}

/** An old path, and the page that replaced it. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

export interface HttpTable {
  /** In order: when several rules set a header for a path, the last one counts. */
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
}

/** Whether a pattern matches a path. A page also goes by the name of its file. */
export function matches(pattern: string, path: string): boolean {
  const [start = "", end] = pattern.split("*");
  if (end === undefined) {
    return path === pattern || (pattern.endsWith("/") && path === `${pattern}index.html`);
  }
  return path.startsWith(start) && path.endsWith(end) && path.length >= pattern.length - 1;
}

/** The same as a regular expression that JavaScript and PCRE both read. */
export function expressionOf(pattern: string): string {
  const escaped = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replace("*", ".*");
  return `^${escaped}${pattern.endsWith("/") ? String.raw`(?:index\.html)?` : ""}$`;
}

/** @returns the headers of an answer at this path, by name */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers = new Map<string, string>();
  for (const { pattern, set, unset } of rules) {
    if (!matches(pattern, path)) continue;
    for (const name of unset) headers.delete(name);
    for (const [name, value] of Object.entries(set)) headers.set(name, value);
  }
  return Object.fromEntries(headers);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string";

const isRedirect = (value: unknown): value is Redirect =>
  isObject(value) && isText(value["from"]) && isText(value["to"]);
const isRule = (value: unknown): value is HeaderRule =>
  isObject(value) &&
  isText(value["pattern"]) &&
  isObject(value["set"]) &&
  Object.values(value["set"]).every(isText) &&
  Array.isArray(value["unset"]) &&
  value["unset"].every(isText);

/**
 * @param json the text of http.json
 * @throws Error when it is damaged
 */
export function readTable(json: string): HttpTable {
  const table: unknown = JSON.parse(json);
  if (!isObject(table)) throw new Error("it holds no table");
  const { headers, redirects } = table;
  if (!Array.isArray(headers) || !headers.every(isRule)) throw new Error("its headers are damaged");
  if (!Array.isArray(redirects) || !redirects.every(isRedirect))
    throw new Error("its redirects are damaged");
  return { headers, redirects };
}
