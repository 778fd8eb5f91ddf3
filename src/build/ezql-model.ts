/**
 * `import model from "virtual:ezql-model"`: asks the owner's model at SITE_EZQL; null, without code, if that is unset.
 */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const id = "virtual:ezql-model";
const code = fileURLToPath(new URL("../live/ai/model.ts", import.meta.url));

/** @param address the setting, if any */
export const ezqlModel = (address: string | undefined): Plugin => ({
  name: "ezql-model",
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(source) {
    if (source !== `\0${id}`) return undefined;
    if (address === undefined) return "export default null";
    return [
      `import { createModel } from ${JSON.stringify(code)};`,
      `export default createModel(${JSON.stringify(address)});`,
    ].join("\n");
  },
});
