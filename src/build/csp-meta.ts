/**
 * The Content Security Policy of each page: Astro writes it, and after the build it gets the hashes of the page's inline
 * code. Why: docs/decisions/0004-style-and-policy.md.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { site } from "../../site.config.ts";
import { pagesBelow } from "../lib/html/built-pages.ts";
import { pageDirectives } from "../lib/site/content-security-policy.ts";

const policyMeta = /<meta http-equiv="content-security-policy" content="([^"]*)"\s*\/?>/;
const charset = '<meta charset="utf-8">';

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

/** Comes after every step that changes inline code. @throws Error when a page has no policy */
export const pagePolicies = (): AstroIntegration => ({
  name: "page-policies",
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
    "astro:build:done": ({ dir }) => {
      for (const { file, html } of pagesBelow(fileURLToPath(dir)))
        writeFileSync(file, withPolicy(html, file));
    },
  },
});
