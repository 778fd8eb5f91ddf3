// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { pressedControl } from "./controls.ts";
import type { Held } from "./held.ts";
import { replay } from "./replay.ts";

let island: HTMLElement;
let queue: Held[];

const find = (selector: string): HTMLElement => {
  const found = island.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`no ${selector}`);
  return found;
};

/** An island with `html`, and what the directive would hold of events in it. */
const setUp = (html: string): void => {
  document.body.innerHTML = "<astro-island></astro-island>";
  const [first] = document.body.children;
  if (!(first instanceof HTMLElement)) throw new Error("no island");
  island = first;
  island.innerHTML = html;
  queue = [];
};

const hold = (selector: string, event: Event): void => {
  const target = find(selector);
  const note = (): void => {
    queue.push({
      event,
      path: event.composedPath(),
      control: pressedControl(event, target),
    });
    event.preventDefault();
  };
  target.addEventListener(event.type, note, { once: true });
  target.dispatchEvent(event);
};

const init = { bubbles: true, cancelable: true };
const click = (over: MouseEventInit = {}) => new MouseEvent("click", { ...init, ...over });
const key = (name: string) => new KeyboardEvent("keydown", { ...init, key: name });
const submitBy = (submitter: HTMLElement | null) =>
  new SubmitEvent("submit", { ...init, submitter });

beforeEach(() => setUp(""));

describe("replay", () => {
  it("dispatches what was held on the same targets, in order, with what the events said", async () => {
    setUp("<button id=a></button><div id=b role=button tabindex=0></div>");
    hold("#b", key("Enter"));
    hold("#a", click({ shiftKey: true, clientX: 7 }));
    hold("#a", click());
    const heard: string[] = [];
    find("#a").addEventListener("click", (event) =>
      heard.push(`a ${event.shiftKey} ${event.clientX}`),
    );
    find("#b").addEventListener("keydown", (event) => heard.push(`b ${event.key}`));
    await replay(island, queue);
    expect(heard).toEqual(["b Enter", "a true 7", "a false 0"]);
  });

  it("runs handlers without the native default, which has happened", async () => {
    setUp("<form><button id=a></button></form><details><summary></summary></details>");
    hold("#a", click());
    hold("summary", click());
    const submitted = vi.fn((event: Event) => event.preventDefault());
    find("form").addEventListener("submit", submitted);
    await replay(island, queue);
    expect(submitted).not.toHaveBeenCalled();
    expect(find("details").hasAttribute("open")).toBe(false);
  });

  it("takes the nearest ancestor left where the target is gone", async () => {
    setUp("<button><b></b></button>");
    hold("b", click());
    find("b").remove();
    const clicked = vi.fn();
    find("button").addEventListener("click", clicked);
    await replay(island, queue);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("does nothing for an island that is gone", async () => {
    setUp("<button></button>");
    hold("button", click());
    const clicked = vi.fn();
    find("button").addEventListener("click", clicked);
    island.remove();
    await replay(island, queue);
    expect(clicked).not.toHaveBeenCalled();
  });

  it("waits while something stops discrete events on their way, as React does", async () => {
    setUp("<p><button></button></p>");
    hold("button", click());
    let tries = 0;
    island.addEventListener(
      "textInput",
      (event) => {
        if (event.target === find("button") && ++tries < 3) event.stopPropagation();
      },
      { capture: true },
    );
    const clicked = vi.fn();
    find("button").addEventListener("click", () => clicked(tries));
    await replay(island, queue);
    expect(clicked).toHaveBeenCalledExactlyOnceWith(3);
  });

  it("sends a key where the key before moved the focus", async () => {
    setUp("<button id=a role=tab></button><button id=b role=tab></button>");
    find("#a").focus();
    hold("#a", key("ArrowRight"));
    hold("#a", key("End"));
    find("#a").addEventListener("keydown", () => find("#b").focus());
    const heard = vi.fn();
    find("#b").addEventListener("keydown", (event) => heard(event.key));
    await replay(island, queue);
    expect(heard).toHaveBeenCalledExactlyOnceWith("End");
  });

  it("leaves the clicks of checkboxes to the fields", async () => {
    setUp("<input type=checkbox>");
    hold("input", click());
    const clicked = vi.fn();
    find("input").addEventListener("click", clicked);
    await replay(island, queue);
    expect(clicked).not.toHaveBeenCalled();
  });
});

describe("a held submit", () => {
  /** By which buttons the form asks to be submitted. */
  const submits = async (): Promise<(string | undefined)[]> => {
    const by: (string | undefined)[] = [];
    find("form").addEventListener("submit", (event) => {
      event.preventDefault();
      by.push(event.submitter?.id);
    });
    await replay(island, queue);
    return by;
  };

  it("is asked for once by each button", async () => {
    setUp("<form><button id=a></button><button id=b></button></form>");
    for (const id of ["#a", "#a", "#b"]) hold("form", submitBy(find(id)));
    expect(await submits()).toEqual(["a", "b"]);
  });

  it("without a button is asked for without one", async () => {
    setUp("<form></form>");
    hold("form", submitBy(null));
    expect(await submits()).toEqual([undefined]);
  });

  it("is asked for without its button where that is the form's no more", async () => {
    setUp("<form><button id=a></button></form>");
    hold("form", submitBy(find("#a")));
    find("#a").remove();
    expect(await submits()).toEqual([undefined]);
  });

  it("is dropped where a handler of its click prevented it, and that one alone", async () => {
    setUp("<form><button id=a></button><button id=b></button></form>");
    for (const id of ["#a", "#b"]) {
      hold(id, click());
      hold("form", submitBy(find(id)));
    }
    find("#a").addEventListener("click", (event) => event.preventDefault());
    expect(await submits()).toEqual(["b"]);
  });
});

describe("fields", () => {
  it("speak first, those of inner islands not at all", async () => {
    setUp("<button></button><input id=a><astro-island><input id=b></astro-island>");
    hold("button", click());
    for (const id of ["#a", "#b"]) find(id).setAttribute("title", "typed");
    for (const input of island.querySelectorAll("input")) input.value = "x";
    const heard: string[] = [];
    for (const type of ["click", "input"])
      island.addEventListener(type, ({ target }) => {
        heard.push(`${type} ${target instanceof Element ? target.id : ""}`);
      });
    await replay(island, queue);
    expect(heard).toEqual(["input a", "click "]);
  });
});

describe("presence", () => {
  it("tells of a focus that was there before, not of one elsewhere or in an inner island", async () => {
    setUp("<input id=a><astro-island><input id=b></astro-island>");
    const heard: string[] = [];
    island.addEventListener("focusin", ({ target, isTrusted }) => {
      if (!isTrusted && target instanceof Element) heard.push(target.id);
    });
    for (const id of ["#a", "#b"]) {
      find(id).focus();
      heard.length = 0;
      await replay(island, []);
      expect(heard).toEqual(id === "#a" ? ["a"] : []);
    }
  });
});
