// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { shipped } from "#content/shipped.fixture.ts";
import { ChatRoom } from "#sections/chat/ChatRoom.tsx";
import { start } from "#script/start.fixture.ts";
import { chatRoom } from "./chat.ts";

const words = shipped("chat");
const widget = {
  address: "https://widget.intercom.io/widget/abcd",
  settings: { app_id: "abcd", api_base: "https://api-iam.eu.intercom.io" },
};

interface WithMessenger {
  Intercom?: (...args: readonly unknown[]) => void;
  intercomSettings?: unknown;
}
const page = window as WithMessenger;

beforeEach(() => {
  delete page.Intercom;
  delete page.intercomSettings;
  document.head.replaceChildren();
  document.body.innerHTML = renderToStaticMarkup(<ChatRoom words={words} />);
  history.replaceState(null, "", "/chat/");
});

const open = (hash = "") => {
  history.replaceState(null, "", `/chat/${hash}`);
  start(() => {
    chatRoom(widget);
  });
};
const scripts = () => [...document.head.querySelectorAll("script")];
const press = () => fireEvent.click(screen.getByRole("button", { name: words.start }));
const said = () => screen.getByRole("status").textContent;
/** The provider's script takes over: it runs the queued calls, and later ones. */
function arrive() {
  const calls: (readonly unknown[])[] = [...(page.Intercom as unknown as { q: [] }).q];
  page.Intercom = (...args) => {
    calls.push(args);
  };
  const [script] = scripts();
  if (script) fireEvent.load(script);
  return calls;
}

it("requests nothing from the provider before the press", () => {
  open();
  expect([scripts(), page.Intercom, page.intercomSettings]).toEqual([[], undefined, undefined]);
  expect(said()).toBe("");
});

it.each(["press", "address"])("loads the messenger once, in its region, by a %s", async (by) => {
  open(by === "address" ? "#now" : "");
  if (by === "press") press();
  press();
  expect(scripts().map(({ src }) => src)).toEqual([widget.address]);
  expect(page.intercomSettings).toEqual(widget.settings);
  expect(said()).toBe(words.states.opening);
  const calls = arrive();
  await vi.waitFor(() => {
    expect(said()).toBe(words.states.open);
  });
  expect(calls.map(([name]) => name)).toContain("show");
});

describe("when the messenger", () => {
  it("is closed by the visitor, the page says so, and a press reopens it", async () => {
    open("#now");
    const calls = arrive();
    await vi.waitFor(() => {
      expect(said()).toBe(words.states.open);
    });
    const [, closed] = calls.find(([name]) => name === "onHide") ?? [];
    (closed as () => void)();
    expect(said()).toBe(words.states.closed);
    const before = calls.length;
    press();
    await vi.waitFor(() => {
      expect(calls.slice(before)).toEqual([["show"]]);
    });
    expect(scripts()).toHaveLength(1);
  });

  it("cannot be loaded, the page says so, and the next press tries again", async () => {
    open("#now");
    const [script] = scripts();
    if (script) fireEvent.error(script);
    await vi.waitFor(() => {
      expect(said()).toBe(words.states.failed);
    });
    expect(scripts()).toEqual([]);
    press();
    expect(scripts()).toHaveLength(1);
  });
});

it("offers ways to get in touch without the chat", () => {
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toContain("/contact-sales/");
  expect(links.some((href) => href?.startsWith("mailto:"))).toBe(true);
});
