/** The policies of the pages, from which the build makes the table of HTTP answers (header-rules.ts). */
import type { Redirect } from "./http-table.ts";

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
