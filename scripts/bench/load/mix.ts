/**
 * What visitors ask of a server: pages, what they need at a first visit, the same again with the tag that a browser
 * kept, and now and then an address that is none.
 */
export interface Asked {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The status that the answer must have. */
  readonly status: 200 | 304 | 404;
}

const modern = { "accept-encoding": "gzip, deflate, br, zstd" } as const;
const older = { "accept-encoding": "gzip" } as const;

/** Home most; pages of other kinds once. */
const pages = ["/", "/pricing/", "/", "/blog/", "/about/", "/tables/"] as const;
/** Seen before. */
const kept = ["/", "/pricing/"] as const;
const unknown = "/no-such-page/";

/** Style, fonts and the script of the first move that a page names: what its first view fetches. */
export const assetsOf = (html: string): string[] =>
  [...new Set(html.match(/\/_astro\/[\w.-]+\.(?:css|js|woff2)/g) ?? [])].filter(
    (path) => !/extended|\/code|\/search/.test(path),
  );

/** One after another from each list, so that neighbors differ. */
function taken<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat();
}

/**
 * @param home the text of the home page
 * @param tagOf asks the server that will be driven for the tag of an address: it is its own
 * @returns questions with the answers they must have, which are asked over and over
 */
export async function mixFor(
  home: string,
  tagOf: (path: string, headers: Asked["headers"]) => Promise<string>,
): Promise<Asked[]> {
  const asked = (path: string, headers: Asked["headers"], status: Asked["status"]): Asked => ({
    path,
    headers,
    status,
  });
  const assets = assetsOf(home);
  const again = [...kept, ...assets.slice(0, 1)].map(async (path) =>
    asked(path, { ...modern, "if-none-match": await tagOf(path, modern) }, 304),
  );
  return taken([
    [...pages.map((path) => asked(path, modern, 200)), asked("/", older, 200)],
    assets.map((path) => asked(path, modern, 200)),
    await Promise.all(again),
    [asked(unknown, modern, 404)],
  ]);
}
