// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { until } from "#tests/support/patience.ts";
import { start } from "#script/start.fixture.ts";
import { cardTransition } from "./card-transition.ts";

// tests/browser/post.test.ts follows a card to its post; the way back needs an address that jsdom has not visited.
it("on the way back, the post's card is marked, and no other, until it is over", async () => {
  const card = (href: string) => `<article data-card><a href="${href}">T</a></article>`;
  history.replaceState(null, "", "/blog/");
  document.body.innerHTML = card("/blog/one/") + card("/blog/two/");
  const marked = () =>
    [...document.querySelectorAll("[data-turning] a")].map((link) => link.getAttribute("href"));
  /** jsdom has no transitions between pages. */
  const comeFrom = (path: string, viewTransition: object | null) => {
    vi.stubGlobal("navigation", { activation: { from: { url: location.origin + path } } });
    dispatchEvent(Object.assign(new Event("pagereveal"), { viewTransition }));
  };
  start(cardTransition);
  const { promise: finished, resolve } = Promise.withResolvers<undefined>();
  comeFrom("/search/", { finished });
  comeFrom("/blog/two/", null);
  expect(marked()).toEqual([]);
  comeFrom("/blog/two/?from=list#end", { finished });
  expect(marked()).toEqual(["/blog/two/"]);
  resolve(undefined);
  await until(() => expect(marked()).toEqual([]));
});
