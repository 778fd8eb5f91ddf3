/**
 * `npm run bench -- scale`: builds a copy of the project with 100, 1,000 and 10,000 further articles, without social
 * cards and compression, which a cache keeps. Ends with code 1 when an article costs too much, or more the more there are.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { articleFiles } from "#content/articles/library.ts";
import { articleFolder } from "#content/articles/picture-file.ts";
import { topics } from "#content/articles/topics.ts";
import { givenOptions, main, Refusal, printProgress } from "../lib/cli.ts";
import { filesBelow, programOf, root } from "../lib/paths.ts";
import { run } from "../lib/program.ts";
import { columns, showConditions } from "./common.ts";

/** Milliseconds that an article beyond the first hundred may cost. */
const dearest = 8;
/** How much more an article may cost between the last two counts than between the two before. */
const steepest = 1.3;

const presentArticles = articleFiles(root).map((file) => readFileSync(join(root, file), "utf8"));

/** @returns the text of a further article, with the words of a present one */
function article(n: number, count: number): string {
  const [, , body = ""] = presentArticles[n % presentArticles.length]?.split(/^---$/m) ?? [];
  const day = new Date(Date.UTC(2016, 0, 1) + (n / count) * 3.1e11).toISOString().slice(0, 10);
  return `---
title: "Article number ${n}"
description: "What there is to know of the subject that has the number ${n}, in plain words."
date: "${day}"
topics: [${topics[n % topics.length] ?? topics[0]}]
---
${body}`;
}

/** Astro's configuration in the copy: without cards, with its caches in the copy. */
const configuration = `import config from "./astro.config.ts";
const integrations = config.integrations.flat().filter((each) => each && each.name !== "social-cards");
export default { ...config, integrations, cacheDir: "./.cache/astro", vite: { ...config.vite, cacheDir: "./.cache/vite" } };
`;

/** @returns the folder of a copy of the project, with the project's own packages, until it is disposed of */
function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), "scale-"));
  const left = new Set(["node_modules", ".git", "dist", "build", ".cache", ".astro"]);
  cpSync(root, copy, { recursive: true, filter: (path) => !left.has(relative(root, path)) });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
  writeFileSync(join(copy, "bench.config.ts"), configuration);
  return { copy, [Symbol.dispose]: () => rmSync(copy, { recursive: true, force: true }) };
}

/** Builds the copy with so many further articles, of which it has fewer so far. @returns the number of pages, and the milliseconds it took */
async function measure(copy: string, articles: number) {
  for (const made of ["dist", ".cache", ".astro"])
    rmSync(join(copy, made), { recursive: true, force: true });
  for (let n = 0; n < articles; n += 1)
    writeFileSync(join(copy, articleFolder, `article-${n}.md`), article(n, articles));
  const began = performance.now();
  const args = [programOf("astro"), "build", "--config", "bench.config.ts"];
  const { ok, output } = await run(process.execPath, args, {
    cwd: copy,
    env: { NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" },
  });
  const milliseconds = performance.now() - began;
  if (!ok) throw new Refusal(`${output.slice(-4000)}\nThe build of the copy failed; see above.`);
  const files = await filesBelow(join(copy, "dist"));
  return { pages: files.filter((path) => path.endsWith(".html")).length, milliseconds };
}

await main(async () => {
  const { counts } = await givenOptions({
    counts: { type: "string", default: "100,1000,10000" },
  });
  await showConditions();
  using project = copyProject();
  const lines = [["", "", "build", "ms per article"]];
  /** Milliseconds per further article, for each count but the first. */
  const costs: number[] = [];
  let before: { articles: number; milliseconds: number } | undefined;
  for (const articles of counts.split(",").map(Number)) {
    const name = `${articles.toLocaleString("en-US")} articles`;
    printProgress(name);
    const { pages, milliseconds } = await measure(project.copy, articles);
    if (before !== undefined)
      costs.push((milliseconds - before.milliseconds) / (articles - before.articles));
    const cost = costs.at(-1)?.toFixed(1) ?? "";
    lines.push([name, `${pages} pages`, `${(milliseconds / 1000).toFixed(1)} s`, cost]);
    before = { articles, milliseconds };
  }
  const last = costs.at(-1) ?? 0;
  const growth = last / ((costs.at(-2) ?? last) || 1);
  const isOver = last > dearest || growth > steepest;
  process.stdout.write(
    `\n${columns(lines)}\nAn article costs ${last.toFixed(1)} ms (at most ${dearest}), ${growth.toFixed(2)} times as much as before (at most ${steepest}).\n`,
  );
  if (isOver) process.exitCode = 1;
});
