/**
 * `npm test -- visual`: pictures of one page of every template in both themes and four widths, compared with the
 * references in tests/visual/. Builds what is out of date. `--update` makes new references. Part of
 * `npm run test:full`; ends with code 1 when a picture is not as expected.
 * docs/decisions/0040-visual-regression.md says how it compares and why so.
 */
import { relative, resolve } from "node:path";
import { templatesIn } from "./bench/pages.ts";
import { choose } from "./bench/templates.ts";
import { build } from "./build.ts";
import { main, refusing, say, secondsSince } from "./lib/cli.ts";
import { inputHash, isFresh } from "./lib/fresh.ts";
import { outputAt, root } from "./lib/paths.ts";
import { launchNamed } from "./visual/chromium.ts";
import { looks } from "./visual/looks.ts";
import { readOptions, usage } from "./visual/options.ts";
import { removeFiles, strayFiles } from "./visual/references.ts";
import { compareAll, type Run, update } from "./visual/runs.ts";
import { nameVersion } from "./visual/version.ts";

const began = performance.now();
const print = (line: string) => process.stdout.write(`${line}\n`);

async function updateAndTell(run: Run, stray: readonly string[], all: boolean): Promise<void> {
  const made = await update(run);
  await removeFiles(stray);
  if (all) await nameVersion(run.browser.version());
  const size = `${(made.bytes / 1_000_000).toFixed(1)} MB`;
  const [some, every] = [made.templates, run.templates.length].map(String);
  print(`New references of ${some} of ${every} templates, ${size}, ${secondsSince(began)}`);
}

async function compareAndTell(
  run: Run,
  stray: readonly string[],
  before: string | undefined,
): Promise<void> {
  const { complaints, failures, report } = await compareAll(run, before);
  const strays = stray.map((name) => `${name} belongs to no template; --update removes it.`);
  for (const line of [...complaints, ...strays]) print(line);
  if (report !== undefined) print(`Look at ${relative(process.cwd(), report)}`);
  const pictures = run.templates.length * looks.length;
  const failed = failures.length + complaints.length * looks.length;
  print(
    `${String(pictures - failed)} of ${String(pictures)} pictures as expected, ${secondsSince(began)}`,
  );
  if (failed + strays.length > 0) process.exitCode = 1;
}

await main(async () => {
  const options = await refusing(() => readOptions(process.argv.slice(2)));
  if (options.help) {
    process.stdout.write(usage);
    return;
  }
  const all = options.only.length === 0;
  await using browser = await launchNamed(options.update && all);
  const output = outputAt(options.out === undefined ? undefined : resolve(options.out));
  const isDue =
    options.out === undefined && !(await isFresh(output, await inputHash(root, process.env)));
  if (isDue) await build(output);

  const every = await templatesIn(output.dist);
  const run = { browser, output, templates: choose(every, options.only) };
  const stray = all ? await strayFiles(every) : [];
  say(`Chromium ${browser.version()}, ${String(run.templates.length * looks.length)} pictures`);
  const before = options.before === undefined ? undefined : resolve(options.before);
  if (options.update) await updateAndTell(run, stray, all);
  else await compareAndTell(run, stray, before);
});
