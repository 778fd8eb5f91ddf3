// @vitest-environment jsdom
import { fireEvent } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { start } from "#script/start.fixture.ts";
import { footerReveal } from "./footer.ts";

describe("the footer", () => {
  /** The footer's observer, so that a test can report a new size to it. */
  let resized: (() => void) | undefined;
  const observed: Element[] = [];

  beforeEach(() => {
    resized = undefined;
    observed.length = 0;
    // jsdom has no layout, so it has no ResizeObserver.
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

  function startAndScroll(): void {
    start(footerReveal);
    document.dispatchEvent(new Event("scroll"));
  }

  function resizeTo(height: number): void {
    Object.defineProperty(footer(), "offsetHeight", { value: height, configurable: true });
    resized?.();
  }

  describe("a footer", () => {
    it.each([
      [720, true],
      [721, false],
      [2000, false],
    ])("of %i px in a window of 800 px is fixed: %s", (height, fits) => {
      startAndScroll();
      expect(observed).toEqual([footer()]);
      resizeTo(height);
      expect(footer().hasAttribute("data-fits")).toBe(fits);
    });

    it("stays in its place until the page scrolls", () => {
      start(footerReveal);
      expect(observed).toEqual([]);
    });

    it("is revealed again when it has become small enough", () => {
      startAndScroll();
      resizeTo(900);
      resizeTo(300);
      expect(footer().hasAttribute("data-fits")).toBe(true);
    });

    it("is not watched on a page without one", () => {
      document.body.innerHTML = "";
      startAndScroll();
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
