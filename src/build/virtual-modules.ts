/**
 * Modules that the build generates for parts of the page: their value is computed once and bundled with the code that
 * imports it. Content and sample shop are loaded late, since they read files, and by Node itself, since the
 * configuration's loader is gone by then.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import type { AstroIntegration } from "astro";
import type { z } from "astro/zod";
import type { Plugin } from "vite";
import type * as Kinds from "#content/collections.ts";
import type * as Parse from "#content/parse.ts";
import type * as Plans from "#content/plans.ts";
import type * as KnownValues from "#live/ai/ezql/tables.ts";
import { root } from "./after-build.ts";
import type * as Shop from "./shop-answer.ts";

const require = createRequire(import.meta.url);

export interface VirtualModule {
  /** The prefix of its modules' names, after `virtual:`. */
  readonly name: string;
  /**
   * @param rest of the module's name, after the prefix
   * @param watch receives the path of each file it depends on
   */
  readonly value: (rest: string, watch: (path: string) => void) => unknown;
}

export const virtualModule = ({ name, value }: VirtualModule): Plugin => ({
  name,
  resolveId: (source) => (source.startsWith(`virtual:${name}`) ? `\0${source}` : undefined),
  load(source) {
    const prefix = `\0virtual:${name}`;
    if (!source.startsWith(prefix)) return undefined;
    try {
      const exported = value(source.slice(prefix.length), (path) => this.addWatchFile(path));
      return `export default ${JSON.stringify(exported)}`;
    } catch (error) {
      if (!this.meta.watchMode || !(error instanceof Error)) throw error;
      // On the development server the module has to exist, or it would not follow the correction of its file.
      return `throw new Error(${JSON.stringify(error.message)});\nexport default undefined;`;
    }
  },
});

/**
 * Loaded by Node itself, since the configuration's loader is gone by then.
 *
 * @param watch receives the file's path before it is read
 * @returns the content of one kind, and its file
 * @throws ContentError
 */
export function contentOf<K extends Kinds.Kind>(kind: K, watch?: (path: string) => void) {
  const { readContentFile } = require("#content/parse.ts") as typeof Parse;
  const { contentFiles, kinds } = require("#content/collections.ts") as typeof Kinds;
  const file = contentFiles[kind];
  watch?.(join(root, file));
  const schema = kinds[kind] as unknown as z.ZodType<Kinds.Content<K>>;
  return { file, content: readContentFile(root, file, schema) };
}

/**
 * Words from content/ for the code of live parts: `import words from "virtual:words/engine"`. As props of an island
 * they would be in the page's HTML even if no one uses the demo. One module for each kind of content that has one file.
 *
 * @throws Error for an unknown kind
 */
export const liveWords: VirtualModule = {
  name: "words/",
  value: (kind, watch) => {
    const { kinds } = require("#content/collections.ts") as typeof Kinds;
    if (!(kind in kinds))
      throw new Error(
        `virtual:words/${kind}: src/content/data-schemas.ts has no kind “${kind}”; add it there.`,
      );
    const { content } = contentOf(kind as Kinds.Kind, watch);
    if (kind !== "plans") return content;
    // The calculator needs only the figures, not the words of the cards.
    const { quotedPlans } = require("#content/plans.ts") as typeof Plans;
    return quotedPlans.parse(content);
  },
};

/** Declares the modules of words to TypeScript; the others are in src/env.d.ts. */
export const liveWordTypes = (): AstroIntegration => ({
  name: "live-words",
  hooks: {
    "astro:config:done": ({ injectTypes }) => {
      const { kinds } = require("#content/collections.ts") as typeof Kinds;
      const declared = Object.keys(kinds).map(
        (kind) => `declare module "virtual:words/${kind}" {
  const words: import("#content/collections.ts").Content<"${kind}">;
  export default words;
}`,
      );
      injectTypes({ filename: "live-words.d.ts", content: declared.join("\n") });
    },
  },
});

/**
 * The values in the sample shop's columns, for EZQL in the page: `import values from "virtual:known-values"`. The shop
 * never changes, so the first question need not wait for the database to list them.
 */
export const shopValues: VirtualModule = {
  name: "known-values",
  value: () => {
    const { shopAnswer } = require("./shop-answer.ts") as typeof Shop;
    const { knownValues, valuesQuery } = require("#live/ai/ezql/tables.ts") as typeof KnownValues;
    return knownValues(shopAnswer(valuesQuery).rows);
  },
};

/**
 * The data of the initial charts on /dashboards/: `import answers from "virtual:board-answers"` gives each query's SQL,
 * columns and rows. The board works before the database has loaded.
 */
export const boardAnswers: VirtualModule = {
  name: "board-answers",
  value: (_, watch) => {
    const { chartAnswer } = require("./shop-answer.ts") as typeof Shop;
    const { file, content: board } = contentOf("dashboardDemo", watch);
    const charts = board.charts.map((chart, i) => [`charts #${i + 1}`, chart] as const);
    const answers = [...charts, ["start", board.start] as const].map(
      ([field, { sql, x = "", ys }]) =>
        [sql, chartAnswer(`${file}: field "${field}"`, { sql, x, ys })] as const,
    );
    return [...new Map(answers)].map(([sql, answer]) => ({ sql, ...answer }));
  },
};
