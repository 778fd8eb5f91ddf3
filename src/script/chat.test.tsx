// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it } from "vitest";
import { until } from "#tests/support/patience.ts";
import { shipped } from "#content/shipped.fixture.ts";
import { ChatRoom } from "#sections/chat/ChatRoom.tsx";
import { start } from "#script/start.fixture.ts";
import { chatRoom } from "./chat.ts";

// tests/browser/chat.test.ts presses the button: nothing is asked of the provider before.
const words = shipped("chat");
const widget = { address: "https://widget.intercom.io/widget/abcd", settings: { app_id: "abcd" } };

interface WithMessenger {
  Intercom?: (...args: readonly unknown[]) => void;
  intercomSettings?: unknown;
}
const page = window as WithMessenger;

beforeEach(() => {
  delete page.Intercom;
  document.head.replaceChildren();
  document.body.innerHTML = renderToStaticMarkup(<ChatRoom words={words} />);
  history.replaceState(null, "", "/chat/#now");
  start(() => {
    chatRoom(widget);
  });
});

const scripts = () => [...document.head.querySelectorAll("script")];
const press = () => fireEvent.click(screen.getByRole("button", { name: words.start }));
const expectSaid = (sentence: string) =>
  until(() => {
    expect(screen.getByRole("status").textContent).toBe(sentence);
  });

it("opens by its address once, says so when the visitor closes it, and a press reopens it", async () => {
  press();
  expect(scripts().map(({ src }) => src)).toEqual([widget.address]);
  expect(page.intercomSettings).toEqual(widget.settings);
  await expectSaid(words.states.opening);
  // The provider's script takes over: it runs the queued calls, and later ones.
  const calls: (readonly unknown[])[] = [...(page.Intercom as unknown as { q: [] }).q];
  page.Intercom = (...args) => {
    calls.push(args);
  };
  const [script] = scripts();
  if (script) fireEvent.load(script);
  await expectSaid(words.states.open);
  const [, closed] = calls.find(([name]) => name === "onHide") ?? [];
  (closed as () => void)();
  await expectSaid(words.states.closed);
  const before = calls.length;
  press();
  await until(() => {
    expect(calls.slice(before)).toEqual([["show"]]);
  });
  expect(scripts()).toHaveLength(1);
});

it("that cannot be loaded says so, and the next press tries again", async () => {
  const [script] = scripts();
  if (script) fireEvent.error(script);
  await expectSaid(words.states.failed);
  expect(scripts()).toEqual([]);
  press();
  expect(scripts()).toHaveLength(1);
});
