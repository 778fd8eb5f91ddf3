/**
 * After the build: what the first bands of pages need of the style sheets is inlined into them, and the whole
 * sheets are linked where the first band ends. Why: docs/decisions/0009-opening-sheet.md.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { policyBudget } from "../../../budgets.ts";
import { firstViewId } from "../../lib/first-view.ts";
import { pagesBelow } from "../../lib/html/files.ts";
import { withLetters } from "../letters.ts";
import { firstBandOf, type FirstBand } from "./first-bands.ts";
import { classListsIn, keptOpeningsOf, type Seen } from "./openings.ts";

/** What is kept of a first band until the page is written: a few numbers, whatever the number of pages. */
type Places = Omit<FirstBand, "names">;

/** The empty script keeps Firefox from showing what follows before the sheets are there. */
const linksTo = (links: Places["links"]) =>
  `${links.map(({ href }) => `<link rel="stylesheet" href="${href}">`).join("")}<script> </script>`;

/** One inline style is Astro's own, on pages with an island. */
const mostOpenings = policyBudget.inlineStyles - 1;

/**
 * @param html a page
 * @param band its first band
 * @param opening the sheet to be inlined
 * @returns the page with the opening sheet before its script and the whole sheets' links behind its first band
 */
export function openWith(html: string, band: Places, opening: string): string {
  const { script, links, end } = band;
  let at = script;
  let rest = "";
  for (const link of links) {
    rest += html.slice(at, link.start);
    at = link.end;
  }
  rest += html.slice(at, end);
  return `${html.slice(0, script)}<style>${opening}</style>${rest}${linksTo(links)}${html.slice(end)}`;
}

/**
 * Rewrites the built pages; each is read twice, as the opening sheets are known only when all were seen. An area is
 * what links the same sheets; areas share openings in families, so that the policies need few hashes.
 *
 * @param dist the folder of the built site
 * @param most how many opening sheets there may be
 * @throws Error when there cannot be so few
 */
export function inlineOpening(dist: string, most = mostOpenings): void {
  const seen = new Map<string, Seen>();
  const places = new Map<string, Places>();
  const areaOf = ({ links }: Places) => links.map(({ href }) => href).join(" ");
  for (const { file, path, html } of pagesBelow(dist)) {
    const band = firstBandOf(html, firstViewId);
    if (!band) continue;
    const { script, links, end } = band;
    places.set(file, { script, links, end });
    const area = seen.get(areaOf(band)) ?? {
      hrefs: links.map(({ href }) => href),
      paths: [],
      names: new Set(),
      classLists: new Set(),
    };
    seen.set(areaOf(band), area);
    area.paths.push(path);
    for (const name of band.names) area.names.add(name);
    for (const list of classListsIn(html)) area.classLists.add(list);
  }
  const openings = keptOpeningsOf(seen, (href) => readFileSync(join(dist, href), "utf8"), most);
  for (const { file, html } of pagesBelow(dist)) {
    const band = places.get(file);
    const opening = band && openings.get(areaOf(band));
    const written = withLetters(band && opening ? openWith(html, band, opening) : html);
    if (written !== html) writeFileSync(file, written);
  }
}

export function openingSheet(): AstroIntegration {
  return {
    name: "opening-sheet",
    hooks: {
      "astro:build:done": ({ dir }) => {
        inlineOpening(fileURLToPath(dir));
      },
    },
  };
}
