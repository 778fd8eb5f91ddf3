/**
 * After the build: what the first bands of all pages need of the style sheet is inlined into every page, and
 * the whole sheet is linked where the first band ends. Why: docs/decisions/0009-opening-sheet.md.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { firstViewId } from "../../lib/first-view.ts";
import { firstBandOf, type FirstBand } from "./first-bands.ts";
import { prune } from "./prune.ts";

interface Page {
  readonly file: string;
  readonly html: string;
  readonly band: FirstBand;
}

/** The sheet is linked; the empty script keeps Firefox from showing what follows before the sheet is there. */
const linkTo = (href: string) => `<link rel="stylesheet" href="${href}"><script> </script>`;

/**
 * @param html a page
 * @param band its first band
 * @param opening the sheet to be inlined
 * @returns the page with the opening sheet before its script and the whole sheet's link behind its first band
 */
export function openWith(html: string, band: FirstBand, opening: string): string {
  const { script, link, end } = band;
  const head = `${html.slice(0, script)}<style>${opening}</style>${html.slice(script, link.start)}`;
  return `${head}${html.slice(link.end, end)}${linkTo(link.href)}${html.slice(end)}`;
}

async function pagesIn(dist: string): Promise<Page[]> {
  const names = await readdir(dist, { recursive: true });
  const files = names.filter((name) => name.endsWith(".html")).map((name) => join(dist, name));
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(file, "utf8");
      const band = firstBandOf(html, firstViewId);
      return band ? [{ file, html, band }] : [];
    }),
  );
  return pages.flat();
}

/** Rewrites the built pages. @throws Error when they link different sheets: the site has one for all. */
async function inlineOpening(dist: string): Promise<void> {
  const pages = await pagesIn(dist);
  const [href, ...others] = new Set(pages.map(({ band }) => band.link.href));
  if (href === undefined) return;
  if (others.length > 0)
    throw new Error(`the pages link several style sheets: ${[href, ...others].join(", ")}`);
  const names = new Set(pages.flatMap(({ band }) => [...band.names]));
  const opening = prune(await readFile(join(dist, href), "utf8"), names);
  await Promise.all(
    pages.map(({ file, html, band }) => writeFile(file, openWith(html, band, opening))),
  );
}

export function openingSheet(): AstroIntegration {
  return {
    name: "opening-sheet",
    hooks: {
      "astro:build:done": ({ dir }) => inlineOpening(fileURLToPath(dir)),
    },
  };
}
