/** What drawing charts weighs by itself: its code and style without React, which every demo has, in Brotli. */
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { liveWords } from "../../../src/build/live-words.ts";
import { virtualModule } from "../../../src/build/virtual-module.ts";
import { brotli } from "./wire.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const entry = "virtual:charts";

/** @returns bytes of a live chart with all that can be chosen about it. @throws what Vite throws */
export async function chartsCode(): Promise<number> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [
      virtualModule(liveWords),
      {
        name: "charts-entry",
        resolveId: (source) => (source === entry ? `\0${entry}` : undefined),
        load: (source) =>
          source === `\0${entry}`
            ? `export * from "/src/live/engine/charts/ChartView.tsx"; export * from "/src/live/engine/charts/ChartSetup.tsx";`
            : undefined,
      },
    ],
    build: {
      write: false,
      target: ["chrome123", "firefox121", "safari17.5"],
      rollupOptions: {
        input: entry,
        external: /^react(?:-dom)?(?:\/|$)/,
        preserveEntrySignatures: "strict",
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return outputs.reduce(
    (sum, file) => sum + brotli(file.type === "chunk" ? file.code : String(file.source)),
    0,
  );
}
