import { expect, it, vi } from "vitest";
import { startLoader } from "#content/loader.fixture.ts";
import { sentencesOf } from "#content/parse.ts";
import { useFolder } from "#tests/support/folder.ts";
import { announcementsLoader, parseAnnouncement, readAnnouncements } from "./announcements.ts";
import type { Announcement } from "./entry.ts";

const good = `---
title: A table
date: Nov 6, 2026
kind: data
summary: A table that one can sort, filter and search, live on the page.
---

It is [here](/tables/).
`;
const parse = (source: string, name = "live-table", root = process.cwd()) =>
  parseAnnouncement(`content/announcements/${name}.md`, Buffer.from(source), root);

it("reads an announcement with its day for readers and for machines", () => {
  expect(parse(good)).toMatchObject({
    id: "live-table",
    date: "Nov 6, 2026",
    published: "2026-11-06",
    kind: "data",
  });
});

it.each([
  [
    "a heading",
    "It is",
    "## Where\n\nIt is",
    ":8: the text holds a heading, which is too much for an announcement; write paragraphs and lists, or an article with an announcement that leads to it.",
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
    ":1: the text is missing; write what is new below the fields.",
  ],
])("rejects %s with one sentence", (_, from, to, sentence) => {
  expect(sentencesOf(() => parse(good.replace(from, to)))).toEqual([
    `content/announcements/live-table.md${sentence}`,
  ]);
});

const { at, write: put } = useFolder();

it.each([
  ["plain", "", "Text", ""],
  ["moved", "href: /blog/elsewhere/\n", "Text", 'which does not exist; did you mean "elsewhere"?'],
  ["half", "draft: true\n", "Text", "which is a draft; publish it first, or add the link later."],
  ["told", "", "", "which has no text yet; add the link once it does."],
])("may link to articles that visitors can read, by their address: %s", (id, head, text, why) => {
  put(`content/blog/${id}.md`, `---\ntitle: A\n${head}---\n${text}`);
  const source = good.replace("/tables/", `/blog/${id}/`);
  const said = sentencesOf(() => parse(source, "a", at())).join("\n");
  expect(said.replace(/^.*”, /, "")).toBe(why);
});

const folder = "content/announcements";

it("gives the valid ones, newest first, and every fault of the others", () => {
  put(`${folder}/a.md`, good);
  put(`${folder}/b.md`, good.replace("Nov 6", "Nov 9"));
  put(`${folder}/c.md`, good.replace("Nov 6", "Oct 9"));
  put(`${folder}/e.md`, good.replace("kind: data", "kind: x"));
  const { all, sentences } = readAnnouncements(at());
  expect(all.map(({ id }) => id)).toEqual(["b", "a", "c"]);
  expect(sentences).toEqual([expect.stringMatching(/e\.md:4: field "kind"/)]);
});

it.each([
  ["2026-11-05", []],
  ["2026-11-06", ["A table"]],
])("a build on %s, with an announcement dated Nov 6, 2026, shows %j", async (day, titles) => {
  put(`${folder}/a.md`, good);
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`) });
  const kept = new Map([["a", { title: "Of an earlier day" } as Announcement]]);
  const { shown } = await startLoader(at(), announcementsLoader({ drafts: false }), kept);
  vi.useRealTimers();
  expect([...shown.values()].map(({ title }) => title)).toEqual(titles);
});

it("one with a fault stops a build, and is left out on the development server", async () => {
  put(`${folder}/a.md`, good.replace("kind: data", "kind: x"));
  const start = async (drafts: boolean) => startLoader(at(), announcementsLoader({ drafts }));
  await expect(start(false)).rejects.toThrow(`${folder}/a.md:4`);
  expect((await start(true)).told).toEqual([expect.stringContaining("a.md:4")]);
});
