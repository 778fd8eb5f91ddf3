/** The two runs that there are: comparing with the references, and making them again. */
import { mkdir, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Browser } from "playwright-core";
import { pagesIn } from "../bench/pages.ts";
import { serveSite } from "../bench/serve.ts";
import type { Template } from "../bench/templates.ts";
import { Refusal, say } from "../lib/cli.ts";
import { isBuilt } from "../lib/fresh.ts";
import type { Output } from "../lib/paths.ts";
import { picturesOf } from "./camera.ts";
import { evidenceFolder, folderOf, keepExpected, keepFailure } from "./evidence.ts";
import { inTurn } from "./in-turn.ts";
import { addressOf, compareTemplate, type Failure, updateTemplate } from "./look-at.ts";
import { looks } from "./looks.ts";
import { sentence, writeReport } from "./report.ts";

export interface Run {
  readonly browser: Browser;
  readonly output: Output;
  readonly templates: readonly Template[];
}

const builtPages = async ({ dist }: Output) =>
  new Set((await pagesIn(dist)).map(({ path }) => path));

/** Tells how far a run is. @returns to be called when a template is done, with what came of it */
function progress(templates: number) {
  let done = 0;
  return (route: string, result: string) => {
    done += looks.length;
    say(`${String(done)} of ${String(templates * looks.length)}  ${route}  ${result}`);
  };
}

export interface Made {
  /** Templates whose references are new; the others were as expected and stay. */
  readonly templates: number;
  /** Size of their files. */
  readonly bytes: number;
}

/** Makes the references of the templates that are not as expected. */
export async function update({ browser, output, templates }: Run): Promise<Made> {
  await using site = await serveSite(output);
  const built = await builtPages(output);
  const tell = progress(templates.length);
  const sizes: number[] = [];
  await inTurn(browser, templates, async (page, template) => {
    const size = await updateTemplate(page, site.origin, template, built);
    if (size !== undefined) sizes.push(size);
    tell(template.route, size === undefined ? "as it was" : `${(size / 1000).toFixed(0)} KB`);
  });
  return { templates: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Takes failed pictures once more from another build, as what was expected. */
async function expectFrom(browser: Browser, before: string, failures: readonly Failure[]) {
  const output = { dist: join(before, "dist"), records: join(before, "build") };
  if (!isBuilt(output)) throw new Refusal(`${before} has no build; run npm run build there.`);
  await using site = await serveSite(output);
  const built = await builtPages(output);
  const paths = [...new Set(failures.map(({ path }) => path))].filter((path) => built.has(path));
  await inTurn(browser, paths, async (page, path) => {
    const failed = failures.filter((failure) => failure.path === path);
    const wanted = failed.map(({ look }) => look);
    for await (const { look, pixels } of picturesOf(page, addressOf(site.origin, path), wanted)) {
      const failure = failed.find((one) => one.look === look);
      if (failure !== undefined) await keepExpected(failure, pixels);
    }
  });
}

const withFolder = (failure: Failure) =>
  `${sentence(failure)}: ${relative(process.cwd(), folderOf(failure))}`;

export interface Verdict {
  /** Sentences on templates that could not be compared. */
  readonly complaints: readonly string[];
  readonly failures: readonly Failure[];
  /** Path of the page that shows the failures; undefined without any. */
  readonly report: string | undefined;
}

/** @param before folder of a built checkout of how the site was, whose pictures are shown as what was expected */
export async function compareAll(
  { browser, output, templates }: Run,
  before: string | undefined,
): Promise<Verdict> {
  await rm(evidenceFolder, { recursive: true, force: true });
  await mkdir(evidenceFolder, { recursive: true });
  await using site = await serveSite(output);
  const built = await builtPages(output);
  const tell = progress(templates.length);
  const complaints: string[] = [];
  const failures: Failure[] = [];
  await inTurn(browser, templates, async (page, template) => {
    const result = await compareTemplate(page, site.origin, template, built, keepFailure);
    if (typeof result === "string") complaints.push(`${template.route} ${result}.`);
    else failures.push(...result);
    const words = typeof result === "string" ? [result] : result.map(withFolder);
    tell(template.route, words.length === 0 ? "as expected" : words.join("\n  "));
  });
  if (failures.length === 0) return { complaints, failures, report: undefined };
  if (before !== undefined) await expectFrom(browser, before, failures);
  return { complaints, failures, report: await writeReport(failures, before === undefined) };
}
