/**
 * Gives the layout the page script (src/enhance/) as one small text, `virtual:page-script`, to be inlined in
 * the head: it must run before the first paint (theme) and before the first click (nothing is lost). And the
 * later script as a file beside the other assets.
 */
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build, type Plugin, type UserConfig } from "vite";

const id = "virtual:page-script";
const folder = fileURLToPath(new URL("../enhance/", import.meta.url));

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

/** @returns the later script and its address, which changes with it */
export async function bundleLaterScript(): Promise<{ address: string; code: string }> {
  const code = await bundle("later/index.ts", "es", {});
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return { address: `/_astro/later.${hash}.js`, code };
}

/** @returns the page script as one classic script */
export async function bundlePageScript(): Promise<string> {
  const { address } = await bundleLaterScript();
  const code = await bundle("index.ts", "iife", { laterScript: JSON.stringify(address) });
  // A closing tag inside a text would end the inline script early.
  if (code.includes("</script"))
    throw new Error("the page script must not hold a closing script tag");
  return code;
}

/** The virtual module. */
export function pageScriptModule(): Plugin {
  return {
    name: "page-script",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      return `export default ${JSON.stringify(await bundlePageScript())}`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(folder)) return;
      const module = server.moduleGraph.getModuleById(`\0${id}`);
      if (module) server.moduleGraph.invalidateModule(module);
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
          if (!request.url?.startsWith("/_astro/later.")) {
            next();
            return;
          }
          response.setHeader("Content-Type", "text/javascript");
          bundleLaterScript().then(({ code }) => response.end(code), next);
        });
      },
      "astro:build:done": async ({ dir }) => {
        const { address, code } = await bundleLaterScript();
        await writeFile(new URL(`.${address}`, dir), code);
      },
    },
  };
}
