/**
 * The page of the chat (src/sections/chat/ChatRoom.tsx): nothing is asked of the provider before the visitor has
 * pressed, here or on the page that led here.
 */
import { pressedHash } from "#chat/provider.ts";
import { nearest } from "#script/nearest.ts";
import { on } from "#script/on.ts";
import { loadMessenger, type Messenger, type Widget } from "./messenger.ts";

type State = "opening" | "open" | "closed" | "failed";

const room = () => document.querySelector<HTMLElement>("[data-chat-room]");

function show(state: State): void {
  const place = room();
  const line = place?.querySelector("[role=status]");
  if (!place || !line) return;
  place.dataset["chatRoom"] = state;
  line.textContent = place.dataset[state] ?? "";
}

/** @param widget what to load, with what */
export function chatRoom(widget: Widget): void {
  let messenger: Promise<Messenger> | undefined;
  const open = async () => {
    show("opening");
    messenger ??= loadMessenger(widget, () => {
      show("closed");
    });
    try {
      (await messenger).show();
      show("open");
    } catch {
      // The next press tries again.
      messenger = undefined;
      show("failed");
    }
  };
  on("click", ({ target }) => {
    if (nearest(target, "[data-chat-start]")) void open();
  });
  if (location.hash === pressedHash) void open();
}
