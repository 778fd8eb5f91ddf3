/** Links in content: to a path of this site, or to an external address named in the site configuration. */
import { site } from "#site";
import { routeFiles, routeFinderIn } from "#lib/routes/route-finder.ts";
import { legalIds } from "#lib/routes/legal.ts";
import { hostNames } from "#lib/site/hosts.ts";
import { didYouMean, nearest } from "#lib/text/nearest.ts";
import { folderRoutes } from "./folders.ts";

export interface Href {
  readonly href: string;
  readonly external: boolean;
}

const addresses: ReadonlyMap<string, string> = new Map([
  ...hostNames.map((name): [string, string] => [name, site.hosts[name]]),
  ["signup", site.signup],
  ["login", site.login],
]);

export const linkRemedy = "a path such as /pricing/ or a configured address such as @docs";

/** The site's pages that a writer may have meant, without the articles. */
function knownPaths(): string[] {
  const parts = { ...folderRoutes(), legal: legalIds, product: [site.slug] };
  return routeFiles(process.cwd()).flatMap((file) => {
    const route = `${file.replace(/^\/src\/pages|(?:\/index)?\.astro$/g, "")}/`;
    const [part, name = ""] = /\[([^\]]+)\]/.exec(route) ?? [];
    const values = Object.entries(parts).find(([key]) => key === name)?.[1] ?? [];
    return part === undefined ? [route] : values.map((value) => route.replace(part, value));
  });
}

let routeOf: ReturnType<typeof routeFinderIn> | undefined;

/** Whether a route file of the project answers a path. The development server notices new files at once. */
export function isPage(path: string): boolean {
  if (routeOf?.(path) !== undefined) return true;
  routeOf = routeFinderIn(routeFiles(process.cwd()), folderRoutes());
  return routeOf(path) !== undefined;
}

/** Resolves a link as written; a fault is the rest of a sentence (fields.ts). */
export function resolveLink(value: string): Href | { readonly fault: string } {
  if (/^\/(?!\/)[^\s\\]*$/.test(value)) {
    const path = value.split(/[?#]/)[0] ?? "";
    if (/\.[a-z0-9]+$/.test(path)) return { href: value, external: false };
    if (path.endsWith("/")) {
      if (isPage(path)) return { href: value, external: false };
      const close = nearest(path, knownPaths());
      const hint = close ? `did you mean "${close}"?` : "docs/page-map.md lists the pages";
      return { fault: `leads to ${path}, which is not a page of this site; ${hint}` };
    }
    return {
      fault: `is "${value}"; end the path with a slash: "${value.replace(path, `${path}/`)}"`,
    };
  }
  const [, name, rest = ""] = /^@([a-z0-9]+)(\/\S*)?$/i.exec(value) ?? [];
  if (name === undefined) return { fault: `is "${value}"; write ${linkRemedy}` };
  const target = addresses.get(name);
  if (target === undefined) {
    const hint = didYouMean(
      `@${name}`,
      [...addresses.keys()].map((key) => `@${key}`),
    );
    return { fault: `names the address "@${name}", which the site does not have; ${hint}` };
  }
  // An email link does not leave the page.
  if (name === "email") return { href: `mailto:${target}`, external: false };
  return { href: target + rest, external: true };
}
