/**
 * Modules that the build writes for parts of the page: what they say is worked out here, once, and comes with the code
 * of who imports them.
 */
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";

/** How a module is written. */
export interface VirtualModule {
  /** What the plugin is called in messages. */
  readonly name: string;
  /** What the names of its modules begin with: `virtual:…`. */
  readonly prefix: string;
  /**
   * @param rest of the module's name, behind the prefix
   * @param watch takes the path of each file that the module is made of
   * @returns what the module exports by default; JSON
   * @throws ContentError for content that does not fit
   */
  readonly value: (rest: string, watch: (path: string) => void) => unknown;
}

/** The plugin alone, for those who build without Astro. */
export const virtualModule = ({ name, prefix, value }: VirtualModule): Plugin => ({
  name,
  resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
  load(source) {
    if (!source.startsWith(`\0${prefix}`)) return undefined;
    const exported = value(source.slice(prefix.length + 1), (path) => {
      this.addWatchFile(path);
    });
    return `export default ${JSON.stringify(exported)}`;
  },
});

export const virtualModuleIntegration = (module: VirtualModule): AstroIntegration => ({
  name: module.name,
  hooks: {
    "astro:config:setup": ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [virtualModule(module)] } });
    },
  },
});
