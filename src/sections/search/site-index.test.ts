import { expect, it } from "vitest";
import { siteIndex } from "./site-index.ts";

const link = (href: string, external = false) => ({ label: href, href: { href, external } });

it("names each page once, in the group that has it first", () => {
  const groups = [
    { title: "One", links: [link("/a/"), link("/"), link("/#part"), link("/a/?from=x")] },
    { title: "Two", links: [link("/a/"), link("/b/")] },
  ];
  expect(siteIndex(groups)).toEqual([
    { title: "One", links: [link("/a/"), link("/")] },
    { title: "Two", links: [link("/b/")] },
  ]);
});

it("leaves out what leads away or to a file, and groups that are empty then", () => {
  const groups = [
    {
      title: "Away",
      links: [link("https://docs.shop.example/", true), link("mailto:a@b.example")],
    },
    { title: "Files", links: [link("/rss.xml")] },
  ];
  expect(siteIndex(groups)).toEqual([]);
});
