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
          feature={{
            id,
            group: id === "nova" ? "agents" : "data",
            title: id,
            picture: `The picture of ${id}`,
          }}
          chosen={i === 0}
        />
      ))}
      <input type="radio" name="feature-group" value="agents" aria-label="Agents" />
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

// tests/browser/home.test.ts shows the pictures by hover, scroll, tap and keyboard.
describe("on a wide window", () => {
  it("fetches nothing before the section is in view, nor for a name that the pointer only passes", async () => {
    await hover("nova");
    expect(fetched).not.toHaveBeenCalled();
    await scrollTo(true);
    void hover("kiosk");
    await hover("dunning");
    expect(fetched.mock.calls).toEqual([["/pictures/nova.svg"], ["/pictures/dunning.svg"]]);
    expect(screen.getByRole("img").ariaLabel).toBe("The picture of dunning");
  });
});

describe("on a narrow window", () => {
  beforeEach(async () => {
    narrow = true;
    await scrollTo(true);
  });
  const scrollPageTo = (y: number) => {
    vi.stubGlobal("scrollY", y);
    document.dispatchEvent(new Event("scroll"));
  };

  it("is the first of a group that is chosen", async () => {
    await scrollTo(true);
    fireEvent.click(radio("Agents"));
    await settled();
    expect(radio("nova").checked).toBe(true);
    expect(shown()).toBe("/pictures/nova.svg#drawing");
  });

  it("keeps a tapped choice until the visitor scrolls on", async () => {
    fireEvent.click(radio("nova"));
    for (const [y, chosen] of [
      [0, "nova"],
      [100, "nova"],
      [200, "kiosk"],
    ] as const) {
      scrollPageTo(y);
      await pass("kiosk");
      expect(radio(chosen).checked).toBe(true);
    }
  });

  it("chooses nothing by hover, and keeps the panel once it has appeared", async () => {
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
