// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { serveIndex } from "./index.fixture.ts";
import { lookup, slugOf } from "./lookup.ts";

describe("the slug of an address", () => {
  it.each([
    ["/blog/a-post/", "a-post"],
    ["/blog/A_Post", "A_Post"],
    ["/blog/a-post.html", "a-post"],
    ["/blog/a%20post/", "a post"],
    ["/blog/a%E0post/", "a%E0post"],
    ["/blog/2023/03/a-post/", "a-post"],
    ["/", ""],
  ])("%s: %s", (path, slug) => {
    expect(slugOf(path)).toBe(slug);
  });
});

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
    return lookup(go);
  };
  const heading = () => document.querySelector("h2")?.textContent;
  const found = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));

  it.each([
    "/blog/How-Dunning-Can-Help/",
    "/blog/how-dunning-can-help.html",
    "/blog/how%20dunning%20can%20help/",
    "/blog/how--dunning-can-help/",
    "/blog/howdunningcanhelp/",
    "/blog/how_dunning_can_help/",
    "/blog/2023/how-dunning-can-help/",
  ])("%s is written otherwise than one there is: it goes there", async (path) => {
    await at(`${path}?utm_source=x#part`);
    expect(go).toHaveBeenCalledWith("/blog/how-dunning-can-help/?utm_source=x#part");
  });

  it.each([
    ["/blog/dunning/", "a word of it"],
    ["/blog/how-duning-can-hlp/", "two slips"],
    ["/blog/guide-to-dunning-for-stores/", "some words of it"],
  ])("%s shows the nearest: %s", async (path) => {
    await at(path);
    expect(go).not.toHaveBeenCalled();
    expect([heading(), found()[0], state()]).toEqual([
      "Nearest",
      "/blog/how-dunning-can-help/",
      "done",
    ]);
  });

  it("that resembles none keeps the newest", async () => {
    await at("/blog/xylophone/");
    expect([heading(), found(), state()]).toEqual(["Newest", [], "done"]);
  });

  it("goes nowhere from the address itself", async () => {
    await at("/blog/how-dunning-can-help/");
    expect(go).not.toHaveBeenCalled();
  });

  it("keeps the newest where the index does not come", async () => {
    vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
    vi.resetModules();
    const fresh = await import("./lookup.ts");
    history.replaceState(null, "", "/blog/dunning/");
    await fresh.lookup(go);
    expect([heading(), state()]).toEqual(["Newest", "done"]);
  });
});
