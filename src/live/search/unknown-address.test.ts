// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { serveIndex } from "./index.fixture.ts";
import { unknownArticle, unknownPage } from "./unknown-address.ts";

describe("an unknown article", () => {
  const go = vi.fn();
  beforeEach(() => {
    go.mockClear();
    serveIndex();
    document.body.innerHTML =
      "<div data-lookup data-nearest=Nearest data-article=Article><h2>Newest</h2><ol><li>One</li></ol></div>";
  });
  const state = () => document.querySelector<HTMLElement>("[data-lookup]")?.dataset["state"];
  const at = (path: string) => {
    history.replaceState(null, "", path);
    return unknownArticle(go);
  };
  const heading = () => document.querySelector("h2")?.textContent;
  const found = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));

  it.each([
    "/blog/How-Dunning-Can-Help/",
    "/blog/how-dunning-can-help.html",
    "/blog/how%20dunning%20can%20help/",
    "/blog/howdunningcanhelp/",
    "/blog/2023/how-dunning-can-help/",
  ])("%s is a variant of an existing one: it goes there", async (path) => {
    await at(`${path}?utm_source=x#part`);
    expect(go).toHaveBeenCalledWith("/blog/how-dunning-can-help/?utm_source=x#part");
  });

  it.each([
    ["/blog/dunning/", "a word of it"],
    ["/blog/guide-to-dunning-for-stores/", "some words of it"],
  ])("%s shows the closest: %s", async (path) => {
    await at(path);
    expect(go).not.toHaveBeenCalled();
    expect([heading(), found()[0], state()]).toEqual([
      "Nearest",
      "/blog/how-dunning-can-help/",
      "done",
    ]);
  });

  it("does not redirect from the article's own address", async () => {
    await at("/blog/how-dunning-can-help/");
    expect(go).not.toHaveBeenCalled();
  });

  it("shows the newest if the index does not load", async () => {
    vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
    await at("/blog/dunning/");
    expect([heading(), state()]).toEqual(["Newest", "done"]);
  });
});

describe("an unknown page", () => {
  beforeEach(() => {
    serveIndex();
    document.body.innerHTML = `
    <header><a href="/">Home</a><a href="/pricing/">Pricing</a><a href="https://x.example/prices">X</a></header>
    <div data-nearest-pages>
      <section hidden><h2>Nearest</h2><ul></ul></section>
      <ul><li class="line"><a href="/">Home</a></li></ul>
    </div>
    <footer><a href="/contact-sales/">Contact sales</a></footer>`;
  });
  const at = async (path: string) => {
    history.replaceState(null, "", path);
    await unknownPage();
    return [...document.querySelectorAll("section a")].map((link) => link.getAttribute("href"));
  };

  it.each([
    ["/priceing/", "/pricing/", "a typo"],
    ["/Pricing.html", "/pricing/", "the ending of a file"],
    ["/contactsales", "/contact-sales/", "a missing hyphen"],
    ["/articles/dunning/", "/blog/how-dunning-can-help/", "a word of a page"],
  ])("%s offers %s first: %s", async (path, first) => {
    expect((await at(path))[0]).toBe(first);
    expect(document.querySelector("section")?.hidden).toBe(false);
  });

  it("shows only the other links if nothing is close", async () => {
    expect(await at("/xylophone/")).toEqual([]);
    expect(document.querySelector("section")?.hidden).toBe(true);
    expect(document.querySelector<HTMLElement>("[data-nearest-pages]")?.dataset["state"]).toBe(
      "done",
    );
  });
});
