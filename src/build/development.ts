/** Extras of the development server: the kit page at /_kit/, content faults shown over every page, full restarts. */
import type { EventEmitter } from "node:events";
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { HotChannelClient } from "vite";
import { faultEvent } from "#content/loader.ts";
import { startAgain } from "../../scripts/lib/launch.mjs";

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

/**
 * Starts the whole process again when the configuration, a setting or a schema changes: Node keeps the modules that it
 * has loaded, and after a restart by Astro or Vite, changes of content would go unnoticed.
 */
export function fullRestart(): AstroIntegration {
  let isRunning = false;
  const restart = () => {
    process.stdout.write("A setting or a schema changed; restarting the server.\n");
    process.exit(startAgain);
  };
  return {
    name: "full-restart",
    hooks: {
      "astro:config:setup": ({ command, isRestart, addWatchFile }) => {
        if (command !== "dev") return;
        if (isRestart) restart();
        for (const file of globSync(["src/{build,content,lib}/**/*.ts", "src/**/schema.ts"]))
          addWatchFile(resolve(file));
      },
      "astro:server:setup": () => {
        if (isRunning) restart();
        isRunning = true;
      },
    },
  };
}
