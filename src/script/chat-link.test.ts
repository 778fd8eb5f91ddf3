// @vitest-environment jsdom
import { fireEvent } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import { start } from "#script/start.fixture.ts";
import { chatLink } from "./chat-link.ts";

// tests/browser/chat.test.ts opens the window, and walks through the page beneath the button.
it("leaves the link alone if the browser opens no window or a new tab is asked for", () => {
  document.body.innerHTML = `<aside data-chat-place><a href="/chat/#now"><b>Chat</b></a></aside>`;
  const open = vi.fn<(address: string) => Window | null>(() => null);
  start(() => {
    chatLink(open);
  });
  const press = (init?: MouseEventInit) =>
    fireEvent.click(document.querySelector("b") ?? document, init);
  expect(press()).toBe(true);
  expect(open).toHaveBeenCalledExactlyOnceWith("http://localhost:3000/chat/#now");
  for (const key of ["ctrlKey", "metaKey", "shiftKey"]) expect(press({ [key]: true })).toBe(true);
  expect(open).toHaveBeenCalledTimes(1);
  const focus = vi.fn();
  open.mockReturnValue({ focus } as unknown as Window);
  expect(press()).toBe(false);
  expect(focus).toHaveBeenCalledOnce();
});
