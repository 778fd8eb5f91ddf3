/** Every built page is valid HTML with one headline and a head that search engines can use. */
import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
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

describe.each(built)("$path", ({ file, html }) => {
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
    const levels = elements(html)
      .map(({ tagName }) => /^h([1-6])$/.exec(tagName)?.[1])
      .filter((level) => level !== undefined)
      .map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skips = levels.filter((level, i) => level > (levels[i - 1] ?? 1) + 1);
    expect(skips).toEqual([]);
  });

  it("states its language, title and description", () => {
    const all = elements(html);
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
});

it("titles and descriptions are unique", () => {
  const of = (pick: (html: string) => string | undefined) => built.map(({ html }) => pick(html));
  const titles = of(
    (html) =>
      elements(html)
        .filter((e) => e.tagName === "title")
        .map(textOf)[0],
  );
  expect(new Set(titles).size).toBe(titles.length);
});

it("the sitemap lists every page except those with noindex", () => {
  const open = built.filter(({ html }) => !html.includes('<meta name="robots" content="noindex"'));
  expect(indexedPaths().sort()).toEqual(open.map(({ path }) => path).sort());
});
