/**
 * Gives the layout the page script (src/enhance/) as one small text, `virtual:page-script`, to be inlined in
 * the head: it must run before the first paint (theme) and before the first click (nothing is lost).
 */
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const id = "virtual:page-script";
const entry = fileURLToPath(new URL("../enhance/index.ts", import.meta.url));
const folder = fileURLToPath(new URL("../enhance/", import.meta.url));

/** Bundles src/enhance/ into one classic script. Throws what Vite throws when it does not compile. */
export async function bundlePageScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      target: "es2022",
      modulePreload: false,
      lib: { entry, formats: ["iife"], name: "page", fileName: "page" },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (first === undefined || !("output" in first))
    throw new Error("the page script did not compile");
  const code = first.output[0].code.trim();
  // A closing tag inside a text would end the inline script early.
  if (code.includes("</script"))
    throw new Error("the page script must not hold a closing script tag");
  return code;
}

export function pageScript(): Plugin {
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
