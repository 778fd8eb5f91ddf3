import { describe, expect, it } from "vitest";
import { site } from "#site";
import { linkReader } from "./links.ts";

/** An address's target and its faults. */
function read(url: string) {
  const said: string[] = [];
  const reader = linkReader((line, sentence) => {
    said.push(`${String(line)}: ${sentence}`);
  });
  return { target: reader.resolve(url, 7), said, reader };
}

describe("links lead", () => {
  it.each([
    ["https://shopify.dev/docs?a=b#c", "https://shopify.dev/docs?a=b#c", true],
    ["@docs/charts/", `${site.hosts.docs}/charts/`, true],
    ["#costs", "#costs", false],
  ])("%s", (url, href, external) => {
    expect(read(url)).toMatchObject({ target: { href, external }, said: [] });
  });

  it.each(["/blog/a-quiet-exit/", "/blog/a-quiet-exit/#why", "/blog/a-quiet-exit/?from=mail"])(
    "to articles, which are looked up later: %s",
    (url) => {
      const { reader, target } = read(url);
      expect(target).toEqual({ href: url, external: false });
      expect(reader.articles).toEqual([{ id: "a-quiet-exit", line: 7, field: null }]);
    },
  );

  it("to places in the article, which are looked up later", () => {
    expect(read("#costs").reader.anchors).toEqual([{ id: "costs", line: 7 }]);
  });
});

describe("what to write instead of", () => {
  it.each([
    [`${site.hosts.url}/pricing/#faq`, "write /pricing/#faq"],
    [`${site.hosts.docs}/`, "write @docs"],
    ["https://nowhere", "copy the whole address, such as https://shop.example/help/"],
    ["//a.example/", "write a path such as /pricing/ or a configured address such as @docs"],
  ])("%s", (url, remedy) => {
    const { target, said } = read(url);
    expect(target).toBe("none");
    expect(said).toEqual([expect.stringMatching(/^7: holds a link /)]);
    expect(said[0]).toContain(`; ${remedy}`);
  });

  it("nothing, for an address that only begins like one of the site", () => {
    expect(read(`${site.hosts.url}.other.example/`).said).toEqual([]);
  });
});
