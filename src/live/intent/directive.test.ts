// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import intent from "./directive.ts";

const seen: { type: string; detail: unknown; pending: boolean }[] = [];
for (const type of ["live:ready", "live:error"])
  document.addEventListener(type, (event) => {
    if (event instanceof CustomEvent && event.target instanceof Element)
      seen.push({ type, detail: event.detail, pending: event.target.hasAttribute("data-pending") });
  });

interface Island {
  island: HTMLElement;
  find: (selector: string) => HTMLElement;
  /** Ends the loading: by the function that hydrates, or by what went wrong. */
  come: (hydrate: () => Promise<void>) => void;
  load: ReturnType<typeof vi.fn<() => Promise<() => Promise<void>>>>;
}

/** An island with `html` in a section, started as Astro starts it. */
const start = (html: string, around = "<section><h2></h2><i></i></section>"): Island => {
  document.body.innerHTML = around;
  const island = document.createElement("astro-island");
  island.setAttribute("ssr", "");
  island.innerHTML = html;
  document.querySelector("i")?.replaceWith(island);
  let come: Island["come"] = () => undefined;
  const load = vi.fn(() => new Promise<() => Promise<void>>((resolve) => (come = resolve)));
  intent(load, { name: "Test", value: "" }, island);
  const find = (selector: string): HTMLElement => {
    const found = document.querySelector(selector);
    if (!(found instanceof HTMLElement)) throw new Error(`no ${selector}`);
    return found;
  };
  return { island, find, load, come: (hydrate) => come(hydrate) };
};

/** An island whose own markup is still arriving. */
const arriving = (html: string): HTMLElement => {
  document.body.innerHTML = `<section><astro-island ssr>${html}</astro-island></section>`;
  const island = document.querySelector("astro-island");
  if (!(island instanceof HTMLElement)) throw new Error("no island");
  return island;
};

/** What Astro does to a live island. */
const hydrate = (island: Element) => (): Promise<void> => {
  island.removeAttribute("ssr");
  island.dispatchEvent(new CustomEvent("astro:hydrate"));
  return Promise.resolve();
};

const settled = () => vi.waitFor(() => expect(seen).toHaveLength(1));

beforeEach(() => {
  seen.length = 0;
});

describe("while its own markup is still arriving", () => {
  it("holds what is pressed and sent, and gives it back once it is live", async () => {
    const island = arriving('<form><button name="a">A</button></form>');
    const button = island.querySelector("button");
    button?.click();
    let come: (hydrate: () => Promise<void>) => void = () => undefined;
    const load = vi.fn(() => new Promise<() => Promise<void>>((resolve) => (come = resolve)));
    intent(load, { name: "Test", value: "" }, island);
    expect(load).toHaveBeenCalledTimes(1);
    expect(island.hasAttribute("data-pending")).toBe(true);
    expect(button?.hasAttribute("data-pressed")).toBe(true);
    come(hydrate(island));
    await settled();
    const held = seen[0]?.detail as { event: Event }[];
    expect(held.map(({ event }) => [event.type, event.defaultPrevented])).toEqual([
      ["click", false],
      ["submit", true],
    ]);
  });

  it("wakes for who is in one of its fields", () => {
    const island = arriving("<input>");
    island.querySelector("input")?.focus();
    const load = vi.fn(() => new Promise<() => Promise<void>>(() => undefined));
    intent(load, { name: "Test", value: "" }, island);
    expect(load).toHaveBeenCalledTimes(1);
    expect(island.hasAttribute("data-pending")).toBe(false);
  });

  it("sleeps on where nothing was done", () => {
    const island = arriving("<button>A</button>");
    const load = vi.fn(() => new Promise<() => Promise<void>>(() => undefined));
    intent(load, { name: "Test", value: "" }, island);
    expect(load).not.toHaveBeenCalled();
  });
});

