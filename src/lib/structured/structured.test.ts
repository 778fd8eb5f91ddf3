import { describe, expect, it } from "vitest";
import { articleOf } from "#sections/blog/articles.fixture.ts";
import { kinds } from "#content/collections.ts";
import { faultsOf, thingsIn } from "#tests/support/schema-org.ts";
import { missingForGoogle } from "#tests/support/google.ts";
import { blogPosting } from "./article.ts";
import { dataBlock } from "./block.ts";
import { videoObject } from "./film.ts";
import { organization, type Publisher, webSite } from "./site.ts";
import { software } from "./software.ts";
import type { Thing } from "./things.ts";
import { breadcrumbs } from "./trail.ts";

const publisher: Publisher = {
  name: "Tidewater",
  origin: "https://www.tidewater.com",
  logo: "/icons/512.png",
  profiles: ["https://linkedin.com/company/tidewater", "https://x.tidewater.example/tidewater"],
};

/** The faults of a thing in a page. */
const faults = (thing: Thing | undefined): string[] =>
  thingsIn(dataBlock([thing]) ?? "").flatMap((node) => [
    ...faultsOf(node),
    ...missingForGoogle(node),
  ]);

describe("the publisher and the site", () => {
  it("lists profiles that can exist, and no placeholders", () => {
    const { sameAs, logo } = organization(publisher);
    expect(sameAs).toEqual(["https://linkedin.com/company/tidewater"]);
    expect(logo).toBe("https://www.tidewater.com/icons/512.png");
    expect(organization({ ...publisher, profiles: [] })).not.toHaveProperty("sameAs");
    expect(faults(organization(publisher))).toEqual([]);
  });

  it("has the address that the search reads", () => {
    const { potentialAction } = webSite(publisher);
    expect(potentialAction.target).toBe("https://www.tidewater.com/search/?q={q}");
    expect(potentialAction["query-input"]).toBe("required name=q");
    expect(faults(webSite(publisher))).toEqual([]);
  });
});

it("a trail numbers its steps from the outermost", () => {
  const trail = breadcrumbs(publisher.origin, [
    { name: "Blog", path: "/blog/" },
    { name: "A", path: "/blog/a/" },
  ]);
  expect(trail.itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, "Blog", { "@id": "https://www.tidewater.com/blog/" }],
    [2, "A", { "@id": "https://www.tidewater.com/blog/a/" }],
  ]);
  expect(faults(trail)).toEqual([]);
});

describe("an article", () => {
  const article = articleOf("what-is-dunning", "What is dunning?", {
    description: "How payments come back.",
  });
  const real = {
    ...article,
    sample: false,
    author: { ...article.author, name: "Ines", twitter_url: "https://x.com/ines", sample: false },
  };

  it("has its author", () => {
    const posting = blogPosting(real, publisher);
    expect(posting).toMatchObject({
      headline: "What is dunning?",
      datePublished: real.published,
      dateModified: real.checked.iso,
      url: `https://www.tidewater.com${real.href}`,
      author: { name: "Ines", url: "https://x.com/ines" },
      publisher: { name: "Tidewater" },
    });
    expect(faults(posting)).toEqual([]);
  });

  it("omits an invented author, and is omitted if it describes something invented", () => {
    const invented = { ...real, author: { ...real.author, sample: true } };
    expect(blogPosting(invented, publisher)).not.toHaveProperty("author");
    expect(faults(blogPosting(invented, publisher))).toEqual([]);
    expect(blogPosting({ ...real, sample: true }, publisher)).toBeUndefined();
  });
});

it("offers the plans that have a price, each with its period", () => {
  const application = software(publisher, [
    { name: "A", price: { amount: 999, every: "once", label: "one-time fee" } },
    { name: "B", price: { amount: 0.5, every: "year", label: "a year" } },
    { name: "C" },
  ]);
  expect(
    application.offers.map(({ name, price, description, priceSpecification }) => [
      name,
      price,
      description,
      priceSpecification?.unitCode,
    ]),
  ).toEqual([
    ["A", 999, "one-time fee", undefined],
    ["B", 0.5, "a year", "ANN"],
  ]);
  expect(faults(application)).toEqual([]);
});

describe("the film", () => {
  const film = kinds.film.parse({
    title: "Demo",
    about: "A morning.",
    seconds: 30,
    length: "[length]",
    recorded: "Nov 6, 2026",
    made: "Recorded [day]",
    silent: "No sound.",
    captions: "English",
    chaptersName: "Chapters",
    transcript: "Read it",
    unplayed: "No player.",
    chapters: [
      {
        clock: "7:40",
        title: "A morning",
        beats: [
          { id: "a", say: "It begins.", seconds: 15 },
          { id: "b", say: "It ends.", seconds: 15 },
        ],
      },
    ],
    sample: false,
  });
  const files = { src: "/_astro/film.mp4", poster: "/_astro/poster.avif" };

  it("has its picture, day and length", () => {
    const video = videoObject(film, files, publisher.origin);
    expect(video).toMatchObject({
      contentUrl: "https://www.tidewater.com/_astro/film.mp4",
      thumbnailUrl: "https://www.tidewater.com/_astro/poster.avif",
      uploadDate: "2026-11-06",
      duration: "PT0M30S",
    });
    expect(faults(video)).toEqual([]);
  });

  it("is omitted while it is a sample", () => {
    expect(videoObject({ ...film, sample: true }, files, publisher.origin)).toBeUndefined();
  });
});

describe("the block", () => {
  it("cannot be ended by a text in it, and keeps its meaning", () => {
    const name = "</script><!-- <script> \u2028 & “x”";
    const text = dataBlock([{ "@type": "Organization", name, url: "https://x.example/" }]) ?? "";
    expect(text).not.toContain("<");
    expect(thingsIn(text)[0]?.["name"]).toBe(name);
  });

  it("is a graph of several things, and empty if there are none", () => {
    const text = dataBlock([organization(publisher), undefined, webSite(publisher)]) ?? "";
    expect(thingsIn(text).map((node) => node["@type"])).toEqual(["Organization", "WebSite"]);
    expect(dataBlock([undefined])).toBeUndefined();
    expect(dataBlock([])).toBeUndefined();
  });
});
