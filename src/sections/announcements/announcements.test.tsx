// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Announcement } from "#content/announcements/entry.ts";
import { parseContent } from "#content/parse.ts";
import { announcementsPage } from "./schema.ts";
import { postPage } from "#sections/blog/schema.ts";
import { AnnouncementList } from "./AnnouncementList.tsx";

const read = (file: string) => readFileSync(file, "utf8");
const { kinds } = parseContent("page", read("content/pages/announcements.yaml"), announcementsPage);
const { tools } = parseContent("post", read("content/pages/post.yaml"), postPage);
const entry = (id: string, date: string, published: string): Announcement => ({
  id,
  title: `All about ${id}`,
  date,
  published,
  kind: "data",
  summary: `What is new about ${id}.`,
  blocks: [{ type: "paragraph", text: [{ type: "text", text: `The whole of ${id}.` }] }],
});
const entries = [
  entry("seeds", "Jan 9, 2027", "2027-01-09"),
  entry("leaves", "Dec 12, 2026", "2026-12-12"),
  entry("roots", "Dec 2, 2026", "2026-12-02"),
];

it("shows each in full under its year, with an anchor of its own and its day", () => {
  render(<AnnouncementList entries={entries} kinds={kinds} tools={tools} external="elsewhere" />);
  const years = screen.getAllByRole("region");
  expect(years.map((year) => within(year).getByRole("heading", { level: 2 }).textContent)).toEqual([
    "2027",
    "2026",
  ]);
  const articles = screen.getAllByRole("article");
  expect(articles.map(({ id }) => id)).toEqual(["seeds", "leaves", "roots"]);
  for (const [i, article] of articles.entries()) {
    const { id, published, summary } = entries[i] ?? entry("", "", "");
    expect(within(article).getByRole("link").getAttribute("href")).toBe(`#${id}`);
    expect(article.querySelector("time")?.dateTime).toBe(published);
    expect(article.textContent).toContain(summary);
    expect(article.textContent).toContain(`The whole of ${id}.`);
  }
});
