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
import { isHeldKey, pressedControl } from "./controls.ts";
import type { Held } from "./held.ts";

interface Island extends HTMLElement {
  /** Since it is armed, which Astro asks for again when it is moved in the document: fetches its code, and marks what waits. */
  wake?: () => void;
  /** What was done in it. Also while its own markup is still arriving: Astro arms it only then. */
  held?: Held[];
}

/** While a held submit takes its native way. */
let passing = false;

for (const type of ["click", "submit", "keydown"])
  document.addEventListener(
    type,
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      // An inner island holds its own; a live one answers by itself.
      const island = target.closest<Island>("astro-island");
      if (passing || !island?.hasAttribute("ssr")) return;
      if (type !== "keydown" || isHeldKey(event, target)) {
        if (type !== "click") event.preventDefault();
        const control = pressedControl(event, target);
        (island.held ??= []).push({ event, path: event.composedPath(), control });
      }
      island.wake?.();
    },
    true,
  );

const intent: ClientDirective = (load, _options, island: Island) => {
  // Without `ssr` it is hydrated already: its events are its own.
  if (island.wake || !island.hasAttribute("ssr")) return;

  /**
   * Listens until the island is live or has failed.
   * @returns what wakes it
   */
  const arm = (hover: string): (() => Promise<void>) => {
    const armed = new AbortController();
    const { signal } = armed;
    let awake = false;

    const on = (
      target: EventTarget | null,
      types: string,
      listener: (event: Event) => void,
    ): void => {
      for (const type of types.split(" "))
        target?.addEventListener(type, listener, { capture: true, signal });
    };

    const mark = (queue: readonly Held[], pending: boolean): void => {
      island.toggleAttribute("data-pending", pending);
      island.ariaBusy = pending ? "true" : null;
      for (const { control } of queue) control?.toggleAttribute("data-pressed", pending);
    };

    const settle = (failed: boolean, type: string, error?: unknown): void => {
      const { held = [] } = island;
      delete island.held;
      armed.abort();
      mark(held, false);
      island.toggleAttribute("data-failed", failed);
      passing = true;
      for (const { event, control } of held)
        // A form without an action would only reload the page and put what was typed into its
        // address. React writes an action that is a function as a `javascript:` one.
        if (
          failed &&
          event instanceof SubmitEvent &&
          control?.closest("[formaction],[action]:not([action^=javascript])")
        )
          // What is submitted is a form.
          (event.target as HTMLFormElement).requestSubmit(event.submitter);
      passing = false;
      island.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: error ?? held }));
    };

    const fail = (detail: unknown): void => {
      settle(true, "live:error", detail);
      // Not at a mere hover: that would ask a dead line again at every move of the mouse.
      arm("");
    };

    const wake = async (): Promise<void> => {
      const { held = [] } = island;
      if (held.some(({ control }) => control)) mark(held, true);
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
    island.wake = () => void wake();

    // A file is put into the island's own chooser: the browser would show it in the page's place.
    on(island, "dragover drop", (event) => {
      const chooser = island.querySelector<HTMLInputElement>("[type=file]");
      if (!chooser || !("dataTransfer" in event)) return;
      event.preventDefault();
      void wake();
      const { files } = event.dataTransfer as DataTransfer;
      if (event.type === "drop") chooser.files = files;
    });
    on(
      island.closest("[data-live-section]") ?? island.closest("section") ?? island.parentElement,
      "pointerdown focusin keydown" + hover,
      island.wake,
    );
    on(island, "astro:hydrate", () => settle(false, "live:ready"));
    return wake;
  };

  const wake = arm(" pointerover");
  // Something was done, or is being typed, since before it was armed.
  if (island.held || island.contains(document.activeElement)) void wake();
};

export default intent;
