/**
 * `client:intent`: hydrates an island when the visitor turns to its section (nearest
 * `[data-live-section]`, else `section`, else the parent), and loses nothing that was done in it
 * before. This is the part that Astro inlines into every page with such an island, so it only
 * catches: `replay.ts`, which gives back, comes with the renderer's code.
 *
 * - A click keeps its native default at once (a popover opens, a link is followed, a checkbox
 *   changes); its handlers run later. A submit is held whole. So is a key that only a script
 *   answers (see `controls.ts`). What was typed is read from the fields when they go live; a file
 *   that is dropped is in the island's file chooser then, where it has one.
 * - Marks, for the site's CSS: `data-pending` and `aria-busy` on the island and `data-pressed` on
 *   the control, from a press until live; `data-failed` on the island, from a failure until live.
 * - When the code does not come, `live:error` is dispatched on the island (bubbles,
 *   `detail: { error }`), a held submit takes its native way, and the next press tries again.
 *   Nothing is thrown.
 */
import type { ClientDirective } from "astro";
import { fetchAhead } from "./ahead.ts";
import { isHeldKey, pressedControl } from "./controls.ts";
import type { Held } from "./held.ts";

/** Astro starts an island again when it is moved in the document: it must not be armed twice. */
interface Island extends HTMLElement {
  armed?: boolean;
  /** What was done in it while its own markup was still arriving: Astro starts it only then. */
  early?: Held[];
}

const acts = ["click", "submit", "keydown"];

/** Puts what the visitor did into the queue, if it is one of those that are held. */
function hold(event: Event, target: Element, queue: Held[]): void {
  const { type } = event;
  if (type === "keydown" && !isHeldKey(event, target)) return;
  if (type !== "click") event.preventDefault();
  queue.push({ event, path: event.composedPath(), control: pressedControl(event, target) });
}

for (const act of acts)
  document.addEventListener(
    act,
    (event) => {
      const { target } = event;
      const island = target instanceof Element && target.closest<Island>("astro-island[ssr]");
      if (island && !island.armed) hold(event, target, (island.early ??= []));
    },
    true,
  );

const intent: ClientDirective = (load, { value }, island: Island) => {
  // Without `ssr` it is hydrated already: its events are its own.
  if (island.armed || !island.hasAttribute("ssr")) return;
  island.armed = true;

  /** Listens until the island is live or has failed. */
  const arm = (hover: readonly string[]): void => {
    const queue = island.early ?? [];
    const armed = new AbortController();
    const { signal } = armed;
    let awake = false;

    const on = (
      target: EventTarget | null,
      types: readonly string[],
      listener: (event: Event) => void,
    ): void => {
      for (const type of types) target?.addEventListener(type, listener, { capture: true, signal });
    };

    const mark = (pending: boolean): void => {
      island.toggleAttribute("data-pending", pending);
      island.ariaBusy = pending ? "true" : null;
      for (const { control } of queue) control?.toggleAttribute("data-pressed", pending);
    };

    const settle = (failed: boolean, type: string, detail: unknown): void => {
      armed.abort();
      mark(false);
      island.toggleAttribute("data-failed", failed);
      for (const { event, control } of queue)
        // A form without an action would only reload the page and put what was typed into its
        // address. React writes an action that is a function as a `javascript:` one.
        if (
          failed &&
          event instanceof SubmitEvent &&
          event.target instanceof HTMLFormElement &&
          control?.closest("[formaction],[action]:not([action^=javascript])")
        )
          event.target.requestSubmit(event.submitter);
      island.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
    };

    const fail = (detail: unknown): void => {
      settle(true, "live:error", detail);
      // Not at a mere hover: that would ask a dead line again at every move of the mouse.
      arm([]);
    };

    const wake = async (): Promise<void> => {
      if (awake) return;
      awake = true;
      // An inner island waits for the outer one, so the outer one's failure is its own too.
      document.addEventListener(
        "astro:hydration-error",
        ({ target, detail }) => {
          if (target instanceof Node && target.contains(island)) fail(detail);
        },
        { signal },
      );
      try {
        await (
          await load()
        )();
        // Taken out of the document, it was not hydrated; it may be put back.
        awake = island.isConnected;
      } catch (error) {
        fail({ error });
      }
    };

    /** Once something waits for it. */
    const start = () => {
      void wake();
      if (queue.some(({ control }) => control)) mark(true);
    };
    on(island, acts, (event) => {
      const { target } = event;
      // An inner island holds its own.
      if (!(target instanceof Element) || target.closest("astro-island") !== island) return;
      hold(event, target, queue);
      start();
    });
    // A file is put into the island's own chooser: the browser would show it in the page's place.
    on(island, ["dragover", "drop"], (event) => {
      const chooser = island.querySelector<HTMLInputElement>("[type=file]");
      if (!chooser || !("dataTransfer" in event)) return;
      event.preventDefault();
      void wake();
      const { files } = event.dataTransfer as DataTransfer;
      if (event.type === "drop") chooser.files = files;
    });
    on(
      island.closest("[data-live-section]") ?? island.closest("section") ?? island.parentElement,
      ["pointerdown", "focusin", "keydown", ...hover],
      () => void wake(),
    );
    on(island, ["astro:hydrate"], () => settle(false, "live:ready", queue));
    if (queue[0]) start();
    delete island.early;
  };

  arm(["pointerover"]);
  if (value === "ahead") fetchAhead(island);
};

export default intent;
