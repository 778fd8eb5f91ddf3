/** No page contains what the strict policy forbids, and a production build contains nothing for development. */
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

it("contains no page of the development kit", () => {
  expect(built.filter(({ path }) => path.includes("_kit"))).toEqual([]);
});
