/**
 * The files for hosts, written from the header table: `_headers` and `_redirects` for Netlify and Cloudflare Pages, and
 * two files for nginx: maps for its `http` block, and the rest for the operator's own `server` block, which says where to
 * listen. nginx takes headers from maps, because an `add_header` inside a location removes those outside it.
 */
import { hidden, malformed, misspelled, type SiteAddresses } from "./redirects.ts";
import {
  contentType,
  endings,
  headerRules,
  lifetimes,
  methods,
  sentenceHeaders,
  sentences,
  unknownType,
} from "./headers.ts";

/** Cloudflare Pages lets every site load every file unless it is told otherwise. */
const cloudflareDefaults = ["Access-Control-Allow-Origin"];

/**
 * Both hosts apply every rule that matches. Where two set the same header, Cloudflare joins the values, and a line `! Name`
 * removes what was set before (https://developers.cloudflare.com/pages/configuration/headers/#detach-a-header). On Netlify
 * the later rule counts, and it skips lines without a colon. So each rule first removes what it sets again.
 *
 * @returns the text of `_headers`
 */
export function headersFile(): string {
  const known = new Set(cloudflareDefaults);
  const blocks = headerRules.map(({ pattern, set, unset }, index) => {
    const names = Object.keys(set);
    const removed =
      index === 0 ? cloudflareDefaults : [...unset, ...names].filter((name) => known.has(name));
    for (const name of names) known.add(name);
    return [
      pattern,
      ...[...new Set(removed)].map((name) => `  ! ${name}`),
      ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`),
    ].join("\n");
  });
  return `# Written by the build from server/headers.ts.\n${blocks.join("\n")}\n`;
}

/** @returns the text of `_redirects` */
export function redirectsFile({ redirects }: SiteAddresses): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `# Written by the build from server/redirects.ts.\n${lines.join("\n")}\n`;
}

const quoted = (text: string): string => `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;
const variable = (name: string): string => `$site_${name.toLowerCase().replaceAll("-", "_")}`;

function map(from: string, to: string, entries: readonly (readonly [string, string])[]): string {
  const lines = entries.map(([key, value]) => `  ${key} ${value};`);
  return [`map ${from} ${to} {`, ...lines, "}"].join("\n");
}

/** The value of one header by the file that is sent. nginx takes the first match, so the last rule comes first. */
function headerMap(name: string): string {
  const entries = headerRules
    .filter(({ set, unset }) => name in set || unset.includes(name))
    .toReversed()
    .map(({ pattern, expression, set }) => {
      const key = pattern === "/*" ? "default" : quoted(`~${expression}`);
      return [key, quoted(set[name] ?? "")] as const;
    });
  return map("$uri", variable(name), entries);
}

const redirectLocations = ({ redirects }: SiteAddresses): string[] =>
  redirects
    .flatMap(({ from, to }) => [`${from} { return 301 ${to}`, `${from}/ { return 301 ${to}`])
    .map((start) => `  location = ${start}$is_args$args; }`);

const types = (): string[] =>
  endings.map((ending) => `    ${quoted(contentType(`/x${ending}`))} ${ending.slice(1)};`);

/** Files whose path matters more than their extension. */
const namedTypes = (): string[] =>
  headerRules.flatMap(({ pattern, set: { "Content-Type": type } }) =>
    type === undefined || pattern.includes("*")
      ? []
      : `  location = ${pattern} { types {} default_type ${quoted(type)}; }`,
  );

function serverBlock(site: SiteAddresses, headers: readonly string[]): string {
  return `  # Each file has its compressed variants next to it. If your nginx has the Brotli module, add: brotli_static on;
  gzip_static on;
  gzip_vary on;
  # Also for a proxy in front of nginx, which may use HTTP/1.0.
  gzip_proxied any;
  gzip_http_version 1.0;

  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  if_modified_since before;
  charset off;
  default_type ${unknownType};
  types {
${types().join("\n")}
  }

${headers.map((name) => `  add_header ${name} ${name === "Cache-Control" ? "$site_kept" : variable(name)} always;`).join("\n")}
  add_header Allow $site_allow always;

  # Named locations, since an address would go through the lines below again.
  error_page 404 @missing;
  error_page 405 @refused;
  error_page 416 @unsatisfiable;
  location @missing { try_files $site_error_page =404; }
  location @refused { types {} default_type ${quoted(sentenceHeaders["Content-Type"])}; return 405 "${sentences[405]}\\n"; }
  # The headers are set already when nginx sees that there is no such part; its own add_header keeps out a second set.
  location @unsatisfiable { types {} default_type text/plain; add_header Allow ""; return 416 "There is no such part.\\n"; }
  location = /healthz { types {} default_type text/plain; access_log off; return 200 "${sentences[200]}\\n"; }
  if ($request_method !~ ^(?:${methods.join("|")})$) { return 405; }
  if ($site_malformed) { return 400; }
  if ($site_misspelled) { return 404; }

${redirectLocations(site).join("\n")}
${namedTypes().join("\n")}
${site.errorPages.map(({ page }) => `  location = ${page} { return 404; }`).join("\n")}
  location ~ ${quoted(hidden)} { return 404; }
  # A page has one address, with its closing slash.
  location ~ ^(?<folder>/|/.*/)index\\.html$ {
    if (-f $request_filename) { return 301 $folder$is_args$args; }
    return 404;
  }
  location ~ /$ { try_files \${uri}index.html =404; }
  location / { try_files $uri @folder; }
  location @folder {
    if (-f $document_root$uri/index.html) { return 301 $uri/$is_args$args; }
    return 404;
  }`;
}

const written = (block: string): string =>
  `# Written by the build from server/headers.ts. Include it in ${block} (docs/deploy.md); do not edit it.`;

/** @returns the texts of the two files for nginx, by the block that includes each */
export function nginxFiles(site: SiteAddresses) {
  const names = [...new Set(headerRules.flatMap(({ set }) => Object.keys(set)))];
  const headers = names.filter((name) => name !== "Content-Type");
  const errorPages = site.errorPages.map(
    ({ folder, page }) => [folder === "/" ? "default" : quoted(`~^${folder}`), page] as const,
  );
  const parts = [
    written("nginx's http block"),
    ...headers.map(headerMap),
    // Headers that depend on how the answer turned out.
    map("$status", "$site_kept", [
      ["default", variable("Cache-Control")],
      ["301", quoted(lifetimes.file)],
      ["~^40[05]", quoted(lifetimes.none)],
    ]),
    map("$status", "$site_allow", [["405", quoted(methods.join(", "))]]),
    map("$uri", "$site_error_page", errorPages),
    map("$request_uri", "$site_malformed", [[quoted(`~*${malformed}`), "1"]]),
    map("$request_uri", "$site_misspelled", [[quoted(`~*${misspelled}`), "1"]]),
  ];
  return {
    http: `${parts.join("\n\n")}\n`,
    server: `${written("your server block")}\n\n${serverBlock(site, headers).replaceAll(/^ {2}/gm, "")}\n`,
  };
}
