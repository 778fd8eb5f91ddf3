/**
 * What the sample shop's columns hold, for EZQL in the page: `import values from "virtual:known-values"`. Asked at
 * build, since the shop is the same everywhere: the first question need not wait for the database to list them.
 */
import { createRequire } from "node:module";
import type * as KnownValues from "#live/ai/ezql/known-values.ts";
import type * as Shop from "./shop-answer.ts";
import type { VirtualModule } from "./virtual-module.ts";

const require = createRequire(import.meta.url);

export const shopValues: VirtualModule = {
  name: "known-values",
  prefix: "virtual:known-values",
  value: () => {
    // By Node itself: what loaded the configuration is gone by now (live-words.ts).
    const { shopAnswer } = require("./shop-answer.ts") as typeof Shop;
    const { knownValues, valuesQuery } =
      require("#live/ai/ezql/known-values.ts") as typeof KnownValues;
    return knownValues(shopAnswer(valuesQuery).rows);
  },
};
