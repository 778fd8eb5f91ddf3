/**
 * The built site on its own server, with a second build that can be deployed while pages are open: the same pages with
 * another title, and a demo whose code has another name. Simulates a real deploy in seconds.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleWorker, offlineFilesOf } from "#build/service-worker.ts";
import { createApp } from "#server/app.ts";
import { dist } from "./dist.ts";
import { serve, type Served } from "#scripts/lib/serve.ts";

/** The second build's prefix for every title. */
export const mark = "Second: ";

export interface DeployedSite extends Served {
  /** The code of the demo on /tables/, in each build. */
  readonly demo: { readonly first: string; readonly second: string };
  /** Paths requested since the last call. */
  takeAsked(): readonly string[];
  /** Switches to the second build. */
  deploySecond(): void;
  /** Switches to the first build, with another worker. */
  replaceWorker(code: string): void;
  /** Answers these paths with 404 from now on. */
  lose(...paths: readonly string[]): void;
  /** Answers nothing from now on, but keeps connections open. */
  hang(): void;
}

/** Without compressed variants, since their plain files are changed. */
function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), "deployed-"));
  cpSync(dist, folder, {
    recursive: true,
    filter: (source) => !/\.(?:br|gz|mp4)$|[/\\](?:cards|blog)$/.test(source),
  });
  return folder;
}

function changeTexts(folder: string, change: (text: string) => string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:html|js)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, "utf8");
    const changed = change(text);
    if (changed !== text) writeFileSync(file, changed);
  }
}

export async function deployedSite(): Promise<DeployedSite> {
  const folders = [copySite(), copySite()] as const;
  const [first, second] = folders;
  const name = readdirSync(join(first, "_astro")).find((file) => file.startsWith("TableDemo."));
  if (name === undefined) throw new Error("dist/ has no code of the demo on /tables/");
  const renamed = "TableDemo.SecondOne.js";
  cpSync(join(second, "_astro", name), join(second, "_astro", renamed));
  rmSync(join(second, "_astro", name));
  changeTexts(second, (text) =>
    text.replaceAll(name, renamed).replace("<title>", () => `<title>${mark}`),
  );
  writeFileSync(join(second, "sw.js"), await bundleWorker(await offlineFilesOf(second)));

  let app: RequestListener = createApp(first);
  const asked: string[] = [];
  let lost: readonly string[] = [];
  const site = await serve((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    if (lost.includes(path.split("?")[0] ?? "")) response.writeHead(404).end();
    else app(request, response);
  });
  return {
    ...site,
    demo: { first: `/_astro/${name}`, second: `/_astro/${renamed}` },
    takeAsked: () => asked.splice(0),
    deploySecond: () => {
      app = createApp(second);
    },
    replaceWorker: (code) => {
      writeFileSync(join(first, "sw.js"), code);
      app = createApp(first);
    },
    lose: (...paths) => {
      lost = paths;
    },
    hang: () => {
      app = () => undefined;
    },
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      for (const folder of folders) rmSync(folder, { recursive: true });
    },
  };
}
