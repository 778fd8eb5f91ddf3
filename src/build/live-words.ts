/**
 * Gives live parts their words from content/ with their code: `import words from "virtual:words/engine"`. As props
 * of an island they would stand in the HTML of a page whose demo nobody touches.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { z } from "astro/zod";
import type { Plugin } from "vite";
import type * as Explain from "../model/explain.ts";
import type * as Kinds from "../model/kinds.ts";

const require = createRequire(import.meta.url);
const prefix = "virtual:words/";
const root = new URL("../../", import.meta.url);

/**
 * The virtual modules, one for each kind of content that has one file.
 *
 * @throws Error for a kind that is not known; ContentError for content that does not fit, as the build does
 */
export function liveWordsModule(): Plugin {
  return {
    name: "live-words",
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${prefix}`)) return undefined;
      // Loaded here: the model reads its constants when it is loaded, which a configuration should not.
      // By Node itself: what loaded the configuration is gone by now.
      const { parseContent } = require("../model/explain.ts") as typeof Explain;
      const { contentFiles, kinds } = require("../model/kinds.ts") as typeof Kinds;
      const kind = source.slice(prefix.length + 1);
      if (!(kind in kinds)) throw new Error(`${kind} is no kind of content`);
      const file = contentFiles[kind as Kinds.Kind];
      const path = fileURLToPath(new URL(file, root));
      this.addWatchFile(path);
      const words = parseContent(
        file,
        readFileSync(path, "utf8"),
        kinds[kind as Kinds.Kind] as z.ZodType<object>,
      );
      return `export default ${JSON.stringify(words)}`;
    },
  };
}

export function liveWords(): AstroIntegration {
  return {
    name: "live-words",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [liveWordsModule()] } });
      },
    },
  };
}
