// @vitest-environment jsdom
import { fireEvent } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { start } from "#script/start.fixture.ts";
import { cardTransition, footerReveal } from "./motion.ts";

const card = (href: string) =>
  `<article data-card><div data-card-picture></div><h3 data-card-title><a href="${href}">T</a></h3></article>`;

beforeEach(() => {
  history.replaceState(null, "", "/blog/");
  document.body.innerHTML = card("/blog/one/") + card("/blog/two/");
});

/** Every element's name, by what it is. */
const names = () =>
  [...document.querySelectorAll<HTMLElement>("[style*=view-transition-name]")].map((element) => [
    Object.keys(element.dataset)[0],
    element.style.viewTransitionName,
    element.closest("[data-card]")?.querySelector("a")?.pathname,
  ]);

/** jsdom knows no transitions between pages, and no such style property. */
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
  "at %s the card of the post has the post's names, the others none, until it is over",
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

it("from post to post the page's own parts do without their names meanwhile", async () => {
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

it("names nothing for a page that no card leads to, nor without a transition", () => {
  start(cardTransition);
  change("pageswap", `${origin}/search/`);
  change("pageswap", `${origin}/blog/two/`, true);
  expect(names()).toEqual([]);
});

describe("the footer", () => {
  /** What watches the footer, so that a test can tell it of a new size. */
  let resized: (() => void) | undefined;
  const observed: Element[] = [];

  beforeEach(() => {
    resized = undefined;
    observed.length = 0;
    // jsdom lays nothing out and so has no observer of sizes.
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(callback: () => void) {
          resized = callback;
        }
        observe(element: Element) {
          observed.push(element);
        }
      },
    );
    vi.stubGlobal("innerHeight", 800);
    document.body.innerHTML =
      "<main><a href='#'>Link</a></main><footer data-reveal><a href='/'>Home</a></footer>";
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    delete document.documentElement.dataset["keyboard"];
  });

  const footer = () => document.querySelector("footer") ?? document.body;

  function resizeTo(height: number): void {
    Object.defineProperty(footer(), "offsetHeight", { value: height, configurable: true });
    resized?.();
  }

  describe("a footer", () => {
    it.each([
      [720, true],
      [721, false],
      [2000, false],
    ])("of %i px in a window of 800 is fixed: %s", (height, fits) => {
      start(footerReveal);
      expect(observed).toEqual([footer()]);
      resizeTo(height);
      expect(footer().hasAttribute("data-fits")).toBe(fits);
    });

    it("is revealed again when it has become small enough", () => {
      start(footerReveal);
      resizeTo(900);
      resizeTo(300);
      expect(footer().hasAttribute("data-fits")).toBe(true);
    });

    it("is not looked for where a page has none", () => {
      document.body.innerHTML = "";
      start(footerReveal);
      expect(observed).toEqual([]);
    });
  });

  describe("the keyboard", () => {
    const byKeyboard = () => "keyboard" in document.documentElement.dataset;

    it("is noted while Tab moves the focus, until the pointer is used", () => {
      start(footerReveal);
      fireEvent.keyDown(document.body, { key: "a" });
      expect(byKeyboard()).toBe(false);
      fireEvent.keyDown(document.body, { key: "Tab" });
      expect(byKeyboard()).toBe(true);
      fireEvent.pointerDown(document.body);
      expect(byKeyboard()).toBe(false);
    });

    it.each([
      ["in the footer by keyboard", "footer a", true, true],
      ["in the footer by pointer", "footer a", false, false],
      ["elsewhere by keyboard", "main a", true, false],
    ])("focus %s: the window follows to %s: %s, %s", (_, selector, byTab, follows) => {
      const scrolled = vi.fn();
      start(footerReveal);
      if (byTab) fireEvent.keyDown(document.body, { key: "Tab" });
      const link = document.querySelector(selector);
      if (!link) throw new Error(`no ${selector}`);
      // jsdom has no window to scroll.
      link.scrollIntoView = scrolled;
      fireEvent.focusIn(link);
      expect(scrolled.mock.calls).toEqual(follows ? [[{ block: "nearest" }]] : []);
    });
  });
});
