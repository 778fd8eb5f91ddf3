/** Writes /licences.txt: whose work is in what visitors get, under which license, with its text. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { fontFamilies } from "../../lib/text/font-families.ts";
import { fontNotices, licencesText, noticeOf } from "./notices.ts";
import { shipped, shippedPackages } from "./shipped.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** What stands in pages without a bundler: Astro's few lines that wake an island. */
const inlined = ["astro"];

/** To stand behind every integration that builds scripts. */
export const licences = (): AstroIntegration => ({
  name: "licences",
  hooks: {
    "astro:config:setup": ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [shipped()] } });
    },
    "astro:build:done": ({ dir }) => {
      const lock = readFileSync(`${root}package-lock.json`, "utf8");
      const names = new Set([...shippedPackages(), ...inlined]);
      const notices = [
        ...[...names].map((name) => noticeOf(`${root}node_modules`, name)),
        ...fontNotices(`${root}src/fonts`, lock, fontFamilies),
      ];
      writeFileSync(new URL("licences.txt", dir), licencesText(notices));
    },
  },
});
