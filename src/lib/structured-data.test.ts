import { expect, it } from "vitest";
import { shipped } from "#content/shipped.fixture.ts";
import { articleOf } from "#sections/blog/articles.fixture.ts";
import { missingForGoogle, thingsIn } from "#tests/support/structured-data.ts";
import {
  blogPosting,
  dataBlock,
  organization,
  type Publisher,
  videoObject,
} from "./structured-data.ts";

// tests/site/structured.test.ts checks what the built pages say; these are the states that they do not have.
const publisher: Publisher = {
  name: "Tidewater",
  origin: "https://www.tidewater.com",
  logo: "/icons/512.png",
  profiles: ["https://linkedin.com/company/tidewater", "https://x.tidewater.example/tidewater"],
};
const article = articleOf("what-is-dunning", "What is dunning?", { sample: false });
const author = { ...article.author, twitter_url: "https://x.com/ines", sample: false };
const film = { ...shipped("film"), sample: false };
const files = { src: "/_astro/film.mp4", poster: "/_astro/poster.avif" };

it.each([
  [organization(publisher), { sameAs: ["https://linkedin.com/company/tidewater"] }],
  [organization({ ...publisher, profiles: [] }), { name: "Tidewater" }],
  [blogPosting({ ...article, author }, publisher), { author: { url: "https://x.com/ines" } }],
  [
    videoObject(film, files, publisher.origin),
    { contentUrl: "https://www.tidewater.com/_astro/film.mp4", duration: "PT5M28S" },
  ],
])("meets Google's requirements: %o", (thing, parts) => {
  expect(thing).toMatchObject(parts);
  const nodes = thingsIn(dataBlock([thing]) ?? "");
  expect(nodes.flatMap((node) => missingForGoogle(node))).toEqual([]);
});

it("leaves out what is invented", () => {
  const invented = { ...article, author: { ...author, sample: true } };
  expect(blogPosting(invented, publisher)).not.toHaveProperty("author");
  expect(blogPosting({ ...article, sample: true }, publisher)).toBeUndefined();
  expect(videoObject({ ...film, sample: true }, files, publisher.origin)).toBeUndefined();
});

it("cannot be ended by a text in it, and keeps its meaning", () => {
  const name = "</script><!-- <script> \u2028 & “x”";
  const text = dataBlock([organization({ ...publisher, name })]) ?? "";
  expect(text).not.toContain("<");
  expect(thingsIn(text)[0]?.["name"]).toBe(name);
});
