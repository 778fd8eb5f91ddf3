/**
 * vercel.json for a folder that is deployed as it is. Only its `routes` can give a folder an error page of its own
 * and answer a moved page with 301; they go from top to bottom, and a later header of the same name counts:
 * https://vercel.com/docs/project-configuration#routes.
 */
import { hidden } from "../addresses.ts";
import { expressionOf, missingHeaders, redirectHeaders } from "../header-rules.ts";
import { type HostSite, literal } from "./host-site.ts";

interface VercelRoute {
  readonly src?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly continue?: true;
  readonly status?: number;
  readonly dest?: string;
  readonly handle?: "filesystem";
}

/** One step of a page's path, which is no way to write another host's name. */
const step = "[A-Za-z0-9_-]+";

const leadTo = (src: string, to: string): VercelRoute => ({
  src,
  status: 301,
  headers: { ...redirectHeaders, Location: to },
});

/** What leads elsewhere. Vercel adds the query. */
const redirectRoutes = ({ redirects }: HostSite): VercelRoute[] => [
  ...redirects.map(({ from, to }) => leadTo(`^${literal(from.replace(/\/$/, ""))}/?$`, to)),
  leadTo(String.raw`^/index\.html$`, "/"),
  leadTo(String.raw`^/((?:${step}/)*${step})/index\.html$`, "/$1/"),
  leadTo(`^/((?:${step}/)*${step})$`, "/$1/"),
];

/**
 * Vercel cannot take a header away from some paths: fonts and pictures carry the policies of documents there, and
 * frames the name of the rules for pages, which are bytes and do no harm.
 *
 * @returns the text of the file, which lies in the folder that is deployed and is not served
 */
export function vercelFile(site: HostSite): string {
  const missing = site.errorPages.map(({ folder, path }) => ({
    src: `^${literal(folder)}.*$`,
    status: 404,
    headers: missingHeaders,
    dest: path,
  }));
  const errorPage = site.errorPages.at(-1)?.path ?? "/404.html";
  const unseen = [
    `^.*(?:${hidden}).*$`,
    String.raw`^/vercel\.json$`,
    String.raw`^/(?:.*/)?404(?:\.html|/)$`,
  ];
  const routes: VercelRoute[] = [
    ...site.rules
      .filter(({ set }) => Object.keys(set).length > 0)
      .map(({ pattern, set }) => ({
        src: expressionOf(pattern),
        headers: set,
        continue: true as const,
      })),
    ...unseen.map((src) => ({ src, status: 404, headers: missingHeaders, dest: errorPage })),
    ...redirectRoutes(site),
    { handle: "filesystem" },
    ...missing,
  ];
  return `${JSON.stringify({ $schema: "https://openapi.vercel.sh/vercel.json", routes }, null, 2)}\n`;
}
