/**
 * Gives live parts their words from content/ with their code: `import words from "virtual:words/engine"`. As props
 * of an island they would stand in the HTML of a page whose demo nobody touches.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { z } from "astro/zod";
import type * as Kinds from "#content/collections.ts";
import type * as Plans from "#content/plans.ts";
import type * as ReadFile from "#content/parse.ts";
import type { VirtualModule } from "./virtual-module.ts";

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL("../../", import.meta.url));

/** One module for each kind of content that has one file. @throws Error for a kind that is not known */
export const liveWords: VirtualModule = {
  name: "live-words",
  prefix: "virtual:words/",
  value: (kind, watch) => {
    // Loaded here: the model reads its constants when it is loaded, which a configuration should not.
    // By Node itself: what loaded the configuration is gone by now.
    const { readContentFile } = require("#content/parse.ts") as typeof ReadFile;
    const { contentFiles, kinds } = require("#content/collections.ts") as typeof Kinds;
    if (!(kind in kinds)) throw new Error(`${kind} is no kind of content`);
    const file = contentFiles[kind as Kinds.Kind];
    watch(join(root, file));
    const words = readContentFile(root, file, kinds[kind as Kinds.Kind] as z.ZodType<object>);
    if (kind !== "plans") return words;
    // The calculator goes by the figures; the words of the cards would only be a load.
    const { quotedPlans } = require("#content/plans.ts") as typeof Plans;
    return quotedPlans.parse(words);
  },
};
