// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { start } from "#script/start.fixture.ts";
import { cardTransition } from "./card-transition.ts";

// tests/browser/post.test.ts follows a card to its post; the way back needs an address that jsdom has not visited.
it("on the way back, the post's card has the post's names, and the others none, until it is over", async () => {
  const card = (href: string) =>
    `<article data-card><div data-card-picture></div><h3 data-card-title><a href="${href}">T</a></h3></article>`;
  history.replaceState(null, "", "/blog/");
  document.body.innerHTML = card("/blog/one/") + card("/blog/two/");
  const names = () =>
    [...document.querySelectorAll<HTMLElement>("[style*=view-transition-name]")].map((element) => [
      element.style.viewTransitionName,
      element.closest("[data-card]")?.querySelector("a")?.pathname,
    ]);
  /** jsdom has no transitions between pages. */
  const comeFrom = (path: string, viewTransition: object | null) => {
    vi.stubGlobal("navigation", { activation: { from: { url: location.origin + path } } });
    dispatchEvent(Object.assign(new Event("pagereveal"), { viewTransition }));
  };
  start(cardTransition);
  const { promise: finished, resolve } = Promise.withResolvers<undefined>();
  comeFrom("/search/", { finished });
  comeFrom("/blog/two/", null);
  expect(names()).toEqual([]);
  comeFrom("/blog/two/?from=list#end", { finished });
  expect(names()).toEqual([
    ["post-picture", "/blog/two/"],
    ["post-title", "/blog/two/"],
  ]);
  resolve(undefined);
  await vi.waitFor(() => {
    expect(names()).toEqual([]);
  });
});
