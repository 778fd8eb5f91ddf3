/**
 * After the build: puts the CSS rules that each page uses in its head, and the hashes of its inline code in its policy.
 * Why: docs/decisions/0004-style-and-policy.md.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { PurgeCSS } from "purgecss";
import { site } from "../../site.config.ts";
import { pagesBelow } from "../lib/html/built-pages.ts";
import { pageDirectives } from "../lib/site/page-policy.ts";

const sheetLink = /<link rel="stylesheet" href="(\/_astro\/[\w.-]+\.css)"[^>]*>/g;
const policyMeta = /<meta http-equiv="content-security-policy" content="([^"]*)"\s*\/?>/;
const charset = '<meta charset="utf-8">';

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

/**
 * Astro hashes every file of the site but no inline script, so each page gets the hashes of its own inline code
 * instead. The policy comes first in the head, since it applies only to what follows.
 */
function withPolicy(html: string, file: string): string {
  const [meta, policy] = policyMeta.exec(html) ?? [];
  if (meta === undefined || policy === undefined || !html.includes(charset))
    throw new Error(`${file} has no policy: let its route use src/layouts/Head.astro.`);
  const inline = [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)].filter(
    ([, , attributes = ""]) => !/\ssrc=|type="application\/(?:ld\+)?json"/.test(attributes),
  );
  const hashesOf = (name: string) =>
    inline.flatMap(([, tag, , text = ""]) =>
      tag === name ? [`'sha256-${createHash("sha256").update(text).digest("base64")}'`] : [],
    );
  const content = policy.replace(/(script|style)-src ([^;]*)/g, (_, name: string, list: string) => {
    const sources = list.split(" ").filter((source) => source && !source.startsWith("'sha256-"));
    // A hash would disable 'unsafe-inline' (CSP 3, 6.7.3.2).
    const hashes = sources.includes("'unsafe-inline'") ? [] : new Set(hashesOf(name));
    return [`${name}-src`, ...sources, ...hashes].join(" ");
  });
  const moved = `${charset}<meta http-equiv="content-security-policy" content="${content}">`;
  return html.replace(meta, "").replace(charset, () => moved);
}

/**
 * @param dist the folder of the built site
 * @throws Error when a page has no policy
 */
async function finishPages(dist: string): Promise<void> {
  const wordsOfScripts = scriptsBelow(join(dist, "_astro"));
  const inlined = new Set<string>();
  const sheets = new Map<string, { css: string; identifiers: ReadonlySet<string> }>();
  const sheetOf = (hrefs: readonly string[]) => {
    const css = hrefs.map((href) => readFileSync(join(dist, href), "utf8")).join("\n");
    return { css, identifiers: identifiersIn(css) };
  };
  /** Pages of one kind use the same rules. */
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
    writeFileSync(file, withPolicy(styled, file));
  }
  for (const href of inlined) rmSync(join(dist, href));
}

export function finishedPages(): AstroIntegration {
  return {
    name: "finished-pages",
    hooks: {
      "astro:config:setup": ({ command, updateConfig }) => {
        // It would block Vite's own scripts and styles.
        if (command !== "build") return;
        const own = { resources: ["'self'"], hashes: [] };
        updateConfig({
          security: {
            csp: {
              algorithm: "SHA-256",
              directives: pageDirectives(site),
              scriptDirective: { ...own, strictDynamic: false },
              styleDirective: own,
            },
          },
        });
      },
      "astro:build:done": ({ dir }) => finishPages(fileURLToPath(dir)),
    },
  };
}
