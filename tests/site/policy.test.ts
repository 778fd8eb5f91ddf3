/** What the strict policy forbids is in no page, and a production build holds nothing of development. */
import { describe, expect, it } from "vitest";
import { attribute, elements, pages } from "#tests/support/dist.ts";

const built = pages();

describe.each(built)("$path", ({ html }) => {
  const all = elements(html);

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

  it("loads nothing from elsewhere and no framework before it is reached for", () => {
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
    const scripts = all.filter(({ tagName }) => tagName === "script");
    const files = scripts
      .map((script) => attribute(script, "src"))
      .filter((src) => src !== undefined);
    // The page of privacy choices shows what is stored, the offline page what was seen: 1.5 KB and less, no framework.
    expect(
      files.filter((src) => !/^\/_astro\/(?:privacy|offline)\.[\w-]{8}\.js$/.test(src)),
    ).toEqual([]);
  });
});

it("holds no page of the development kit", () => {
  expect(built.filter(({ path }) => path.includes("_kit"))).toEqual([]);
});
