/**
 * Two files for nginx: maps for its `http` block, and the rest for the operator's own `server` block, which says where
 * to listen and where the site is. Headers go by the file that is sent, in maps: an `add_header` inside a location
 * would remove those outside it.
 */
import { hidden, malformed, misspelt } from "../addresses.ts";
import { allowedMethods, redirectHeaders, refusalHeaders, refusals } from "../header-rules.ts";
import { expressionOf, type HeaderRule } from "../http-table.ts";
import { contentType, endings, namedPaths, unknownType } from "../media-types.ts";
import { type HostSite, literal } from "./host-site.ts";

const quoted = (text: string): string => `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;
const expression = (text: string): string => quoted(`~${text}`);
/** The same, without regard to case. */
const anyCase = (text: string): string => quoted(`~*${text}`);
const variable = (name: string): string => `$site_${name.toLowerCase().replaceAll("-", "_")}`;

function map(from: string, to: string, entries: readonly (readonly [string, string])[]): string {
  return [`map ${from} ${to} {`, ...entries.map(([key, value]) => `  ${key} ${value};`), "}"].join(
    "\n",
  );
}

/** The value of one header by the path of the file that is sent: the last rule stands first, and the first counts. */
function headerMap(name: string, rules: readonly HeaderRule[]): string {
  const entries = rules
    .filter(({ set, unset }) => name in set || unset.includes(name))
    .toReversed()
    .map(({ pattern, set }) => {
      const key = pattern === "/*" ? "default" : expression(expressionOf(pattern));
      return [key, quoted(set[name] ?? "")] as const;
    });
  return map("$uri", variable(name), entries);
}

/** What depends on how the answer turned out. */
const statusMaps = (): string[] => [
  map("$status", "$site_kept", [
    ["default", variable("Cache-Control")],
    ["301", quoted(redirectHeaders["Cache-Control"])],
    ["400", quoted(refusalHeaders["Cache-Control"])],
    ["405", quoted(refusalHeaders["Cache-Control"])],
  ]),
  map("$status", "$site_allow", [["405", quoted(allowedMethods.join(", "))]]),
];

const redirectLocations = ({ redirects }: HostSite): string[] =>
  redirects.flatMap(({ from, to }) => {
    const path = from.replace(/\/$/, "");
    return [path, `${path}/`].map(
      (address) => `  location = ${address} { return 301 ${to}$is_args$args; }`,
    );
  });

const types = (): string[] =>
  endings.map((ending) => `    ${quoted(contentType(`/x${ending}`))} ${ending.slice(1)};`);

function server(site: HostSite, headers: readonly string[]): string {
  return `  # Each file has its compressed variants beside it. Brotli's module may be missing: brotli_static stands in your file.
  gzip_static on;
  gzip_vary on;
  # Also to what stands before it, which may ask by HTTP/1.0.
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

  # Named locations: an address would be judged by the lines below once more.
  error_page 404 @missing;
  error_page 405 @refused;
  error_page 416 @unsatisfiable;
  location @missing { try_files $site_error_page =404; }
  location @refused { types {} default_type ${quoted(refusalHeaders["Content-Type"])}; return 405 "${refusals[405]}\\n"; }
  # The headers are set already when nginx sees that there is no such part; its own add_header keeps out a second set.
  location @unsatisfiable { types {} default_type text/plain; add_header Allow ""; return 416 "There is no such part.\\n"; }
  location = /healthz { types {} default_type text/plain; access_log off; return 200 "ok\\n"; }
  if ($request_method !~ ^(?:${allowedMethods.join("|")})$) { return 405; }
  if ($site_malformed) { return 400; }
  if ($site_misspelt) { return 404; }

${redirectLocations(site).join("\n")}
${namedPaths.map((path) => `  location = ${path} { types {} default_type ${quoted(contentType(path))}; }`).join("\n")}
${site.errorPages.map(({ path }) => `  location = ${path} { return 404; }`).join("\n")}
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

/** The text of each of the two files, by the block that includes it. */
export interface NginxFiles {
  readonly http: string;
  readonly server: string;
}

const written = (block: string): string =>
  `# Written by the build from server/header-rules.ts. Include it in ${block} (docs/deploy.md); do not edit it.`;

/** @returns the texts of the files */
export function nginxFiles(site: HostSite): NginxFiles {
  const names = [...new Set(site.rules.flatMap(({ set }) => Object.keys(set)))];
  const headers = names.filter((name) => name !== "Content-Type");
  const errorPages = site.errorPages.map(({ folder, path }) =>
    folder === "/"
      ? (["default", path] as const)
      : ([expression(`^${literal(folder)}`), path] as const),
  );
  const parts = [
    written("nginx's http block"),
    ...headers.map((name) => headerMap(name, site.rules)),
    ...statusMaps(),
    map("$uri", "$site_error_page", errorPages),
    map("$request_uri", "$site_malformed", [[anyCase(malformed), "1"]]),
    map("$request_uri", "$site_misspelt", [[anyCase(misspelt), "1"]]),
  ];
  const outdented = server(site, headers).replaceAll(/^ {2}/gm, "");
  return {
    http: `${parts.join("\n\n")}\n`,
    server: `${written("your server block")}\n\n${outdented}\n`,
  };
}
