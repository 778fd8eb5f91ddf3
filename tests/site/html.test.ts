/**
 * Every built page is valid HTML with one headline, a head that search engines can use, and nothing that the strict policy
 * forbids.
 */
import { HtmlValidate } from "html-validate";
import { parse } from "parse5";
import { describe, expect, it } from "vitest";
import { fontCharacters } from "#lib/text/fonts.ts";
import { attribute, elements, indexedPaths, pages, textOf } from "#tests/support/dist.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:document"],
  rules: {
    // React and Astro write void elements and boolean attributes their own way; both are valid.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Other tests check class names and ids.
    "id-pattern": "off",
    // Inlined on purpose: docs/decisions/0004-style-and-policy.md.
    "require-csp-nonce": "off",
    "require-sri": "off",
    "long-title": "off",
    "no-inline-style": "error",
    "doctype-style": "off",
    "tel-non-breaking": "off",
  },
});

const built = pages();
const inFonts = new Set(fontCharacters);

describe.each(built)("$path", ({ file, html }) => {
  const all = elements(html);

  it("is valid HTML", async () => {
    const report = await validator.validateString(html, file);
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(
        ({ line, column, ruleId, message }) => `${file}:${line}:${column} ${message} (${ruleId})`,
      ),
    );
    expect(problems).toEqual([]);
  });

  it("has one headline and skips no heading level", () => {
    const levels = all
      .map(({ tagName }) => /^h([1-6])$/.exec(tagName)?.[1])
      .filter((level) => level !== undefined)
      .map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skips = levels.filter((level, i) => level > (levels[i - 1] ?? 1) + 1);
    expect(skips).toEqual([]);
  });

  it("states its language, title and description", () => {
    const of = (name: string) => all.filter(({ tagName }) => tagName === name);
    expect(of("html").map((element) => attribute(element, "lang"))).toEqual(["en"]);
    const title = of("title").map(textOf)[0] ?? "";
    expect(title.length).toBeGreaterThan(5);
    expect(title.length).toBeLessThanOrEqual(60);
    const description = of("meta").find((meta) => attribute(meta, "name") === "description");
    const words = description === undefined ? "" : (attribute(description, "content") ?? "");
    expect(words.length).toBeGreaterThanOrEqual(50);
    expect(words.length).toBeLessThanOrEqual(160);
  });

  it("uses only characters that the site's fonts have", () => {
    const lost = [...new Set(textOf(parse(html)))].filter((char) => !inFonts.has(char));
    expect(lost.filter((char) => char.trim() !== "")).toEqual([]);
  });

  it("has no inline style, no inline handler and no script address", () => {
    const forbidden = all.flatMap(({ tagName, attrs }) =>
      attrs
        .filter(
          ({ name, value }) =>
            name === "style" || /^on/.test(name) || /^\s*javascript:/i.test(value),
        )
        .map(({ name }) => `${tagName}[${name}]`),
    );
    expect(forbidden).toEqual([]);
  });

  it("loads nothing external, and no framework before it is needed", () => {
    const loaded = all.flatMap((element) => {
      const source = attribute(element, "src");
      const preload = /preload|stylesheet|prefetch|preconnect|dns-prefetch/.test(
        attribute(element, "rel") ?? "",
      );
      return [source, preload ? attribute(element, "href") : undefined].filter(
        (value) => value !== undefined,
      );
    });
    expect(
      loaded.filter((address) => !address.startsWith("/") || address.startsWith("//")),
    ).toEqual([]);
    const scripts = all
      .map((element) => attribute(element, "src"))
      .filter((src) => src?.endsWith(".js") === true);
    // The page script, and at most one for the page itself.
    expect(scripts.filter((src) => !/^\/_astro\/[\w.-]+\.js$/.test(src ?? ""))).toEqual([]);
    expect(scripts.length).toBeLessThanOrEqual(2);
  });
});

it("titles and descriptions are unique", () => {
  const titles = built.map(({ html }) => elements(html).find((e) => e.tagName === "title"));
  const descriptions = built.map(
    ({ html }) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
  );
  for (const all of [titles.map((title) => title && textOf(title)), descriptions]) {
    const same = [...Map.groupBy(built, (_, i) => all[i])].filter(
      ([text, pages]) => text === undefined || pages.length > 1,
    );
    const paths = same.map(([, pages]) => pages.map(({ path }) => path));
    expect(paths, "pages with the same meta.title or meta.description in content/").toEqual([]);
  }
});

it("the sitemap lists every page except those with noindex", () => {
  const open = built.filter(({ html }) => !html.includes('<meta name="robots" content="noindex"'));
  expect(indexedPaths().sort()).toEqual(open.map(({ path }) => path).sort());
});

it("contains no page of the development kit", () => {
  expect(built.filter(({ path }) => path.includes("_kit"))).toEqual([]);
});
