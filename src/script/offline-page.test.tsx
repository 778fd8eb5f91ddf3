// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { until } from "#tests/support/patience.ts";
import { shipped } from "#content/shipped.fixture.ts";
import { Offline } from "#sections/error/ErrorPages.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The page with these pages kept: titles by path, the last visit at the end. */
async function open(kept: Readonly<Record<string, string>> | Error): Promise<void> {
  document.body.innerHTML = renderToStaticMarkup(<Offline words={shipped("offline")} />);
  const cache = {
    keys: () => Promise.resolve(Object.keys(kept).map((path) => ({ url: location.origin + path }))),
    match: ({ url }: { readonly url: string }) => {
      const title = (kept as Readonly<Record<string, string>>)[new URL(url).pathname] ?? "";
      return Promise.resolve({ text: () => Promise.resolve(`<title>${title}</title>`) });
    },
  };
  vi.stubGlobal("caches", {
    open: () => (kept instanceof Error ? Promise.reject(kept) : Promise.resolve(cache)),
  });
  vi.resetModules();
  await import("./offline-page.ts");
}

const links = () =>
  [...document.querySelectorAll("[data-seen] a")].map(
    (link) => `${link.getAttribute("href") ?? ""} ${link.textContent}`,
  );
const none = () => document.querySelector<HTMLElement>("[data-none]")?.hidden === false;

it("lists the kept pages, the last visit first, each by its own title", async () => {
  await open({
    "/a/": "",
    "/b/": "Rock &#x27;n&#39; roll &lt;3 &nbsp; | Shop",
    "/c/": "C &amp; D",
  });
  await until(() =>
    expect(links()).toEqual(["/c/ C & D", "/b/ Rock 'n' roll <3 &nbsp;", "/a/ /a/"]),
  );
  expect(none()).toBe(false);
});

it.each([{}, new Error("blocked")])(
  "says so if nothing is kept, or nothing can be",
  async (kept) => {
    await open(kept);
    await until(() => expect(none()).toBe(true));
    expect(links()).toEqual([]);
  },
);
