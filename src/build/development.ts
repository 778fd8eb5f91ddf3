/** Extras of the development server: the kit page at /_kit/, and content faults shown over every page. */
import type { EventEmitter } from "node:events";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { HotChannelClient } from "vite";
import { faultEvent } from "#content/loader.ts";

export const contentOverlay = (): AstroIntegration => ({
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
});

/** Serves the page of all primitives at /_kit/; production builds have no such route. */
export const developmentKit = (): AstroIntegration => ({
  name: "development-kit",
  hooks: {
    "astro:config:setup": ({ command, injectRoute }) => {
      if (command !== "dev") return;
      injectRoute({
        pattern: "/_kit",
        entrypoint: fileURLToPath(new URL("../kit/kit.astro", import.meta.url)),
      });
    },
  },
});
