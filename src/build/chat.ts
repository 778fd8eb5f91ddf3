/**
 * The chat's page and its style, if the site's configuration has an application id. Otherwise neither is built:
 * docs/decisions/0030-leads-and-chat.md.
 */
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { site } from "../../site.config.ts";
import { chatPath } from "#chat/provider.ts";

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const chat = (): AstroIntegration => ({
  name: "chat",
  hooks: {
    "astro:config:setup": ({ injectRoute, injectScript }) => {
      if (site.chat === undefined) return;
      injectRoute({ pattern: chatPath.slice(0, -1), entrypoint: fileOf("../chat/chat.astro") });
      // The button is on every page (src/layouts/Site.astro).
      const sheet = fileOf("../chat/chat.css").replaceAll("\\", "/");
      injectScript("page-ssr", `import ${JSON.stringify(sheet)};`);
    },
  },
});
