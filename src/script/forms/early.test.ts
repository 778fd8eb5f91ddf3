// @vitest-environment jsdom
import { fireEvent } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { start } from "#script/start.fixture.ts";
import { early } from "./early.ts";

const begin = vi.fn<(event?: Event) => void>();
const load = vi.fn<() => Promise<{ begin: typeof begin }>>();
const settled = () => new Promise((resolve) => setTimeout(resolve));
const form = () => document.querySelector("form") as HTMLFormElement;

beforeEach(() => {
  sessionStorage.clear();
  begin.mockReset();
  load.mockReset().mockResolvedValue({ begin });
  document.body.innerHTML = `<p tabindex="0"></p><form data-lead="demo" data-failed="No line."><input required><button>x</button><i data-said></i></form>`;
});

const run = () => {
  start(() => {
    early(load);
  });
};

describe("the script of a form", () => {
  it("is not asked for before the visitor reaches for the form", () => {
    run();
    fireEvent.focusIn(document.querySelector("p") as Element);
    expect(load).not.toHaveBeenCalled();
  });

  it.each(["focusIn", "pointerOver", "input"] as const)("comes with the first %s, once", (move) => {
    run();
    fireEvent[move](form().querySelector("input") as Element);
    fireEvent[move](form().querySelector("input") as Element);
    expect(load).toHaveBeenCalledOnce();
  });

  it("comes at once where a draft waits for it", () => {
    sessionStorage.setItem("drafts", "{}");
    run();
    expect(load).toHaveBeenCalledOnce();
  });
});

describe("a submit before the script is there", () => {
  it("is held from the browser, faults and all, and carried out", async () => {
    run();
    const events: Event[] = [];
    document.addEventListener("submit", (event) => events.push(event), { once: true });
    form().requestSubmit();
    expect([events[0]?.defaultPrevented, begin.mock.calls]).toEqual([true, []]);
    await settled();
    expect(begin.mock.calls).toEqual([[events[0]]]);
  });

  it("is told to wait where the script cannot be had, and carried out once it can", async () => {
    load.mockRejectedValueOnce(new Error("offline"));
    run();
    form().requestSubmit();
    await settled();
    expect([document.querySelector("i")?.textContent, begin.mock.calls]).toEqual(["No line.", []]);
    dispatchEvent(new Event("online"));
    await settled();
    expect(begin).toHaveBeenCalledOnce();
  });

  it("leaves other forms alone", async () => {
    document.body.innerHTML = `<form><button>x</button></form>`;
    const left = vi.fn((event: Event) => {
      event.preventDefault();
    });
    form().addEventListener("submit", left);
    run();
    form().requestSubmit();
    await settled();
    expect([left.mock.calls.length, load.mock.calls]).toEqual([1, []]);
  });
});

describe("the window with the form", () => {
  it("is lifted above the page, closes, and opens again by its button", () => {
    document.body.innerHTML = `<button data-opens>o</button><dialog open><h2 tabindex="-1">t</h2></dialog>`;
    const dialog = document.querySelector("dialog") as HTMLDialogElement;
    const showModal = vi.fn(function (this: HTMLDialogElement) {
      if (this.open) throw new DOMException("open already", "InvalidStateError");
      this.open = true;
    });
    dialog.showModal = showModal;
    run();
    expect([showModal.mock.calls.length, document.activeElement?.localName]).toEqual([1, "h2"]);
    dialog.open = false;
    dialog.dispatchEvent(new Event("close"));
    const opener = document.querySelector("button") as HTMLButtonElement;
    expect(document.activeElement).toBe(opener);
    opener.click();
    expect(showModal).toHaveBeenCalledTimes(2);
  });
});
