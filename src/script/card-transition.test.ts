// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { start } from "#script/start.fixture.ts";
import { cardTransition } from "./card-transition.ts";

const card = (href: string) =>
  `<article data-card><div data-card-picture></div><h3 data-card-title><a href="${href}">T</a></h3></article>`;

beforeEach(() => {
  history.replaceState(null, "", "/blog/");
  document.body.innerHTML = card("/blog/one/") + card("/blog/two/");
});

/** Every element's transition name. */
const names = () =>
  [...document.querySelectorAll<HTMLElement>("[style*=view-transition-name]")].map((element) => [
    Object.keys(element.dataset)[0],
    element.style.viewTransitionName,
    element.closest("[data-card]")?.querySelector("a")?.pathname,
  ]);

/** jsdom has neither transitions between pages nor this style property. */
function change(type: "pageswap" | "pagereveal", address: string, reduced = false) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const event = Object.assign(new Event(type), {
    viewTransition: reduced ? null : { finished: promise },
    activation: { entry: { url: address } },
  });
  vi.stubGlobal("navigation", { activation: { from: { url: address } } });
  window.dispatchEvent(event);
  return async () => {
    resolve(undefined);
    await promise;
    await Promise.resolve();
  };
}

const origin = "http://localhost:3000";

it.each(["pageswap", "pagereveal"] as const)(
  "at %s, the post's card has the post's names, and the others none, until it is over",
  async (type) => {
    start(cardTransition);
    const over = change(type, `${origin}/blog/two/?from=list#end`);
    expect(names()).toEqual([
      ["cardPicture", "post-picture", "/blog/two/"],
      ["cardTitle", "post-title", "/blog/two/"],
    ]);
    await over();
    expect(names()).toEqual([]);
  },
);

it("from post to post, the page's own parts drop their names meanwhile", async () => {
  history.replaceState(null, "", "/blog/one/");
  document.body.insertAdjacentHTML(
    "afterbegin",
    "<h1 data-post-title></h1><div data-post-picture></div>",
  );
  start(cardTransition);
  const over = change("pageswap", `${origin}/blog/two/`);
  expect(names().map(([what, name]) => [what, name])).toEqual([
    ["postTitle", "none"],
    ["postPicture", "none"],
    ["cardPicture", "post-picture"],
    ["cardTitle", "post-title"],
  ]);
  await over();
  expect(names()).toEqual([]);
});

it("names nothing for a page that no card leads to, or without a transition", () => {
  start(cardTransition);
  change("pageswap", `${origin}/search/`);
  change("pageswap", `${origin}/blog/two/`, true);
  expect(names()).toEqual([]);
});
