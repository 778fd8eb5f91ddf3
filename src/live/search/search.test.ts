import { describe, expect, it } from "vitest";
import { pageText } from "./index.fixture.ts";
import { createIndex, openIndex } from "./search.ts";

const pages = [
  pageText("/blog/dunning/", "How dunning recovers failed payments", {
    body: "A charge that failed is tried again. Churn falls.",
    sections: [{ text: "When to retry", id: "when-to-retry" }],
  }),
  pageText("/blog/pet-box/", "Launch a subscription box for pets", {
    description: "Pricing a box, and what to pack.",
    body: "Customers subscribe to e-commerce. Shopify Plus is one way.",
  }),
  pageText("/blog/metrics/", "Membership metrics", { body: "Churn, retention, D2C cohorts." }),
  pageText("/pricing/", "Pricing", { body: "What a subscription costs. Shopify." }),
  pageText("/crème/", "Crème brûlée club", { body: "A box of spoons." }),
];
const search = await openIndex(createIndex(pages));
const find = (query: string) => search(query, 10);
const paths = (query: string) => find(query).pages.map(({ path }) => path);

describe("it finds", () => {
  it.each([
    ["dunning", "/blog/dunning/", "a word of the title"],
    ["retries", "/blog/dunning/", "another form, in a heading"],
    ["subscriptions box", "/blog/pet-box/", "two words"],
    ["ecommerce", "/blog/pet-box/", "a compound without its hyphen"],
    ["d2c", "/blog/metrics/", "letters and figures"],
    ["shopify plus", "/blog/pet-box/", "both words rather than one"],
    ["creme brulee", "/crème/", "accents left out"],
    ["the pricing of the plus", "/blog/pet-box/", "fillers aside"],
    ["membership-metrics", "/blog/metrics/", "a compound nobody wrote, in its parts"],
    ["pet bo", "/blog/pet-box/", "the last word unfinished"],
  ])("%s: %s first (%s)", (query, first) => {
    expect(paths(query)[0]).toBe(first);
  });

  it("a title outweighs a body", () => {
    expect(paths("pricing")).toEqual(["/pricing/", "/blog/pet-box/"]);
  });

  it("pages that lack a word after those with all words, and only if they have half of them", () => {
    expect(paths("churn retention cohorts spoons")).toEqual(["/blog/metrics/"]);
    expect(paths("churn dunning")[0]).toBe("/blog/dunning/");
    expect(paths("churn dunning")).toContain("/blog/metrics/");
  });

  it("no more pages than requested, and their total number", () => {
    const found = search("box", 1);
    expect([found.pages.length, found.total]).toEqual([1, 2]);
  });

  it.each(["", "   ", "…", "the of and to"])("nothing for “%s”", (query) => {
    expect(find(query)).toMatchObject({ pages: [], total: 0, suggestion: null });
  });
});

describe("a typo", () => {
  it.each([
    ["dunnign", "dunning", "swapped letters"],
    ["dunnning", "dunning", "a letter too many"],
    ["unning", "dunning", "the first letter missing"],
    ["udnning", "dunning", "the first letters swapped"],
    ["subscritpoin", "subscription", "two slips in a long word"],
    ["chrun", "churn", "a short word"],
    ["d2d", "d2c", "the shortest that is forgiven"],
    ["faild paymetns", "failed payments", "two words"],
    ["subscrpt", "subscription", "a word that is not finished"],
  ])("%s is read as %s: %s", (query, expected) => {
    const found = find(query);
    expect(found.corrected).toBe(expected);
    expect(found.pages.length).toBeGreaterThan(0);
  });

  it("is not assumed if the word exists", () => {
    expect(find("box").corrected).toBeNull();
  });

  it("is only suggested if a short word has two", () => {
    const found = find("dnunnig");
    expect(found).toMatchObject({ pages: [], suggestion: "dunning" });
  });
});

it("says which stems to mark", () => {
  expect([...find("retries churn").stems].sort()).toEqual(["churn", "retry"]);
});

it("finds a page by its keywords", async () => {
  const searchOf = await openIndex(
    createIndex([
      pageText("/help/", "Help", { body: "Login, login and login." }),
      pageText("https://app.example/", "Log in", { keywords: "login, sign in" }),
    ]),
  );
  const { pages: found } = searchOf("login", 1);
  expect(found[0]?.path).toBe("https://app.example/");
});

it("survives JSON, and can be empty", async () => {
  const copy = JSON.parse(JSON.stringify(createIndex(pages))) as ReturnType<typeof createIndex>;
  expect((await openIndex(copy))("dunning", 1).total).toBe(1);
  const empty = await openIndex(createIndex([]));
  expect(empty("x", 1)).toMatchObject({ pages: [] });
});
