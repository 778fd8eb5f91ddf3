/**
 * What the sample shop's columns hold, for EZQL in the page: `import values from "virtual:known-values"`. Asked at
 * build, since the shop is the same everywhere: the first question need not wait for the database to list them.
 */
import { createRequire } from "node:module";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";
import type * as KnownValues from "../lib/ezql/known-values.ts";
import type * as Shop from "./shop-answer.ts";

const require = createRequire(import.meta.url);
const id = "virtual:known-values";

export function knownValuesModule(): Plugin {
  return {
    name: "known-values",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      // By Node itself: what loaded the configuration is gone by now (live-words.ts).
      const { shopAnswer } = require("./shop-answer.ts") as typeof Shop;
      const { knownValues, valuesQuery } =
        require("../lib/ezql/known-values.ts") as typeof KnownValues;
      return `export default ${JSON.stringify(knownValues(shopAnswer(valuesQuery).rows))}`;
    },
  };
}

export function shopValues(): AstroIntegration {
  return {
    name: "known-values",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [knownValuesModule()] } });
      },
    },
  };
}
