/** On the development server, faults of the content show over every page with their sentences, until they are fixed. */
import type { EventEmitter } from "node:events";
import type { AstroIntegration } from "astro";
import type { HotChannelClient } from "vite";
import { faultEvent } from "#content/loader.ts";

export function contentOverlay(): AstroIntegration {
  return {
    name: "content-overlay",
    hooks: {
      "astro:server:setup": ({ server }) => {
        const { hot } = server.environments.client;
        const faults = new Map<string, readonly string[]>();
        const show = (to: Pick<HotChannelClient, "send">) => {
          const message = [...faults.values()].flat().join("\n");
          to.send({ type: "error", err: { message, stack: "" } });
        };
        const watcher: EventEmitter = server.watcher;
        watcher.on(faultEvent, (source: string, sentences: readonly string[]) => {
          if (sentences.length > 0) faults.set(source, sentences);
          else faults.delete(source);
          if (faults.size > 0) show(hot);
          else hot.send({ type: "full-reload" });
        });
        hot.on("vite:client:connect", (_, client) => {
          if (faults.size > 0) show(client);
        });
      },
    },
  };
}
