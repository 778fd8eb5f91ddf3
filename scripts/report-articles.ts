/**
 * `npm run check -- articles [-- --json]`: each article's length, reading grade, longest paragraph and links; sentences
 * that two articles share; figures without a sum, an assumption or a source. Ends with code 1 when something is
 * wrong. The same report over content/blog/ is a test: tests/unit/articles.test.ts.
 */
import { parseArgs } from "node:util";
import { articleFiles } from "#content/articles/library.ts";
import { main, refusing } from "./lib/cli.ts";
import { root } from "./lib/paths.ts";
import { readFiles, reportArticles } from "./report/articles.ts";
import { printReport } from "./report/print.ts";

await main(async () => {
  const { values } = await refusing(() => parseArgs({ options: { json: { type: "boolean" } } }));
  const report = reportArticles(readFiles(root, articleFiles(root)));
  const text = values.json === true ? `${JSON.stringify(report, null, 2)}\n` : printReport(report);
  process.stdout.write(text);
  if (report.faults.length > 0) process.exitCode = 1;
});
