// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { featureList } from "./features.ts";
import { FeatureItem } from "#sections/home/FeatureList.tsx";

const features = ["dunning", "kiosk", "nova"] as const;
/** What the observers watch, and how to notify them. */
const observers: { tell: (entries: object[]) => void; root: string }[] = [];
const fetched = vi.fn<(address: string) => Promise<{ ok: boolean }>>();
let narrow = false;

beforeEach(() => {
  vi.useFakeTimers();
  observers.length = 0;
  narrow = false;
  // jsdom has no window to scroll.
  HTMLElement.prototype.scrollIntoView = () => undefined;
  fetched.mockReset().mockResolvedValue({ ok: true });
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return narrow;
    },
  }));
  // jsdom has no layout, so it has no IntersectionObserver.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: object[]) => void, { rootMargin = "" } = {}) {
        observers.push({ tell, root: rootMargin });
      }
      observe = () => undefined;
    },
  );
  document.body.innerHTML = renderToStaticMarkup(
    <section data-features="">
      <div data-feature-media="" role="img" aria-label="">
        <svg data-drawing="drawing">
          <use />
        </svg>
        <p>It did not arrive.</p>
      </div>
      {features.map((id, i) => (
        <FeatureItem
          key={id}
          feature={{ id, group: "data", title: id, picture: `The picture of ${id}` }}
          chosen={i === 0}
        />
      ))}
    </section>,
  );
  featureList();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const section = () => document.querySelector("section") ?? document.body;
const settled = () => vi.advanceTimersByTimeAsync(210);
const shown = () => document.querySelector("use")?.getAttribute("href") ?? null;
const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const label = (name: string) => radio(name).closest("label") ?? document.body;

/** The section enters or leaves the view. */
async function scrollTo(isIntersecting: boolean): Promise<void> {
  observers.find(({ root }) => root === "")?.tell([{ isIntersecting }]);
  await settled();
}

/** Names scroll past the band in which they are chosen. */
async function pass(...names: string[]): Promise<void> {
  const entries = names.map((name) => ({ isIntersecting: true, target: label(name) }));
  observers.find(({ root }) => root !== "")?.tell(entries);
  await settled();
}

async function hover(name: string): Promise<void> {
  const event = new MouseEvent("pointerover", { bubbles: true });
  Object.defineProperty(event, "pointerType", { value: "mouse" });
  label(name).dispatchEvent(event);
  await settled();
}

describe("before the section is in view", () => {
  it("fetches no picture", async () => {
    await hover("nova");
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe("on a wide window", () => {
  it("shows the chosen picture with the section, and hides its panel with it", async () => {
    await scrollTo(true);
    expect(fetched.mock.calls).toEqual([["/pictures/dunning.svg"]]);
    expect(shown()).toBe("/pictures/dunning.svg#drawing");
    expect(section().hasAttribute("data-in-view")).toBe(true);
    await scrollTo(false);
    expect(section().hasAttribute("data-in-view")).toBe(false);
  });

  it("chooses by hover, and fetches only what it shows", async () => {
    await scrollTo(true);
    await hover("nova");
    expect(radio("nova").checked).toBe(true);
    expect(shown()).toBe("/pictures/nova.svg#drawing");
    expect(screen.getByRole("img").ariaLabel).toBe("The picture of nova");
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("fetches nothing for a name that the pointer only passes", async () => {
    await scrollTo(true);
    void hover("kiosk");
    await hover("nova");
    expect(fetched.mock.calls).toEqual([["/pictures/dunning.svg"], ["/pictures/nova.svg"]]);
  });

  it("shows the keyboard's choice", async () => {
    await scrollTo(true);
    fireEvent.click(radio("kiosk"));
    await settled();
    expect(shown()).toBe("/pictures/kiosk.svg#drawing");
  });

  it("chooses nothing by scrolling", async () => {
    await scrollTo(true);
    await pass("nova");
    expect(radio("dunning").checked).toBe(true);
  });
});

describe("on a narrow window", () => {
  beforeEach(() => {
    narrow = true;
  });

  it("chooses the name that scrolls by, the last of several", async () => {
    await scrollTo(true);
    await pass("dunning", "kiosk");
    expect(radio("kiosk").checked).toBe(true);
    expect(shown()).toBe("/pictures/kiosk.svg#drawing");
  });

  it("keeps a tapped choice until the visitor scrolls on", async () => {
    await scrollTo(true);
    fireEvent.click(radio("nova"));
    await pass("kiosk");
    expect(radio("nova").checked).toBe(true);
    vi.stubGlobal("scrollY", 100);
    document.dispatchEvent(new Event("scroll"));
    await pass("kiosk");
    expect(radio("nova").checked).toBe(true);
    vi.stubGlobal("scrollY", 200);
    document.dispatchEvent(new Event("scroll"));
    await pass("kiosk");
    expect(radio("kiosk").checked).toBe(true);
  });

  it("chooses nothing by hover, and keeps the panel once it has appeared", async () => {
    await scrollTo(true);
    await hover("nova");
    expect(radio("dunning").checked).toBe(true);
    await scrollTo(false);
    expect(section().hasAttribute("data-in-view")).toBe(true);
  });
});

describe("a picture that does not load", () => {
  it("leaves the previous one, and is requested again", async () => {
    await scrollTo(true);
    fetched.mockRejectedValueOnce(new Error("offline"));
    await hover("nova");
    expect(shown()).toBe("/pictures/dunning.svg#drawing");
    expect(screen.getByRole("img").dataset["state"]).toBe("failed");
    expect(screen.getByRole("img").ariaLabel).toBe("It did not arrive.");
    await hover("nova");
    expect(shown()).toBe("/pictures/nova.svg#drawing");
    expect(screen.getByRole("img").dataset["state"]).toBeUndefined();
  });

  it("that comes late does not replace a later choice", async () => {
    await scrollTo(true);
    const late = Promise.withResolvers<{ ok: boolean }>();
    fetched.mockReturnValueOnce(late.promise);
    await hover("kiosk");
    await hover("nova");
    late.resolve({ ok: true });
    await settled();
    expect(shown()).toBe("/pictures/nova.svg#drawing");
  });
});
