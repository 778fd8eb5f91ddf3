/**
 * What the charts answer that the board on /dashboards/ comes with: `import answers from "virtual:board-answers"`.
 * Asked at build, since the shop is the same everywhere: the board is live before the database is there.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";
import type * as Explain from "../model/explain.ts";
import type * as Kinds from "../model/kinds.ts";
import type * as Shop from "./shop-answer.ts";

const require = createRequire(import.meta.url);
const id = "virtual:board-answers";
const root = new URL("../../", import.meta.url);

/** The virtual module: of each query its SQL, columns and rows. @throws ContentError for content that does not fit */
export function boardAnswersModule(): Plugin {
  return {
    name: "board-answers",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      // By Node itself: what loaded the configuration is gone by now (live-words.ts).
      const { parseContent } = require("../model/explain.ts") as typeof Explain;
      const { contentFiles, kinds } = require("../model/kinds.ts") as typeof Kinds;
      const { shopAnswer } = require("./shop-answer.ts") as typeof Shop;
      const file = contentFiles.dashboardDemo;
      const path = fileURLToPath(new URL(file, root));
      this.addWatchFile(path);
      const board = parseContent(file, readFileSync(path, "utf8"), kinds.dashboardDemo);
      const queries = new Set([...board.charts, board.start].map(({ sql }) => sql));
      const answers = [...queries].map((sql) => ({ sql, ...shopAnswer(sql) }));
      return `export default ${JSON.stringify(answers)}`;
    },
  };
}

export function boardAnswers(): AstroIntegration {
  return {
    name: "board-answers",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [boardAnswersModule()] } });
      },
    },
  };
}
