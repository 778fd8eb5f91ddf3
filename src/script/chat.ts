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

interface WithMessenger {
  readonly Intercom?: (...args: readonly unknown[]) => void;
}

/** Calls the messenger: its queue, until its script takes over. */
const call = (...args: readonly unknown[]) => (window as WithMessenger).Intercom?.(...args);

/**
 * @param closed runs whenever the visitor closes it
 * @throws if its script cannot be loaded
 */
async function loadMessenger({ address, settings }: ChatWidget, closed: () => void): Promise<void> {
  const q: (readonly unknown[])[] = [];
  const queue = (...args: readonly unknown[]) => void q.push(args);
  Object.assign(window, { intercomSettings: settings, Intercom: Object.assign(queue, { q }) });
  call("onHide", closed);
  const script = document.createElement("script");
  script.src = address;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => {
      script.remove();
      reject(new Error(`${address} could not be loaded`));
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
  let messenger: Promise<void> | undefined;
  const open = async () => {
    showState("opening");
    messenger ??= loadMessenger(widget, () => showState("closed"));
    try {
      await messenger;
      call("show");
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
