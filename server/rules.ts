/**
 * The rules of the HTTP answers as plain data: written by the build (build/http.json), read by the server.
 */

/** What a page may reach beyond the site itself, by directive. */
export const outwardDirectives = [
  "script-src",
  "style-src",
  "img-src",
  "font-src",
  "media-src",
  "connect-src",
  "frame-src",
] as const;
export type Outward = Readonly<
  Partial<Record<(typeof outwardDirectives)[number], readonly string[]>>
>;

export interface Policy {
  /** CSP sources of inline scripts, each like `sha256-…=`, without quotes. */
  readonly scriptHashes: readonly string[];
  /** The same for inline style elements. */
  readonly styleHashes: readonly string[];
  /** Origins that a form may lead to besides the site itself. */
  readonly formTargets: readonly string[];
  /** Whether pages may compile WebAssembly. */
  readonly wasm: boolean;
  /** Who may show the page in a frame. */
  readonly frameAncestors: "none" | "any";
  /** CSP sources beyond those of every page, such as the address that leads are sent to. */
  readonly outward: Outward;
}

/** An old path and the page that took its place. Both are paths of this site, without query or host. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

export interface HttpRules {
  readonly base: Policy;
  /** Pages that need another policy; `pattern` is a path, or the start of one followed by `*`. */
  readonly exceptions: readonly { readonly pattern: string; readonly policy: Policy }[];
  readonly redirects: readonly Redirect[];
}

/** Whether the pattern of an exception is meant for a path. */
export const covers = (pattern: string, path: string): boolean =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The policy for a path: that of the first exception that matches it, else the base. */
export const policyOf = ({ base, exceptions }: HttpRules, path: string): Policy =>
  exceptions.find(({ pattern }) => covers(pattern, path))?.policy ?? base;

type Fields = Readonly<Record<string, unknown>>;

function refuse(where: string, expected: string): never {
  throw new Error(`${where} must be ${expected}; build the site again`);
}

function fields(value: unknown, where: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    refuse(where, "an object");
  return { ...value };
}

function list<T>(value: unknown, where: string, item: (value: unknown, where: string) => T): T[] {
  if (!Array.isArray(value)) refuse(where, "a list");
  return value.map((entry: unknown, index) => item(entry, `${where}[${String(index)}]`));
}

function text(value: unknown, where: string): string {
  return typeof value === "string" ? value : refuse(where, "a text");
}

function outward(value: unknown, where: string): Outward {
  const given = fields(value, where);
  const known = outwardDirectives.filter((name) => given[name] !== undefined);
  return Object.fromEntries(
    known.map((name) => [name, list(given[name], `${where}.${name}`, text)]),
  );
}

function policy(value: unknown, where: string): Policy {
  const given = fields(value, where);
  const { scriptHashes, styleHashes, formTargets, wasm, frameAncestors } = given;
  if (frameAncestors !== "none" && frameAncestors !== "any") {
    refuse(`${where}.frameAncestors`, `"none" or "any"`);
  }
  return {
    scriptHashes: list(scriptHashes, `${where}.scriptHashes`, text),
    styleHashes: list(styleHashes, `${where}.styleHashes`, text),
    formTargets: list(formTargets, `${where}.formTargets`, text),
    wasm: wasm === true,
    frameAncestors,
    outward: outward(given["outward"], `${where}.outward`),
  };
}

/**
 * @param json the text of build/http.json
 * @returns the rules
 * @throws Error that names the entry which does not have the expected form
 */
export function readRules(json: string): HttpRules {
  const rules = fields(JSON.parse(json), "http.json");
  return {
    base: policy(rules["base"], "http.json: base"),
    exceptions: list(rules["exceptions"], "http.json: exceptions", (value, where) => {
      const entry = fields(value, where);
      return {
        pattern: text(entry["pattern"], `${where}.pattern`),
        policy: policy(entry["policy"], `${where}.policy`),
      };
    }),
    redirects: list(rules["redirects"], "http.json: redirects", (value, where) => {
      const entry = fields(value, where);
      return { from: text(entry["from"], `${where}.from`), to: text(entry["to"], `${where}.to`) };
    }),
  };
}
