/** Bundles scripts of the site with another configuration, for small test sites. */
import { join } from "node:path";
import { build } from "vite";
import { type Configured, scriptConstants } from "#build/script-constants.ts";
import { liveWords, virtualModule } from "#build/virtual-modules.ts";
import { root } from "./dist.ts";

/**
 * @param entry path of a module, from the project's root
 * @returns one ES module, including its dynamic imports
 */
export async function bundleScript(entry: string, configured: Configured): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: scriptConstants(configured),
    plugins: [virtualModule(liveWords)],
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      lib: { entry: join(root, entry), formats: ["es"], fileName: "script" },
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (first === undefined || !("output" in first)) throw new Error(`${entry} did not compile`);
  return first.output[0].code;
}
