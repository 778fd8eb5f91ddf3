/** No link leads nowhere: pages, files and anchors within the site exist, and other hosts are configured ones. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fromAddress } from "#live/calculators/use-calculator.ts";
import { fieldIds } from "#live/calculators/plans/fields.ts";
import { toolIds, toolOf } from "#live/calculators/tools/tools.ts";
import { toolFrame } from "#lib/site/embed.ts";
import { elementsOf } from "#lib/html/elements.ts";
import { readShareLink } from "#lib/sql/fragment.ts";
import { site } from "#site";
import {
  attribute,
  dist,
  type Element,
  elements,
  indexedPaths,
  pages,
  root,
} from "#tests/support/dist.ts";

const built = pages();
const anchors = new Map(
  built.map(({ path, html }) => [
    path,
    new Set(elements(html).flatMap((element) => attribute(element, "id") ?? [])),
  ]),
);
const hosts = new Set(
  Object.values(site.hosts)
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).host),
);

/** Hosts in an article's text or its author's entry; only the blog may link to them. */
const named = new Set(
  globSync(["content/blog/*.md", "content/authors.yaml"], { cwd: root })
    .flatMap((file) => readFileSync(join(root, file), "utf8").match(/https:\/\/[^\s/)"]+/g) ?? [])
    .map((address) => new URL(address).host),
);

/** Hosts whose published prices the comparison cites. */
const cited = new Set(
  (
    readFileSync(join(root, "content/pages/versus.yaml"), "utf8").match(/url: "(https:[^"]+)"/g) ??
    []
  ).map((line) => new URL(line.slice('url: "'.length, -1)).host),
);

/** The calculators whose values an address may hold, by page. */
const sums = [
  { path: "/pricing/", section: "calculator", fields: fieldIds },
  ...toolIds.flatMap((tool) => {
    const [section, fields] = [`tool-${tool}`, Object.keys(toolOf(tool).rules)];
    return ["/free-tools/", toolFrame(tool)].map((path) => ({ path, section, fields }));
  }),
];
const isSum = ({ pathname, hash }: URL): boolean =>
  sums.some(
    ({ path, section, fields }) =>
      path === pathname &&
      Object.keys(fromAddress(hash, section) ?? { none: "" }).every((id) => fields.includes(id)),
  );

/** The fault of a link on a page, or undefined. */
function fault(from: string, href: string): string | undefined {
  const url = new URL(href, `${site.hosts.url}${from}`);
  if (url.protocol === "mailto:") {
    return url.pathname === site.hosts.email
      ? undefined
      : `an address that is not configured: ${href}`;
  }
  if (url.protocol !== "https:" && url.protocol !== "http:")
    return `a link of a strange kind: ${href}`;
  if (url.origin !== site.hosts.url) {
    const known =
      hosts.has(url.host) ||
      (from.startsWith("/blog/") && named.has(url.host)) ||
      (from === "/versus/" && cited.has(url.host));
    return known ? undefined : `a host that is not configured: ${href}`;
  }
  const known = anchors.get(url.pathname);
  if (known === undefined) {
    const file = !url.pathname.endsWith("/") && existsSync(join(dist, url.pathname));
    return file ? undefined : `a page or file that does not exist: ${href}`;
  }
  const shared = readShareLink(url.hash);
  if (shared.state === "malformed") return `a link to a query that cannot be read: ${href}`;
  // A query for the editor, not a place on its page.
  if (shared.state === "query" && url.pathname === "/queries/") return undefined;
  // Values for a calculator follow its anchor.
  const place = isSum(url) ? url.hash.replace(/\?.*$/, "") : url.hash;
  const anchor = decodeURIComponent(place.slice(1));
  return anchor === "" || known.has(anchor) ? undefined : `an anchor that does not exist: ${href}`;
}

describe.each(built)("$path", ({ path, html }) => {
  it("links only to existing targets", () => {
    const faults = elements(html)
      .flatMap((element) => [
        attribute(element, "href"),
        attribute(element, "src"),
        attribute(element, "action"),
      ])
      .filter((href) => href !== undefined)
      .flatMap((href) => fault(path, href) ?? []);
    expect(faults).toEqual([]);
  });

  it("has unique ids", () => {
    const ids = elements(html).flatMap((element) => attribute(element, "id") ?? []);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});

it.each([
  ["/", "/nowhere/", "does not exist"],
  ["/", "/#no-such-anchor", "does not exist"],
  ["/", "https://elsewhere.test/", "not configured"],
  ["/", "mailto:nobody@elsewhere.test", "not configured"],
  ["/", "/queries/#q=%", "cannot be read"],
  ["/", "/#q=SELECT%201", "anchor that does not exist"],
  ["/", "javascript:void 0", "strange"],
])("finds that on %s %s is broken", (from, href, sentence) => {
  expect(fault(from, href)).toContain(sentence);
});

describe("every page that search engines may list", () => {
  /** The site's own paths that a part of a page links to. */
  const linksIn = (path: string, nodes: Iterable<Element>) =>
    new Set(
      [...nodes]
        .filter(({ tagName }) => tagName === "a")
        .map((link) => new URL(attribute(link, "href") ?? "", `${site.hosts.url}${path}`))
        .filter(({ origin, pathname }) => origin === site.hosts.url && pathname !== path)
        .map(({ pathname }) => pathname),
    );
  const linked = new Map(built.map(({ path, html }) => [path, linksIn(path, elements(html))]));

  it.each(indexedPaths())("%s is linked from another one, and links to others", (path) => {
    const isLinked = [...linked.values()].some((paths) => paths.has(path));
    expect(
      isLinked,
      `no page links to ${path}; add a link, for example in content/footer.yaml`,
    ).toBe(true);
    const html = built.find((page) => page.path === path)?.html ?? "";
    const main = elements(html).filter(({ tagName }) => tagName === "main");
    const onward = linksIn(
      path,
      main.flatMap((element) => [...elementsOf(element)]),
    );
    expect(
      onward.size,
      "pages that its own content links to, header and footer aside",
    ).toBeGreaterThan(0);
  });
});
