/**
 * `client:intent`: hydrates a live part at the first hover, focus or touch in its section (nearest
 * `[data-live-section]`, else `section`, else the parent), and loses nothing that was done before. Astro inlines this
 * file into every page that has such a part.
 *
 * - A click keeps its native default (a link is followed, a checkbox changes); its handlers run later. A submit is held
 *   whole, and so is a key that only script handles; replay.ts replays them. A lead form checks itself: the browser would
 *   block a field of a later step silently. Typed text is read from fields; a dropped file goes into the file chooser.
 * - Marks for CSS: `data-pending` and `aria-busy` on the island and `data-pressed` on the control, from a press until
 *   the island is live; `data-failed` on the island, from a failure until it is live.
 * - If the code fails to load, `live:error` is dispatched, and a held submit proceeds natively; offline, everything is
 *   kept until there is a connection. The next press tries again.
 */
import type { ClientDirective } from "astro";
import type { HeldEvent } from "./replay.ts";

declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates at the first pointer, focus or key within the section. */
    "client:intent"?: boolean;
  }
}

declare global {
  interface DocumentEventMap {
    /** Dispatched on an island whose code failed to load; it stays as the server rendered it. */
    "live:error": CustomEvent<{ error: unknown }>;
    /** Dispatched on a live island, with what was done before; src/live/LivePart.tsx replays it. */
    "live:ready": CustomEvent<readonly HeldEvent[]>;
  }
}

interface Island extends HTMLElement {
  /** Loads and hydrates it; the page script calls this for stored work. Set once Astro has armed it. */
  requestHydration?: () => void;
  /** What was done in it, including while its own markup was still arriving. */
  held?: HeldEvent[];
}

/** Controls that the browser itself clicks on Enter or Space, or submits. */
const nativeControls = "a,button,summary,[type=submit]";
/** Roles whose keys the browser leaves to script (ARIA Authoring Practices), and elements that declare it. */
const scriptControls =
  "[data-arrows],[role=button],[role=tab],[role=switch],[role=checkbox],[role=radio],[role=option],[role=menuitem],[role=slider]";

/** Whether only script handles the key; otherwise it scrolls, or belongs to the browser. */
function isHeldKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, target: Element): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key === "Enter" && target.matches("textarea");
  if (!target.matches(scriptControls) || target.matches("input")) return false;
  return (
    /^(Arrow|Home|End)/.test(key) || (/^( |Enter)/.test(key) && !target.matches(nativeControls))
  );
}

/** True while a held submit proceeds natively. */
let isPassing = false;

for (const type of ["click", "submit", "keydown"])
  document.addEventListener(
    type,
    (event) => {
      const { target } = event;
      const island = target instanceof Element ? target.closest<Island>("astro-island[ssr]") : null;
      if (isPassing || !island || !(target instanceof Element)) return;
      if (!(event instanceof KeyboardEvent) || isHeldKey(event, target)) {
        if (type !== "click") event.preventDefault();
        const control =
          event instanceof SubmitEvent
            ? (event.submitter ?? target)
            : target.closest(`${nativeControls},${scriptControls}`);
        const field = document.activeElement;
        const typed =
          target.matches("[method=dialog]") && field instanceof HTMLInputElement
            ? { field, value: field.value }
            : null;
        (island.held ??= []).push({ event, path: event.composedPath(), control, typed });
      }
      island.requestHydration?.();
    },
    true,
  );

function mark(island: Island, isPending: boolean): void {
  island.toggleAttribute("data-pending", isPending);
  island.ariaBusy = isPending ? "true" : null;
  for (const { control } of island.held ?? []) control?.toggleAttribute("data-pressed", isPending);
}

/** A form without an action would only reload the page. */
function submitNatively(held: readonly HeldEvent[]): void {
  isPassing = true;
  for (const { event, control } of held)
    if (
      event instanceof SubmitEvent &&
      event.target instanceof HTMLFormElement &&
      control?.closest("[formaction],[action]")
    )
      event.target.requestSubmit(event.submitter);
  isPassing = false;
}

const intent: ClientDirective = (load, _options, island: Island) => {
  // Astro calls again when an island is moved in the document.
  if (island.requestHydration || !island.hasAttribute("ssr")) return;
  const section =
    island.closest("[data-live-section]") ?? island.closest("section") ?? island.parentElement;
  let listening = new AbortController();
  let isLoading = false;
  for (const form of island.querySelectorAll<HTMLFormElement>("form[data-lead]"))
    form.noValidate = true;

  const listen = (target: EventTarget | null, types: string, listener: (event: Event) => void) => {
    for (const type of types.split(" "))
      target?.addEventListener(type, listener, { capture: true, signal: listening.signal });
  };

  const start = (): void => {
    if (island.held?.some(({ control }) => control)) mark(island, true);
    if (isLoading) return;
    isLoading = true;
    load()
      .then(async (hydrate) => {
        // React writes a textarea's default value, which would reset the caret of an untouched one. This touches it.
        for (const area of island.querySelectorAll("textarea")) area.value += "";
        await hydrate();
        // Astro does not hydrate an island that was removed from the document; it may be put back.
        if (!island.isConnected) isLoading = false;
      })
      .catch((error: unknown) => fail({ error }));
  };

  /** @param hover whether a mere hover also starts it: not after a failure, when every move would retry the network */
  const arm = (hover: string): void => {
    listening = new AbortController();
    isLoading = false;
    listen(section, `pointerdown focusin keydown${hover}`, start);
    listen(island, "astro:hydration-error", ({ detail }: CustomEventInit) => fail(detail));
    listen(island, "astro:hydrate", () => {
      const { held = [] } = island;
      mark(island, false);
      delete island.held;
      listening.abort();
      island.removeAttribute("data-failed");
      island.dispatchEvent(new CustomEvent("live:ready", { bubbles: true, detail: held }));
    });
    // Otherwise the browser would open a dropped file in place of the page.
    listen(island, "dragover drop", (event) => {
      const chooser = island.querySelector<HTMLInputElement>("[type=file]");
      if (!chooser || !(event instanceof DragEvent) || !event.dataTransfer) return;
      event.preventDefault();
      start();
      if (event.type === "drop") chooser.files = event.dataTransfer.files;
    });
  };

  function fail(detail: unknown): void {
    const { held = [] } = island;
    mark(island, false);
    island.toggleAttribute("data-failed", true);
    listening.abort();
    arm("");
    if (navigator.onLine) {
      delete island.held;
      submitNatively(held);
    } else listen(window, "online", start);
    island.dispatchEvent(new CustomEvent("live:error", { bubbles: true, detail }));
  }

  island.requestHydration = start;
  arm(" pointermove");
  // Something was done, or is being typed, since before it was armed.
  if (island.held || island.contains(document.activeElement)) start();
};

export default intent;
