/**
 * The data of the initial charts on /dashboards/: `import answers from "virtual:board-answers"` gives each query's SQL,
 * columns and rows. Queried at build time, since the sample shop never changes: the board works before the database has
 * loaded.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./after-build.ts";
import type * as Answers from "./shop-answer.ts";
import { contentOf, type VirtualModule } from "./virtual-modules.ts";

const require = createRequire(import.meta.url);

export const boardAnswers: VirtualModule = {
  name: "board-answers",
  prefix: "virtual:board-answers",
  value: (_, watch) => {
    const { chartAnswer } = require("./shop-answer.ts") as typeof Answers;
    const { file, content: board } = contentOf("dashboardDemo");
    watch(join(root, file));
    const charts = board.charts.map((chart, i) => [`charts #${i + 1}`, chart] as const);
    const answers = [...charts, ["start", board.start] as const].map(
      ([field, { sql, x = "", ys }]) =>
        [sql, chartAnswer(`${file}: field "${field}"`, { sql, x, ys })] as const,
    );
    return [...new Map(answers)].map(([sql, answer]) => ({ sql, ...answer }));
  },
};
