/** What small test sites need that have another configuration than the tested one: its scripts and its policy. */
import { join } from "node:path";
import { build } from "vite";
import { type Configured, scriptConstants } from "#build/script-constants.ts";
import { liveWords, virtualModule } from "#build/virtual-modules.ts";
import { pageDirectives, type Sources } from "#lib/site/content-security-policy.ts";
import { root } from "./dist.ts";

/** A site that has nothing configured but this. */
export const configuredWith = (own: Partial<Configured>): Configured => ({
  leadsTo: undefined,
  chat: undefined,
  offline: false,
  vitals: undefined,
  ...own,
});

/** The policy of its pages, which run no inline script. */
export const policyOf = (configured: Configured, sources?: Sources): string =>
  [
    ...pageDirectives(
      { ...configured, formTargets: [], leadTargets: [], ezql: undefined },
      sources,
    ),
    `script-src ${["'self'", ...(sources?.["script-src"] ?? [])].join(" ")}`,
    `style-src ${["'self'", ...(sources?.["style-src"] ?? [])].join(" ")}`,
  ].join("; ");

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
