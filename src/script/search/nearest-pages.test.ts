// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { serveIndex } from "./index.fixture.ts";
import { nearestPages } from "./nearest-pages.ts";

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
  await nearestPages();
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

it("offers no page twice, and four at most", async () => {
  const found = await at("/plenty-dunning/");
  expect(found.length).toBeLessThanOrEqual(4);
  expect(new Set(found).size).toBe(found.length);
});

it("shows the ways on alone where nothing is near", async () => {
  expect(await at("/xylophone/")).toEqual([]);
  expect(document.querySelector("section")?.hidden).toBe(true);
  expect(document.querySelector<HTMLElement>("[data-nearest-pages]")?.dataset["state"]).toBe(
    "done",
  );
});

it("works by the links of the page where the index does not come", async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await at("/priceing/")).toEqual(["/pricing/"]);
});
