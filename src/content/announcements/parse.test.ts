import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseAnnouncement } from "./announcements.ts";
import { announcements } from "./announcements.ts";

const good = `---
title: A table
date: Nov 6, 2026
kind: data
summary: A table that one can sort, filter and search, live on the page.
---

It is [here](/tables/).
`;
const parse = (source: string, name = "live-table") =>
  parseAnnouncement(`content/announcements/${name}.md`, Buffer.from(source));
const fault = (source: string, name?: string): string => {
  try {
    parse(source, name);
  } catch (error) {
    return (error as Error).message;
  }
  return "";
};

it("reads an announcement with its day for readers and for machines", () => {
  expect(parse(good)).toMatchObject({
    id: "live-table",
    date: "Nov 6, 2026",
    published: "2026-11-06",
    kind: "data",
  });
});

describe("rejects with one sentence", () => {
  const path = "content/announcements/live-table.md";
  it.each([
    [
      "a day in another order",
      "Nov 6, 2026",
      "2026-11-06",
      `:3: field "date" is "2026-11-06"; write the day as it is shown, "Nov 6, 2026".`,
    ],
    [
      "an unknown kind",
      "kind: data",
      "kind: datas",
      `:4: field "kind" is "datas"; did you mean "data"?`,
    ],
    [
      "a heading",
      "It is",
      "## Where\n\nIt is",
      ":8: the text holds a heading, too much for an announcement; write paragraphs and lists, or an article with an announcement that leads to it.",
    ],
    [
      "a link to an article that is almost right",
      "/tables/",
      "/blog/what-is-subscription-e-comerce/",
      `:8: the text leads to the article “what-is-subscription-e-comerce”, which does not exist; did you mean "what-is-subscription-e-commerce"?`,
    ],
    [
      "no text",
      "It is [here](/tables/).",
      "",
      ":1: the text is missing; write below the fields what is new.",
    ],
  ])("%s", (_, from, to, sentence) => {
    expect(fault(good.replace(from, to))).toBe(path + sentence);
  });

  it("a name that cannot be an address", () => {
    expect(fault(good, "Live_Table")).toContain(
      ":1: the file is named “Live_Table”; write it with small letters, digits and single hyphens",
    );
  });
});

it("links only to articles that visitors can read, by their address", () => {
  const root = mkdtempSync(join(tmpdir(), "news-"));
  mkdirSync(join(root, "content/blog"), { recursive: true });
  const put = (name: string, head: string, text: string) => {
    writeFileSync(join(root, `content/blog/${name}.md`), `---\ntitle: A\n${head}---\n${text}`);
  };
  put("plain", "", "Text");
  put("moved", "href: /blog/elsewhere/\n", "Text");
  put("half", "draft: true\n", "Text");
  put("told", "", "");
  const said = (id: string) => {
    try {
      const source = good.replace("/tables/", `/blog/${id}/`);
      parseAnnouncement("content/announcements/a.md", Buffer.from(source), root);
    } catch (error) {
      return (error as Error).message.replace(/^.*”, /, "");
    }
    return "";
  };
  expect(["plain", "elsewhere", "half", "told", "moved"].map(said)).toEqual([
    "",
    "",
    "which is a draft; publish it first, or wait with the link.",
    "which is announced without a text; wait with the link until it has one.",
    'which does not exist; did you mean "elsewhere"?',
  ]);
  rmSync(root, { recursive: true });
});

describe("the folder", () => {
  const root = mkdtempSync(join(tmpdir(), "news-"));
  const write = (file: string, text: string) => {
    writeFileSync(join(root, "content/announcements", file), text);
  };
  mkdirSync(join(root, "content/announcements"), { recursive: true });
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  it("returns the newest first, then reports every fault together", () => {
    write("a.md", good);
    write("b.md", good.replace("Nov 6", "Nov 9"));
    write("c.md", good.replace("Nov 6", "Oct 9"));
    expect(announcements(root).map(({ id }) => id)).toEqual(["b", "a", "c"]);
    write("d.txt", "?");
    write("e.md", good.replace("kind: data", "kind: x"));
    expect(() => announcements(root)).toThrow(
      /d\.txt: is no announcement[\s\S]*e\.md:4: field "kind"/,
    );
  });
});