describe("what wakes an island", () => {
  it.each(["pointerover", "pointerdown", "focusin", "keydown"])(
    "%s in its section, once",
    (type) => {
      const { find, load } = start("<p></p>");
      expect(load).not.toHaveBeenCalled();
      find("h2").dispatchEvent(new Event(type, { bubbles: true }));
      find("h2").dispatchEvent(new Event(type, { bubbles: true }));
      expect(load).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ["the live section", "<div data-live-section><u></u><section><i></i></section></div>", true],
    ["not what is around its section", "<div><u></u><section><i></i></section></div>", false],
    ["its parent where no section is", "<u></u><i></i>", true],
  ])("%s", (_name, around, wakes) => {
    const { find, load } = start("<p></p>", around);
    find("u").dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(wakes ? 1 : 0);
  });

  it("nothing where it is hydrated already", () => {
    const { island, find, load } = start("<button></button>");
    find("h2").dispatchEvent(new Event("pointerover", { bubbles: true }));
    island.dispatchEvent(new CustomEvent("astro:hydrate"));
    island.removeAttribute("ssr");
    intent(load, { name: "Test", value: "" }, island);
    find("button").click();
    expect(load).toHaveBeenCalledOnce();
    expect(island.hasAttribute("data-pending")).toBe(false);
  });

  it("it once, though it was moved and Astro started it again", () => {
    const { island, find, load } = start("<button></button>");
    intent(load, { name: "Test", value: "" }, island);
    find("button").click();
    expect(load).toHaveBeenCalledOnce();
  });

  it("it anew, once it is back in the document", async () => {
    const { island, find, load, come } = start("<button></button>");
    find("button").click();
    island.remove();
    const hydrated = vi.fn(() => Promise.resolve());
    come(hydrated);
    await vi.waitFor(() => expect(hydrated).toHaveBeenCalled());
    find("section").append(island);
    find("button").click();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe("what it holds", () => {
  it("clicks, submits and keys, in order, with their marks until it is live", async () => {
    const { island, find, come } = start(
      "<form><button></button></form><div role=button tabindex=0></div>",
    );
    find("button").click();
    find("div").dispatchEvent(
      new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true }),
    );
    expect(island.querySelectorAll("[data-pressed]")).toHaveLength(2);
    expect(island.hasAttribute("data-pending")).toBe(true);
    come(hydrate(island));
    await settled();
    const [ready] = seen;
    const types = Array.isArray(ready?.detail)
      ? ready.detail.map((held: { event: Event }) => held.event.type)
      : [];
    expect(types).toEqual(["click", "submit", "keydown"]);
    expect(ready).toMatchObject({ type: "live:ready", pending: false });
    expect(island.querySelectorAll("[data-pressed]")).toHaveLength(0);
  });

  it("prevents the default of submits and held keys, not of clicks and other keys", () => {
    const { find } = start("<form></form><a href='#x'></a><div role=button></div>");
    const kept = (selector: string, event: Event) => find(selector).dispatchEvent(event);
    const init = { bubbles: true, cancelable: true };
    expect(kept("form", new SubmitEvent("submit", init))).toBe(false);
    expect(kept("div", new KeyboardEvent("keydown", { ...init, key: "Enter" }))).toBe(false);
    expect(kept("div", new KeyboardEvent("keydown", { ...init, key: "Tab" }))).toBe(true);
    expect(kept("a", new MouseEvent("click", init))).toBe(true);
  });

  it("nothing of an island within it", () => {
    const { island, find } = start("<astro-island><button></button></astro-island>");
    find("button").click();
    expect(island.hasAttribute("data-pending")).toBe(false);
  });

  it("a click beside any control without a mark", () => {
    const { island, find } = start("<p></p>");
    find("p").click();
    expect(island.hasAttribute("data-pending")).toBe(false);
  });
});

describe("a dropped file", () => {
  const drop = (type: string, files: FileList | null): Event =>
    Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
      dataTransfer: { files },
    });

  it("goes into the file chooser, and wakes the island", () => {
    const { find, load } = start("<p></p><input type=file>");
    const chooser = find("input") as HTMLInputElement;
    const { files } = document.createElement("input");
    const given = vi.spyOn(chooser, "files", "set").mockImplementation(() => undefined);
    expect(find("p").dispatchEvent(drop("dragover", files))).toBe(false);
    expect(given).not.toHaveBeenCalled();
    expect(find("p").dispatchEvent(drop("drop", files))).toBe(false);
    expect(given).toHaveBeenCalledExactlyOnceWith(files);
    expect(load).toHaveBeenCalledOnce();
  });

  it("is the browser's where the island takes none", () => {
    const { find, load } = start("<p></p>");
    expect(find("p").dispatchEvent(drop("drop", null))).toBe(true);
    expect(load).not.toHaveBeenCalled();
  });
});

describe("a failure", () => {
  /** Submits by the button, lets the loading fail, and tells by which element it was submitted natively. */
  const failing = async (html: string): Promise<Element | null | undefined> => {
    const { island, find, come } = start(html);
    const submit = () => new SubmitEvent("submit", { bubbles: true, cancelable: true });
    const submitted = vi
      .spyOn(HTMLFormElement.prototype, "requestSubmit")
      .mockImplementation(() => {
        expect(find("form").dispatchEvent(submit()), "the browser's own").toBe(true);
      });
    find("form").dispatchEvent(
      new SubmitEvent("submit", { submitter: find("button"), bubbles: true, cancelable: true }),
    );
    come(() => Promise.reject(new Error("no props")));
    await settled();
    expect(seen).toMatchObject([{ type: "live:error", detail: { error: new Error("no props") } }]);
    expect(island.hasAttribute("data-failed")).toBe(true);
    expect(island.hasAttribute("data-pending")).toBe(false);
    const [call] = submitted.mock.calls;
    submitted.mockRestore();
    return call?.[0];
  };

  it.each([
    ["<form action=/a><button></button></form>", true],
    ["<form><button formaction=/b></button></form>", true],
    ["<form><button></button></form>", false],
    ['<form action="javascript:throw new Error(1)"><button></button></form>', false],
  ])("submits %s natively: %s", async (html, natively) => {
    const submitter = await failing(html);
    expect(submitter?.localName).toBe(natively ? "button" : undefined);
  });

  it("is not tried again by the focus alone", async () => {
    const { find, load, come } = start("<input>");
    find("input").focus();
    expect(load).toHaveBeenCalledTimes(1);
    come(() => Promise.reject(new Error("no props")));
    await settled();
    await new Promise((resolve) => setTimeout(resolve));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("of the island around is its own; of another one it is not", () => {
    const { island, find } = start("<p></p>");
    find("h2").dispatchEvent(new Event("pointerover", { bubbles: true }));
    const detail = { error: new Error("404"), componentUrl: "/c.js" };
    const fail = () => new CustomEvent("astro:hydration-error", { bubbles: true, detail });
    find("h2").dispatchEvent(fail());
    expect(seen).toEqual([]);
    find("section").dispatchEvent(fail());
    expect(seen).toMatchObject([{ type: "live:error", detail }]);
    expect(island.hasAttribute("data-failed")).toBe(true);
  });

  it("is tried again at a press and not at a hover, and forgotten when live", async () => {
    const { island, find, load, come } = start("<p></p>");
    find("h2").dispatchEvent(new Event("pointerover", { bubbles: true }));
    come(() => Promise.reject(new Error("once")));
    await settled();
    find("h2").dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(1);
    find("h2").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(2);
    come(hydrate(island));
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    expect(island.hasAttribute("data-failed")).toBe(false);
  });
});
