// @vitest-environment jsdom
import { fireEvent } from "@testing-library/dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { start } from "#script/start.fixture.ts";
import { chatLink } from "./chat-link.ts";

const focus = vi.fn();
const open = vi.fn<(address: string) => Window | null>();

beforeEach(() => {
  focus.mockReset();
  open.mockReset();
  open.mockReturnValue({ focus } as unknown as Window);
  document.body.innerHTML = `<a id="near" href="/x/">x</a><a id="far" href="/y/">y</a>
    <aside data-chat-place><a id="chat" href="/chat/#now" target="chat"><b>Chat</b></a></aside>`;
  start(() => {
    chatLink(open);
  });
});

const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

describe("a press", () => {
  const press = (init?: MouseEventInit) =>
    fireEvent.click(element("chat").firstElementChild ?? document, init);

  it("opens a window with the chat, and puts it before the others", () => {
    expect(press()).toBe(false);
    expect(open).toHaveBeenCalledExactlyOnceWith("http://localhost:3000/chat/#now");
    expect(focus).toHaveBeenCalledTimes(1);
  });

  it("is left to the link if the browser opens no window or a new tab is asked for", () => {
    open.mockReturnValue(null);
    expect(press()).toBe(true);
    open.mockClear();
    expect(press({ ctrlKey: true })).toBe(true);
    expect(open).not.toHaveBeenCalled();
  });

  it("elsewhere opens nothing", () => {
    fireEvent.click(element("near"));
    expect(open).not.toHaveBeenCalled();
  });
});

describe("the button", () => {
  const isAside = () => document.querySelector("[data-chat-place]")?.hasAttribute("data-aside");
  const place = (id: string, box: DOMRect) => {
    vi.spyOn(element(id), "getBoundingClientRect").mockReturnValue(box);
  };
  beforeEach(() => {
    // Its layout position, however far it was moved.
    const home = { offsetLeft: 300, offsetTop: -60, offsetWidth: 80, offsetHeight: 44 };
    for (const [name, value] of Object.entries(home)) {
      Object.defineProperty(element("chat"), name, { value, configurable: true });
    }
    const [aside] = document.getElementsByTagName("aside");
    if (aside) vi.spyOn(aside, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 760, 390));
    place("near", new DOMRect(250, 690, 100, 30));
    place("far", new DOMRect(0, 100, 100, 30));
  });

  it("moves aside for a focused element beneath it, and comes back", () => {
    element("near").focus();
    expect(isAside()).toBe(true);
    element("far").focus();
    expect(isAside()).toBe(false);
  });

  it("does so while the page is scrolled, too", () => {
    element("far").focus();
    place("far", new DOMRect(300, 710, 100, 30));
    fireEvent.scroll(document);
    expect(isAside()).toBe(true);
  });

  it("is there when it has the focus itself", () => {
    element("near").focus();
    element("chat").focus();
    expect(isAside()).toBe(false);
  });
});
