/**
 * After the build: puts the CSS rules that each page uses in its head. Why: docs/decisions/0004-style-and-policy.md.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PurgeCSS } from "purgecss";
import { pagesBelow } from "../lib/html/built-pages.ts";
import { afterBuild } from "./after-build.ts";

const sheetLink = /<link rel="stylesheet" href="(\/_astro\/[\w.-]+\.css)"[^>]*>/g;

/** Any string in a script may be a class, and so may any part of a template. */
const wordsOf = (text: string) => text.split(/[\s"'`]+/);

/** Escapes of classes such as `[&>svg]:size-4` and `content-['']` in HTML. */
const characters: Readonly<Record<string, string>> = {
  "&gt;": ">",
  "&amp;": "&",
  "&#38;": "&",
  "&#x27;": "'",
};

/** Names of elements and words in attributes and inline scripts. Browsers add `tbody` by themselves. */
function namesIn(html: string): readonly string[] {
  const tags = html.match(/<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/g) ?? [];
  const scripts = html.match(/<script\b[^>]*>[\s\S]*?<\/script>/g) ?? [];
  const decoded = tags.map((tag) =>
    tag.replace(/&(?:gt|amp|#38|#x27);/g, (written) => characters[written] ?? written),
  );
  const names = tags.map((tag) => /^<([a-z][\w-]*)/.exec(tag)?.[1] ?? "");
  const values = [...new Set(decoded)].flatMap((tag) => tag.split(/[\s"]+/));
  return ["tbody", ...names, ...values, ...scripts.flatMap(wordsOf)];
}

/** @returns the words of all scripts that a page may load, directly or through other scripts */
function scriptsBelow(folder: string): (html: string) => readonly string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const namedIn = (text: string) => files.filter((name) => text.includes(name));
  const scripts = new Map(
    files.map((name) => {
      const code = readFileSync(join(folder, name), "utf8");
      return [name, { words: [...new Set(wordsOf(code))], names: namedIn(code) }] as const;
    }),
  );
  return (html) => {
    const found = new Set(namedIn(html));
    // Iterating over a set includes elements added meanwhile.
    for (const name of found) for (const more of scripts.get(name)?.names ?? []) found.add(more);
    return [...found].flatMap((name) => scripts.get(name)?.words ?? []);
  };
}

/** @returns the classes, ids and elements of a stylesheet, unescaped, as pages write them */
function identifiersIn(css: string): ReadonlySet<string> {
  const written = css.match(/(?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+/gi) ?? [];
  const plain = written.map((name) =>
    name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, hex?: string, sign = "") =>
      hex === undefined ? String(sign) : String.fromCodePoint(Number.parseInt(hex, 16)),
    ),
  );
  return new Set(plain);
}

/** @returns the rules that these names can match, with any attributes, since scripts set those */
async function rulesFor(css: string, names: readonly string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: "", extension: "html" }],
    css: [{ raw: css }],
    defaultExtractor: () => [...names],
    // Otherwise it drops rules with states only, such as `:focus-visible` and `:is(:hover, :focus-within)`.
    safelist: [/^[:&]/],
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = ""]) => name),
  });
  return purged?.css ?? css;
}

async function inlineStyles(dist: string): Promise<void> {
  const wordsOfScripts = scriptsBelow(join(dist, "_astro"));
  const inlined = new Set<string>();
  const sheets = new Map<string, { css: string; identifiers: ReadonlySet<string> }>();
  const sheetOf = (hrefs: readonly string[]) => {
    const css = hrefs.map((href) => readFileSync(join(dist, href), "utf8")).join("\n");
    return { css, identifiers: identifiersIn(css) };
  };
  const known = new Map<string, string>();
  for (const { file, html } of pagesBelow(dist)) {
    const hrefs = [...html.matchAll(sheetLink)].map(([, href = ""]) => href);
    const sheet = sheets.get(hrefs.join(" ")) ?? sheetOf(hrefs);
    sheets.set(hrefs.join(" "), sheet);
    const { css, identifiers } = sheet;
    const written = new Set([...namesIn(html), ...wordsOfScripts(html)]);
    const names = [...written].filter((name) => identifiers.has(name)).toSorted();
    const key = JSON.stringify([hrefs, names]);
    const rules = known.get(key) ?? (await rulesFor(css, names));
    known.set(key, rules);
    for (const href of hrefs) inlined.add(href);
    let styles = hrefs.length === 0 ? "" : `<style>${rules}</style>`;
    const styled = html.replace(sheetLink, () => {
      const here = styles;
      styles = "";
      return here;
    });
    writeFileSync(file, styled);
  }
  for (const href of inlined) rmSync(join(dist, href));
}

export const inlinedStyles = () => afterBuild("inlined-styles", inlineStyles);
