import type { ClientDirective } from "astro";
import { fetchAhead } from "./ahead.ts";
import { isHeldKey, pressedControl } from "./controls.ts";
import type { Held } from "./held.ts";

const intent: ClientDirective = (load, { value }, island) => {
  // Without `ssr` the island is hydrated already (it was only moved): its events are its own.
  if (!island.hasAttribute("ssr")) return;

  const arm = (hover: string): void => {
    const queue: Held[] = [];
    const armed = new AbortController();
    let awake = false;

    const on = (
      target: EventTarget | null,
      types: string,
      listener: (event: Event) => void,
      passive = false,
    ): void => {
      for (const type of types.split(" "))
        target?.addEventListener(type, listener, { capture: true, passive, signal: armed.signal });
    };

    const mark = (pending: boolean): void => {
      island.toggleAttribute("data-pending", pending);
      island.ariaBusy = pending ? "true" : null;
      for (const { control } of queue) control?.toggleAttribute("data-pressed", pending);
    };

    const settle = (type: string, detail: unknown, failed: boolean): void => {
      armed.abort();
      mark(false);
      island.toggleAttribute("data-failed", failed);
      island.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
    };

    const fail = (detail: unknown): void => {
      settle("live:error", detail, true);
      for (const { event, control } of queue)
        if (
          event instanceof SubmitEvent &&
          event.target instanceof HTMLFormElement &&
          control?.closest("[formaction],[action]:not([action^=javascript])")
        )
          event.target.requestSubmit(event.submitter);
      arm("");
    };

    const wake = async (): Promise<void> => {
      if (awake) return;
      awake = true;
      document.addEventListener("astro:hydration-error", ({target, detail}) => {
        if (target instanceof Node && target.contains(island)) fail(detail);
      }, armed);
      try {
        await (await load())();
      } catch (error) {
        fail({ error });
      }
    };

    on(island, "click submit keydown", (event) => {
      const { target, type } = event;
      if (!(target instanceof Element) || target.closest("astro-island") !== island) return;
      void wake();
      if (type === "keydown" && !isHeldKey(event, target)) return;
      if (type !== "click") event.preventDefault();
      const control = pressedControl(event, target);
      queue.push({ event, path: event.composedPath(), control });
      if (control) mark(true);
    });
    on(
      island.closest("[data-live-section]") ?? island.closest("section") ?? island.parentElement,
      "pointerdown touchstart focusin keydown" + hover,
      () => void wake(),
      true,
    );
    on(island, "astro:hydrate", () => settle("live:ready", queue, false));
  };

  arm(" pointerover");
  if (value === "ahead") fetchAhead(island);
};

export default intent;
