/**
 * Caddyfile: the site by itself, with its certificate where it is given a host's name. Headers go by the file that is
 * sent; a later `header` of the same name counts.
 */
import { hidden, malformed, misspelt } from "../addresses.ts";
import {
  allowedMethods,
  expressionOf,
  type HeaderRule,
  redirectHeaders,
  pageHeaders,
  refusalHeaders,
  refusals,
} from "../header-rules.ts";
import { endings } from "../media-types.ts";
import { type HostSite, literal } from "./host-site.ts";

/** Caddy takes a text in backquotes as it is. */
const quoted = (text: string): string => `\`${text}\``;

const block = (opening: string, lines: readonly string[]): string[] => [
  `${opening} {`,
  ...lines.map((line) => `\t${line}`),
  "}",
];

const headerLines = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`);

/**
 * The headers of one rule. Caddy could take a header away only at the very end, behind all rules: so none is set
 * that a later rule takes away.
 */
function ruleLines(
  { pattern, set }: HeaderRule,
  index: number,
  later: readonly HeaderRule[],
): string[] {
  const groups = Map.groupBy(Object.entries(set), ([name]) =>
    later
      .filter(({ unset }) => unset.includes(name))
      .map((rule) => expressionOf(rule.pattern))
      .join("|"),
  );
  return [...groups].flatMap(([except, entries], part) => {
    const name = `@rule_${String(index)}_${String(part)}`;
    return [
      ...block(name, [
        `path_regexp ${quoted(expressionOf(pattern))}`,
        ...(except === "" ? [] : [`not path_regexp ${quoted(except)}`]),
      ]),
      ...block(`header ${name}`, headerLines(Object.fromEntries(entries))),
    ];
  });
}

/** An answer without a file: its headers, then what is said. Told apart before anything is rewritten. */
interface Turn {
  readonly name: string;
  readonly matcher: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** What the path's own rules have set, and this answer does not say. */
  readonly unset?: readonly string[];
  readonly answer: string;
}

const anyCase = (text: string): string => quoted(`(?i)${text}`);

const refusalTurn = (
  status: keyof typeof refusals,
  matcher: string,
  headers: Readonly<Record<string, string>> = {},
): Turn => ({
  name: `refused_${String(status)}`,
  matcher: [matcher],
  headers: { ...refusalHeaders, ...headers },
  answer: `respond @refused_${String(status)} ${quoted(`${refusals[status]}\n`)} ${String(status)}`,
});

const redirectTurn = (name: string, to: string, ...matcher: readonly string[]): Turn => ({
  name,
  matcher: [...matcher, `not vars_regexp {http.request.orig_uri} ${anyCase(misspelt)}`],
  headers: redirectHeaders,
  answer: `redir @${name} ${to}{vars.site_query} 301`,
});

const turns = ({ redirects }: HostSite): Turn[] => [
  refusalTurn(405, `not method ${allowedMethods.join(" ")}`, { Allow: allowedMethods.join(", ") }),
  {
    ...refusalTurn(400, `vars_regexp {http.request.orig_uri} ${anyCase(malformed)}`),
    unset: pageHeaders,
  },
  ...redirects.map(({ from, to }, index) => {
    const path = `path_regexp ${quoted(`^${literal(from.replace(/\/$/, ""))}/?$`)}`;
    return redirectTurn(`moved_${String(index)}`, to, path);
  }),
  // A page has one address, with its closing slash.
  redirectTurn("no_slash", "{path}/", "not path */", "file {path}/index.html"),
  redirectTurn(
    "named",
    "{re.named.1}",
    `path_regexp named ${quoted(String.raw`^(/|/.*/)index\.html$`)}`,
    "file {path}",
  ),
];

/** What would have it send a part of the error page, or nothing. */
const conditional = [
  "Range",
  "If-Range",
  "If-Match",
  "If-None-Match",
  "If-Modified-Since",
  "If-Unmodified-Since",
];

/** What is not there, in whatever way: the error page nearest to it, whole, whatever part was asked for. */
function missingLines({ errorPages }: HostSite, taken: string): string[] {
  const signs = {
    misspelt: `vars_regexp {http.request.orig_uri} ${anyCase(misspelt)}`,
    hidden: `path_regexp ${quoted(hidden)}`,
    error_page: `path_regexp ${quoted(String.raw`/404\.html$`)}`,
    // Caddy takes for a file what it cannot look up, such as something below a file.
    below_file: `path_regexp ${quoted(String.raw`\.(?:${endings.map((ending) => ending.slice(1)).join("|")})/`)}`,
    absent: "not file {path}",
  };
  return [
    ...block("@folder", ["path */", "file {path}index.html", `not vars site_turn ${taken}`]),
    "rewrite @folder {path}index.html",
    ...Object.entries(signs).flatMap(([name, matcher]) => [
      ...block(`@${name}`, [matcher, `not vars site_turn ${taken}`]),
      `vars @${name} site_missing yes`,
    ]),
    ...errorPages
      .toReversed()
      .flatMap(({ folder, path }, index) => [
        ...block(`@missing_${String(index)}`, [
          "vars site_missing yes",
          `vars_regexp {http.request.orig_uri.path} ${quoted(`^${literal(folder)}`)}`,
        ]),
        `rewrite @missing_${String(index)} ${path}`,
      ]),
    "@missing vars site_missing yes",
    ...conditional.map((name) => `request_header @missing -${name}`),
  ];
}

/** Which address is canonical was settled before. */
const serving = ["precompressed br gzip", "disable_canonical_uris"];

/** @returns the text of the file */
export function caddyFile(site: HostSite): string {
  const rules = site.rules.flatMap((rule, index) =>
    ruleLines(rule, index, site.rules.slice(index + 1)),
  );
  const others = turns(site);
  const route = [
    'vars site_query ""',
    "@query vars_regexp {http.request.orig_uri} \\?.",
    "vars @query site_query ?{query}",
    ...others
      .toReversed()
      .flatMap(({ name, matcher }) => [
        ...block(`@is_${name}`, matcher),
        `vars @is_${name} site_turn ${name}`,
      ]),
    ...missingLines(site, others.map(({ name }) => name).join(" ")),
    ...rules,
    ...others.flatMap(({ name, headers, unset = [], answer }) => [
      `@${name} vars site_turn ${name}`,
      ...block(`header @${name}`, [...headerLines(headers), ...unset.map((gone) => `-${gone}`)]),
      answer,
    ]),
    "@varies file {path}.gz",
    ...block("header @varies", ["Vary Accept-Encoding", "defer"]),
    ...block("file_server @missing", [...serving, "status 404"]),
    ...block("file_server", serving),
  ];
  const lines = [
    "# Written by the build from server/header-rules.ts (docs/deploy.md).",
    "{",
    "\tadmin {$CADDY_ADMIN:localhost:2019}",
    "}",
    "",
    ...block("{$CADDY_ADDRESS::8080}", [
      "root * {$CADDY_ROOT:/srv}",
      "header -Server",
      ...block("route", route),
    ]),
  ];
  return `${lines.join("\n")}\n`;
}
