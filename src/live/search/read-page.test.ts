import { describe, expect, it } from "vitest";
import { readPage } from "./read-page.ts";

const page = (main: string, head = "") =>
  `<!doctype html><html lang="en"><head><title>Pricing &amp; plans | Shop</title><meta name="description" content="What it &quot;costs&quot;">${head}<script>let a = "</main>"</script></head><body><header><nav>Menu</nav></header><main id="content" tabindex="-1">${main}</main><footer>Foot</footer></body></html>`;
const read = (main: string, path = "/pricing/", head = "") =>
  readPage(path, page(main, head), "Shop");

describe("it reads", () => {
  it("the title without the product, description, headline, sections and body", () => {
    expect(
      read(
        '<section id="plans"><h1>Plans</h1><p>Two <b>pl</b>ans.</p><h2>Small</h2><p>One</p><h2 id="big">Big <em>plan</em></h2></section><section><h2>Loose</h2></section>',
      ),
    ).toEqual({
      path: "/pricing/",
      title: "Pricing & plans",
      headline: "Plans",
      description: 'What it "costs"',
      kind: "page",
      date: "",
      sections: [
        { text: "Small", id: "plans" },
        { text: "Big plan", id: "big" },
        { text: "Loose", id: "" },
      ],
      body: "Two plans. One",
    });
  });

  it("an article's headline as its title, and its date", () => {
    const article = read(
      '<h1>What is <span>e-commerce</span>, really?</h1><p>Published <time datetime="2023-03-07">Mar 7, 2023</time></p>',
      "/blog/what-is/",
    );
    expect(article).toMatchObject({
      kind: "article",
      title: "What is e-commerce, really?",
      headline: "Pricing & plans",
      date: "Mar 7, 2023",
      body: "Published Mar 7, 2023",
    });
  });

  it.each([
    ["script", "<script>if (a < b) { x() }</script>"],
    ["a drawing", '<svg viewBox="0 0 1 1"><title>No</title><svg><path d="M0 0"/></svg></svg>'],
    ["navigation", "<nav><ul><li><a href='/'>No</a></li></ul></nav>"],
    ["a form", "<form><label>No</label><input hidden></form>"],
    ["hidden parts", "<div hidden><div>No</div><p>No</p></div>"],
    ["what asks for it", '<div data-search-skip=""><div>No</div></div>'],
    ["cards of other pages", '<article class="x" data-card=""><h3>No</h3></article>'],
    ["words for screen readers alone", '<span class="a sr-only">No</span>'],
    ["comments", "<!-- No <p>No</p> -->"],
  ])("nothing of %s", (_, html) => {
    expect(read(`<h1>A</h1><p>Yes</p>${html}<p>Yes</p>`)).toMatchObject({
      body: "Yes Yes",
      sections: [],
    });
  });

  it.each([
    ["a class of that name", '<p class="hidden sr">Yes</p>'],
    ["an element that is not hidden from assistive technology", '<p aria-hidden="false">Yes</p>'],
    ["a tag sign in an attribute", '<p title="a > b">Yes</p>'],
    ["an empty element", "<br hidden><p>Yes</p>"],
  ])("everything of %s", (_, html) => {
    expect(read(html)?.body).toBe("Yes");
  });

  it("entities as the characters they represent", () => {
    expect(read("<p>a &amp; b&nbsp;c &#39;d&#x27; &lt;e&gt; &odd;</p>")?.body).toBe(
      "a & b c 'd' <e> &odd;",
    );
  });
});

it.each([
  ["/pricing/", '<meta name="robots" content="noindex">', "asks not to be listed"],
  ["/search/", "", "is the search"],
  ["/blog/page/2/", "", "continues a list"],
  ["/blog/topics/data/page/12/", "", "continues a list"],
])("%s is not searchable if it %s%s", (path, head) => {
  expect(read("<h1>A</h1>", path, head)).toBeUndefined();
});
