/**
 * Gives the layout the page script (src/enhance/) as one small text, `virtual:page-script`, to be inlined in
 * the head: it must run before the first paint (theme) and before the first click (nothing is lost). And the
 * scripts that are fetched when they are wanted as files beside the other assets; pages that name one get its
 * address from `virtual:script-addresses`.
 */
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build, type Plugin, type UserConfig } from "vite";

const id = "virtual:page-script";
const addressesId = "virtual:script-addresses";
const folder = fileURLToPath(new URL("../enhance/", import.meta.url));
/** What the search script is made of beside src/enhance/. */
const lib = fileURLToPath(new URL("../lib/", import.meta.url));

/** Scripts that are fetched when they are wanted, by name. */
const fetched = {
  /** At the visitor's first move. */
  later: "later/index.ts",
  /** When the search is opened. */
  search: "search/index.ts",
  /** By the page of an unknown article. */
  lookup: "search/lookup.ts",
  /** By the page of the visitor's privacy choices. */
  privacy: "privacy/index.ts",
} as const;
export type FetchedScript = keyof typeof fetched;
const names = Object.keys(fetched) as FetchedScript[];

type Format = "iife" | "es";

/** Bundles one entry of src/enhance/. Throws what Vite throws when it does not compile. */
async function bundle(entry: string, format: Format, define: UserConfig["define"]) {
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: define ?? {},
    build: {
      write: false,
      minify: true,
      target: "es2022",
      modulePreload: false,
      lib: { entry: `${folder}${entry}`, formats: [format], name: "page", fileName: "page" },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (first === undefined || !("output" in first))
    throw new Error(`src/enhance/${entry} did not compile`);
  return first.output[0].code.trim();
}

interface Script {
  /** Changes with the code. */
  readonly address: string;
  readonly code: string;
}

/** Bundles a script that is fetched when it is wanted. */
export async function bundleScript(name: FetchedScript): Promise<Script> {
  const code = await bundle(fetched[name], "es", {});
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return { address: `/_astro/${name}.${hash}.js`, code };
}

/** @returns the page script as one classic script */
export async function bundlePageScript(): Promise<string> {
  const [later, search] = await Promise.all([bundleScript("later"), bundleScript("search")]);
  const code = await bundle("index.ts", "iife", {
    laterScript: JSON.stringify(later.address),
    searchScript: JSON.stringify(search.address),
  });
  // A closing tag inside a text would end the inline script early.
  if (code.includes("</script"))
    throw new Error("the page script must not hold a closing script tag");
  return code;
}

async function addresses(): Promise<Record<FetchedScript, string>> {
  const all = await Promise.all(
    names.map(async (name) => [name, (await bundleScript(name)).address] as const),
  );
  return Object.fromEntries(all) as Record<FetchedScript, string>;
}

/** The virtual modules. */
export function pageScriptModule(): Plugin {
  return {
    name: "page-script",
    resolveId: (source) => (source === id || source === addressesId ? `\0${source}` : undefined),
    async load(source) {
      if (source === `\0${id}`) return `export default ${JSON.stringify(await bundlePageScript())}`;
      if (source !== `\0${addressesId}`) return undefined;
      return `export default ${JSON.stringify(await addresses())}`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(folder) && !file.startsWith(lib)) return;
      for (const name of [id, addressesId]) {
        const module = server.moduleGraph.getModuleById(`\0${name}`);
        if (module) server.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: "full-reload" });
    },
  };
}

export function pageScript(): AstroIntegration {
  return {
    name: "page-script",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [pageScriptModule()] } });
      },
      "astro:server:setup": ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const name = names.find((each) => request.url?.startsWith(`/_astro/${each}.`));
          if (name === undefined || request.url?.endsWith(".json")) {
            next();
            return;
          }
          response.setHeader("Content-Type", "text/javascript");
          bundleScript(name).then(({ code }) => response.end(code), next);
        });
      },
      "astro:build:done": async ({ dir }) => {
        for (const name of names) {
          const { address, code } = await bundleScript(name);
          await writeFile(new URL(`.${address}`, dir), code);
        }
      },
    },
  };
}
