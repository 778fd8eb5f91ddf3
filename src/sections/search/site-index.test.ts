import { expect, it } from "vitest";
import { siteIndex } from "./Search.tsx";

const link = (href: string, external = false) => ({ label: href, href: { href, external } });

it("lists each page once, in the first group that has it, and each title once", () => {
  const groups = [
    { title: "One", links: [link("/a/"), link("/"), link("/#part"), link("/a/?from=x")] },
    { title: "Two", links: [link("/a/"), link("/b/")] },
    { title: "One", links: [link("/c/")] },
  ];
  expect(siteIndex(groups)).toEqual([
    { title: "One", links: [link("/a/"), link("/"), link("/c/")] },
    { title: "Two", links: [link("/b/")] },
  ]);
});

it("leaves out external links, files, and groups that become empty", () => {
  const groups = [
    {
      title: "Away",
      links: [link("https://docs.shop.example/", true), link("mailto:a@b.example")],
    },
    { title: "Files", links: [link("/rss.xml")] },
  ];
  expect(siteIndex(groups)).toEqual([]);
});
