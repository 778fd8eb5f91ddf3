/**
 * The chat page (src/sections/chat/ChatRoom.tsx): nothing is requested from the provider before the visitor presses
 * the button, here or on the page that led here. The messenger loads as its documentation says: a queue takes the calls
 * until its script has loaded.
 */
import { pressedHash } from "#chat/provider.ts";
import { nearest, on } from "./dom.ts";

/** Where the provider's script is, and its settings; filled in by the build, which has this page only with a chat. */
export interface ChatWidget {
  readonly address: string;
  readonly settings: Readonly<Record<string, string | boolean>>;
}

type Call = (...args: readonly unknown[]) => void;

interface WithMessenger {
  intercomSettings?: ChatWidget["settings"];
  Intercom?: Call & { q?: (readonly unknown[])[] };
}

/** @param closed runs whenever the visitor closes it. @returns shows it. @throws if its script cannot be loaded */
function loadMessenger(widget: ChatWidget, closed: () => void): Promise<() => void> {
  const page = window as WithMessenger;
  const queue: (readonly unknown[])[] = [];
  page.intercomSettings = widget.settings;
  page.Intercom = Object.assign((...args: readonly unknown[]) => void queue.push(args), {
    q: queue,
  });
  const call: Call = (...args) => page.Intercom?.(...args);
  call("onHide", closed);
  call("show");
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = widget.address;
    script.onload = () => {
      resolve(() => call("show"));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${widget.address} could not be loaded`));
    };
    document.head.append(script);
  });
}

function showState(state: "opening" | "open" | "closed" | "failed"): void {
  const place = document.querySelector<HTMLElement>("[data-chat-room]");
  const line = place?.querySelector("[role=status]");
  if (!place || !line) return;
  place.dataset["chatRoom"] = state;
  line.textContent = place.dataset[state] ?? "";
}

export function chatRoom(widget: ChatWidget): void {
  let messenger: Promise<() => void> | undefined;
  const open = async () => {
    showState("opening");
    messenger ??= loadMessenger(widget, () => showState("closed"));
    try {
      (await messenger)();
      showState("open");
    } catch {
      // The next press tries again.
      messenger = undefined;
      showState("failed");
    }
  };
  on("click", ({ target }) => {
    if (nearest(target, "[data-chat-start]")) void open();
  });
  if (location.hash === pressedHash) void open();
}
