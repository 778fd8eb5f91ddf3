// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { nameOf } from "#worker/names.ts";
import { shipped } from "#content/shipped.fixture.ts";
import { Offline } from "#sections/error/ErrorPages.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The page with so much kept: title by the cache's name; and what the worker noted of the order of visits. */
async function open(kept: Readonly<Record<string, string>>, order?: string): Promise<void> {
  document.body.innerHTML = renderToStaticMarkup(<Offline words={shipped("offline")} />);
  vi.stubGlobal("caches", {
    keys: () => Promise.resolve(Object.keys(kept)),
    match: (_: string, { cacheName }: { readonly cacheName: string }) => {
      if (cacheName === "pages order") return Promise.resolve(order && new Response(order));
      const title = kept[cacheName];
      return Promise.resolve(
        title ? { text: () => Promise.resolve(`<title>${title}</title>`) } : undefined,
      );
    },
  });
  vi.resetModules();
  await import("./index.ts");
}

const links = () =>
  [...document.querySelectorAll("[data-seen] a")].map(
    (link) => `${link.getAttribute("href") ?? ""} ${link.textContent}`,
  );
const none = () => document.querySelector<HTMLElement>("[data-none]")?.hidden === false;

it("lists each page that was seen once, the last one first, by its own title", async () => {
  await open({
    [nameOf("b1", "/offline/")]: "No connection",
    [nameOf("b1", "/a/")]: "Old &amp; gone | Shop",
    [nameOf("b1", "/b/")]: "Rock &#x27;n&#39; roll &lt;3 &nbsp; | Shop",
    [nameOf("b2", "/a/")]: "New | Shop",
    [nameOf("b2", "/c/")]: "",
    "another cache": "None of ours",
  });
  await vi.waitFor(() => expect(links()).toEqual(["/a/ New", "/b/ Rock 'n' roll <3 &nbsp;"]));
  expect(none()).toBe(false);
});

it("lists by the last visit, not by the first", async () => {
  const kept = ["/c/", "/a/", "/b/"].map((path) => [nameOf("b1", path), path.slice(1, 2)]);
  await open({ ...Object.fromEntries(kept), "pages order": "" }, "/b/ /gone/ /a/");
  await vi.waitFor(() => expect(links()).toEqual(["/a/ a", "/b/ b", "/c/ c"]));
});

it("says so where nothing is kept, or nothing may be", async () => {
  await open({ [nameOf("b1", "/offline/")]: "No connection" });
  await vi.waitFor(() => expect(none()).toBe(true));
  expect(links()).toEqual([]);
  vi.stubGlobal("caches", { keys: () => Promise.reject(new Error("blocked")) });
  document.querySelector<HTMLElement>("[data-none]")?.setAttribute("hidden", "");
  vi.resetModules();
  await import("./index.ts");
  await vi.waitFor(() => expect(none()).toBe(true));
});
