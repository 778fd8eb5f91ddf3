/** The announcements' page, its feeds, and the head's links to them hold the same entries. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { readAnnouncements } from "#content/announcements/announcements.ts";
import { todayIso } from "#lib/text/date.ts";
import { site } from "#site";
import { dist, root } from "#tests/support/dist.ts";

const read = (path: string) => readFileSync(join(dist, path), "utf8");
const page = new JSDOM(read("announcements/index.html")).window.document;
const rss = new JSDOM(read("announcements/rss.xml"), { contentType: "text/xml" }).window.document;
const feed = JSON.parse(read("announcements/feed.json")) as {
  readonly feed_url: string;
  readonly items: readonly { readonly url: string; readonly content_html: string }[];
};
const entries = readAnnouncements(root, todayIso()).all;
const addresses = entries.map(({ id }) => `${site.hosts.url}/announcements/#${id}`);

it("are on the page and in both feeds, newest first", () => {
  expect([...page.querySelectorAll("main article")].map(({ id }) => id)).toEqual(
    entries.map(({ id }) => id),
  );
  expect(feed.items.map(({ url }) => url)).toEqual(addresses);
  expect([...rss.querySelectorAll("item > link")].map((link) => link.textContent)).toEqual(
    addresses,
  );
});

it("can be found by feed readers, and by a visible link", () => {
  for (const [type, path] of [
    ["application/rss+xml", "/announcements/rss.xml"],
    ["application/feed+json", "/announcements/feed.json"],
  ]) {
    expect(
      page.querySelector(`head > link[type="${String(type)}"][href="${String(path)}"]`),
    ).not.toBeNull();
    expect(page.querySelector(`main a[href="${String(path)}"]`)).not.toBeNull();
  }
  expect(feed.feed_url).toBe(`${site.hosts.url}/announcements/feed.json`);
});
